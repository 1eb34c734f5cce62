import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './environment/databases.ts';
import type { Figure, Measurement } from './measurement.ts';

export const p10: Measurement = {
  id: 'P10',
  what: 'packages that npm start installs on a clean machine like this one',
  goal: 'at most 340; without development 200',
  measure: async () => figure(listPackages(readFileSync(join(checkout, 'package-lock.json'), 'utf8'))),
};

/** What a lock file says of one package. */
interface Package {
  readonly dev?: boolean;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: string | readonly string[];
}

interface System {
  readonly os: string;
  readonly cpu: string;
  readonly libc: string | undefined;
}

function figure(packages: readonly Package[]): Figure {
  const fitting = packages.filter((pack) => fits(pack, thisSystem()));
  return {
    readings: [
      { what: 'packages', value: fitting.length, unit: '', goal: { atMost: 340 } },
      { what: 'without development', value: fitting.filter(({ dev }) => !dev).length, unit: '', goal: { atMost: 200 } },
    ],
    notes: [],
  };
}

/** All packages of a lock file but the project itself. */
export function listPackages(lock: string): Package[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, Package> };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([, pack]) => pack);
}

export function fits({ os, cpu, libc }: Package, system: System): boolean {
  return allows(os, system.os) && allows(cpu, system.cpu) && (!system.libc || allows(libc, system.libc));
}

/** Lists name what is meant, or with `!` what is not. */
function allows(list: string | readonly string[] | undefined, value: string): boolean {
  if (list === undefined) return true;
  const names = [list].flat();
  return names.includes(value) || (names[0]?.startsWith('!') === true && !names.includes(`!${value}`));
}

function thisSystem(): System {
  const { glibcVersionRuntime } = (process.report.getReport() as { header: { glibcVersionRuntime?: string } }).header;
  const libc = glibcVersionRuntime ? 'glibc' : 'musl';
  return { os: process.platform, cpu: process.arch, libc: process.platform === 'linux' ? libc : undefined };
}
