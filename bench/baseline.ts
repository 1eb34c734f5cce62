import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Reading } from './measurement.ts';

/** Numbers of a run that later ones are compared with. */
export interface Baseline {
  /** Absolute numbers compare only on a machine like this one; ratios compare anywhere. */
  readonly machine: string;
  readonly savedOn: string;
  readonly values: Readonly<Record<string, number>>;
}

const file = fileURLToPath(new URL('baseline.json', import.meta.url));

export function readBaseline(): Baseline | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Baseline) : undefined;
}

/** Keeps what was measured now, and of other figures what was there before. */
export function saveBaseline(values: Readonly<Record<string, number>>, today: string): void {
  const saved = readBaseline()?.values ?? {};
  const baseline: Baseline = { machine: machine(), savedOn: today, values: { ...saved, ...values } };
  writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`);
}

export function machine(): string {
  return `${cpus().length} cores, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

/** The name of a reading in the baseline. */
export function readingKey(id: string, { what }: Reading): string {
  return `${id} ${what}`;
}
