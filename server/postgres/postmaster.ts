import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '../platform/setup-error.ts';
import type { Program } from './program.ts';

/** What a running PostgreSQL writes into postmaster.pid. */
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

/** Stops a PostgreSQL whose Lilypad was killed. Call it under the lock only: then no running Lilypad can own it. */
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

/** Asks PostgreSQL for a fast shutdown, and if that takes too long for an immediate one. */
export async function endProcess(pid: number, program: Program, isAlive: () => boolean): Promise<void> {
  signal(pid, 'INT', program);
  if (await ends(isAlive, stopTimeoutMs.fast)) return;
  signal(pid, 'QUIT', program);
  if (await ends(isAlive, stopTimeoutMs.abort)) return;
  throw new SetupError(`The database process ${pid} does not end: stop it by hand.`);
}

/** On Windows signals end a process abruptly, except through pg_ctl. */
export function signal(pid: number, name: 'INT' | 'QUIT', program: Program): void {
  if (onWindows) {
    spawnSync(join(program.folder, 'bin', 'pg_ctl'), ['kill', name, String(pid)], { windowsHide: true });
    return;
  }
  try {
    process.kill(pid, `SIG${name}`);
  } catch {
    // It has ended already.
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
 * PostgreSQL refuses to start while the process in its pid file is alive, even when the id now belongs to another program. It
 * handles a dead process itself, since children of that process may still use the data.
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

/** Process ids are reused, so the command line counts too. */
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
