import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** CPU seconds, user and system, that a served process and PostgreSQL have used so far. */
export interface Cpu {
  readonly node: number;
  readonly postgres: number;
}

export const cpuIsCounted = process.platform === 'linux';
export const notCountedNote = 'CPU of PostgreSQL cannot be counted on this system: it is read from /proc, on Linux.';

const ticksPerSecond = cpuIsCounted ? Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) : 100;

export function cpuSoFar(pid: number, postmaster: number): Cpu {
  if (!cpuIsCounted) return { node: Number.NaN, postgres: Number.NaN };
  return { node: readTicks(pid).own / ticksPerSecond, postgres: postgresTicks(postmaster) / ticksPerSecond };
}

export function cpuBetween(before: Cpu, after: Cpu): Cpu {
  return { node: after.node - before.node, postgres: after.postgres - before.postgres };
}

/** The kernel adds what ended children used to the postmaster; running ones count their own. */
function postgresTicks(postmaster: number): number {
  const { own, endedChildren } = readTicks(postmaster);
  return listChildProcesses(postmaster).reduce((sum, pid) => sum + readTicks(pid).own, own + endedChildren);
}

export function listChildProcesses(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readStat(name)[1] === String(parent))
    .map(Number);
}

function readTicks(pid: number): { own: number; endedChildren: number } {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = readStat(String(pid)).slice(11, 15).map(Number);
  return { own: user + system, endedChildren: endedUser + endedSystem };
}

/** The fields after the name, which may contain blanks: state, parent, ... An empty list for a process that has ended. */
function readStat(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
