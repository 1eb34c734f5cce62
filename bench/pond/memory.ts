import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childrenOf } from './cpu.ts';

/** Resident memory of a process in bytes. */
export function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

/** Memory of all processes of a PostgreSQL, what they share counted once; not known elsewhere than on Linux. */
export function postgresBytes(postmaster: number): number {
  try {
    return [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + shareOf(pid), 0);
  } catch {
    return Number.NaN;
  }
}

function shareOf(pid: number): number {
  const shares = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss: +(\d+) kB/m.exec(shares)?.[1]) * 1024;
}
