import { DAY, later, MINUTE } from '../clock.ts';
import type { Context } from '../context.ts';
import { deleteAnonymousEvents } from '../events.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Module } from '../module.ts';
import type { Expire, KeptData } from './kept-data.ts';
import { readPeriods } from './periods.ts';
import { recordFailure, recordRun } from './run-queries.ts';

/** Rows that one statement deletes: few, so that other statements do not wait for it. */
const SLICE_ROWS = 1000;
/** Milliseconds. What is left after that is for the next run. */
const BUDGET = 10 * MINUTE;

export const retentionJobs: readonly Job[] = [
  {
    name: 'retention.delete-old',
    every: '35 1-6 * * *',
    summary: 'Deletes what has been kept as long as the privacy page says',
    run: (context) => deleteOld(context),
  },
];

/** Tables of the platform. */
const keptByPlatform: readonly KeptData[] = [
  {
    row: 'events',
    purpose: 'account',
    tables: ['events'],
    keepFor: { period: 'events', expire: deleteAnonymousEvents },
  },
  { row: 'log', purpose: 'safety', tables: [], keepFor: 'operator' },
  { row: 'backups', purpose: 'safety', tables: [], keepFor: 'operator' },
];

/** All data that is kept, as declared by the modules. */
export function listKeptData(modules: readonly Module[]): KeptData[] {
  return [...modules.flatMap(({ personalData }) => personalData.keeps), ...keptByPlatform];
}

interface Slices {
  readonly rows?: number;
  /** Milliseconds. */
  readonly budget?: number;
}

/**
 * Deletes in slices, so that a killed run keeps its progress and the next one continues. If one table fails, the others are still
 * processed.
 */
export async function deleteOld(
  context: Pick<Context, 'db' | 'clock' | 'modules' | 'log'>,
  { rows = SLICE_ROWS, budget = BUDGET }: Slices = {},
): Promise<void> {
  const { db, clock, log } = context;
  const days = await readPeriods(db);
  const deadline = performance.now() + budget;
  const failures: unknown[] = [];
  for (const { tables, keepFor } of listKeptData(context.modules)) {
    if (typeof keepFor === 'string' || 'job' in keepFor) continue;
    const [table = ''] = tables;
    const at = clock.now();
    try {
      const ended = await deleteSlices(db, keepFor.expire, later(at, -days[keepFor.period] * DAY), { rows, deadline });
      await recordRun(db, { table, at, ...ended });
    } catch (err) {
      log.error({ err, table }, 'what has been kept long enough could not be deleted');
      failures.push(err);
      // Without the database the failure cannot be noted either; the job itself counts as failed.
      await recordFailure(db, { table, at }).catch(() => undefined);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everything could be deleted');
}

async function deleteSlices(
  db: Context['db'],
  expire: Expire,
  before: Date,
  { rows, deadline }: { rows: number; deadline: number },
): Promise<{ deleted: number; isDone: boolean }> {
  let deleted = 0;
  while (performance.now() < deadline) {
    const gone = await expire(db, { before, limit: rows });
    deleted += gone;
    if (gone < rows) return { deleted, isDone: true };
  }
  return { deleted, isDone: false };
}
