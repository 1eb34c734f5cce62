import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Builds and starts the containers of deploy/, waits until all are healthy, and removes them again. */

const checkout = fileURLToPath(new URL('..', import.meta.url));
const project = 'lilypad-check';
const env = { ...process.env, DOMAIN: 'localhost', POSTGRES_PASSWORD: randomBytes(16).toString('hex') };

function compose(...args: string[]): number {
  const files = ['-p', project, '-f', join(checkout, 'deploy', 'compose.yaml')];
  return spawnSync('docker', ['compose', ...files, ...args], { stdio: 'inherit', env }).status ?? 1;
}

function hasEngine(): boolean {
  const version = spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' });
  return version.status === 0 && spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
}

function check(): boolean {
  const settings = join(checkout, 'deploy', '.env');
  const isOurs = !existsSync(settings);
  if (isOurs) writeFileSync(settings, '');
  try {
    const steps = [
      ['config', '--quiet'],
      ['build'],
      ['up', '--detach', '--wait', '--wait-timeout', '180', 'lilypad'],
      backup,
    ];
    return steps.every((step) => compose(...step) === 0);
  } finally {
    compose('down', '--volumes', '--timeout', '30');
    if (isOurs) rmSync(settings);
  }
}

/** The most frequent command of operators: it needs the database, the settings and a folder to write to. */
const backup = ['exec', '-T', 'lilypad', 'node_modules/.bin/node', 'bin/backup.ts', '/data/check.lilypad'];

if (!hasEngine()) {
  console.error('There is no Docker with Compose and a running engine here: nothing was checked.');
  process.exitCode = 1;
} else if (check()) console.log('The container builds, starts and is healthy.');
else process.exitCode = 1;
