import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { SetupError } from '../platform/setup-error.ts';
import type { Program } from './program.ts';

/** What a running PostgreSQL writes into its data. */
export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

const onWindows = process.platform === 'win32';
const stopTimeoutMs = { fast: 30_000, abort: 10_000 };

export function findPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(pidFile(cluster), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** Ends a PostgreSQL whose Lilypad was killed. Call it under the lock only: then no living Lilypad can own it. */
export async function stopOrphan(cluster: string, program: Program, log: (line: string) => void): Promise<void> {
  const pid = findPostmaster(cluster)?.pid;
  if (!pid) return;
  if (!servesCluster(pid, cluster)) {
    removeStalePidFile(pid, cluster);
    return;
  }
  log(`A database was left running by a Lilypad that was killed: stopping process ${pid}.`);
  await endProcess(pid, program, () => servesCluster(pid, cluster));
}

/** Asks PostgreSQL to cut its connections and close its files; if it does not, to drop everything. */
export async function endProcess(pid: number, program: Program, isAlive: () => boolean): Promise<void> {
  signal(pid, 'INT', program);
  if (await ends(isAlive, stopTimeoutMs.fast)) return;
  signal(pid, 'QUIT', program);
  if (await ends(isAlive, stopTimeoutMs.abort)) return;
  throw new SetupError(`The database process ${pid} does not end: stop it by hand.`);
}

/** On Windows a signal is an abrupt end, except through PostgreSQL's own tool. */
export function signal(pid: number, name: 'INT' | 'QUIT', program: Program): void {
  if (onWindows) {
    spawnSync(join(program.folder, 'bin', 'pg_ctl'), ['kill', name, String(pid)], { windowsHide: true });
    return;
  }
  try {
    process.kill(pid, `SIG${name}`);
  } catch {
    // It has ended by itself.
  }
}

async function ends(isAlive: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (isAlive()) {
    if (performance.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

/**
 * PostgreSQL refuses to start while the process in its pid file lives, whatever that process is by now. Of a dead one
 * it must judge itself, since its children may still hold the data.
 */
function removeStalePidFile(pid: number, cluster: string): void {
  if (isAlive(pid)) rmSync(pidFile(cluster), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A process id alone proves nothing, so its command line is asked too. */
function servesCluster(pid: number, cluster: string): boolean {
  const line = commandLine(pid);
  return line.includes('postgres') && (onWindows || line.includes(cluster));
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (onWindows) return run('tasklist', ['/NH', '/FI', `PID eq ${pid}`]);
    return run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  } catch {
    return '';
  }
}

function run(command: string, args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: 'pipe', windowsHide: true });
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
