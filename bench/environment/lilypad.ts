import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '#server/postgres/server.ts';
import { freePort } from '#test/support/free-port.ts';
import { checkout, toUrl } from './databases.ts';

/** Longer than the service takes to finish what it has begun. Milliseconds. */
const PATIENCE = 20_000;

/** A process that serves at a port of loopback. */
export interface Served extends AsyncDisposable {
  readonly pid: number;
  readonly port: number;
}

/** The real service as `npm start` runs it, with its settings as they come but for the given ones, over a database of ours. */
export async function startLilypad(connection: Connection, settings: Record<string, string> = {}): Promise<Served> {
  const port = await freePort();
  return untilServing(
    launch(script('start'), { PORT: String(port), DATABASE_URL: toUrl(connection), ...settings }),
    port,
  );
}

/** What npm hands to Node for a script of package.json. */
export function script(name: 'prestart' | 'start'): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  return scripts[name].split(' ').slice(1);
}

/** Runs Node in this checkout; of our own settings it sees none but the given ones. */
export function launch(args: readonly string[], settings: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const env = { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...settings };
  return spawn(process.execPath, [...args], { cwd: checkout, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Milliseconds. A start takes a few seconds; a page that was never built is never served. */
const MAX_START = 60_000;

/** Waits until GET / answers with 200. */
export async function untilServing(child: ChildProcess, port: number): Promise<Served> {
  const startedAt = performance.now();
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`a process that should serve ended with code ${child.exitCode}`);
    if (performance.now() - startedAt > MAX_START) {
      await end(child);
      throw new Error('a process that should serve did not answer GET / with 200');
    }
    await sleep(5);
  }
  return { pid: child.pid ?? 0, port, [Symbol.asyncDispose]: () => end(child) };
}

/** Ends a process kindly, and after a while for good: nothing may be left running. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await ended;
  clearTimeout(patience);
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status === 200;
    },
    () => false,
  );
}
