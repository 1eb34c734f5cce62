import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listChildProcesses } from './cpu.ts';

/** Resident memory of a process in bytes. */
export function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

/** The part of it that no other process could share: without the files of the program. Not known elsewhere than on Linux. */
export function ownBytes(pid: number): number {
  return fromRollup(pid, 'Anonymous');
}

/** Memory of all processes of a PostgreSQL, what they share counted once; not known elsewhere than on Linux. */
export function postgresBytes(postmaster: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  return [postmaster, ...listChildProcesses(postmaster)].reduce((sum, pid) => sum + fromRollup(pid, 'Pss'), 0);
}

function fromRollup(pid: number, name: string): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(rollup)?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}
