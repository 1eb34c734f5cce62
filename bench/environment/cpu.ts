import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** CPU seconds, user and system, that a served process and PostgreSQL have used so far. */
export interface Cpu {
  readonly node: number;
  readonly postgres: number;
}

export const cpuIsCounted = process.platform === 'linux';
export const whyNotCounted = 'CPU of PostgreSQL cannot be counted on this system: it is read from /proc, on Linux.';

const ticksASecond = cpuIsCounted ? Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) : 100;

export function cpuSoFar(pid: number, postmaster: number): Cpu {
  if (!cpuIsCounted) return { node: Number.NaN, postgres: Number.NaN };
  return { node: readTicks(pid).own / ticksASecond, postgres: clusterTicks(postmaster) / ticksASecond };
}

export function cpuBetween(before: Cpu, after: Cpu): Cpu {
  return { node: after.node - before.node, postgres: after.postgres - before.postgres };
}

/** The postmaster keeps what its ended children have used; the living ones count their own. */
function clusterTicks(postmaster: number): number {
  const { own, ofEnded } = readTicks(postmaster);
  return listChildProcesses(postmaster).reduce((sum, pid) => sum + readTicks(pid).own, own + ofEnded);
}

export function listChildProcesses(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readStat(name)[1] === String(parent))
    .map(Number);
}

function readTicks(pid: number): { own: number; ofEnded: number } {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = readStat(String(pid)).slice(11, 15).map(Number);
  return { own: user + system, ofEnded: endedUser + endedSystem };
}

/** The fields behind the name, which may hold blanks: state, parent, ...; nothing for a process that has ended. */
function readStat(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
