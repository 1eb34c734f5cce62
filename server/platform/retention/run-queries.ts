import { bool, instant, int8, nullable, text } from '../db/columns.ts';
import { many, run } from '../db/statement.ts';

export const recordRun = run(
  { table: text, at: instant, deleted: int8, isDone: bool },
  `insert into retention_runs as r (table_name, ran_at, deleted, deleted_in_all, is_done)
   values ($table, $at, $deleted, $deleted, $isDone)
   on conflict (table_name) do update set ran_at = excluded.ran_at, deleted = excluded.deleted,
     deleted_in_all = r.deleted_in_all + excluded.deleted, is_done = excluded.is_done, failed_at = null`,
);

/** What earlier runs have deleted stays counted. */
export const recordFailure = run(
  { table: text, at: instant },
  `insert into retention_runs (table_name, ran_at, deleted, deleted_in_all, is_done, failed_at)
   values ($table, $at, 0, 0, false, $at)
   on conflict (table_name) do update set is_done = false, failed_at = excluded.failed_at`,
);

export const listRuns = many(
  {},
  { table: text, ranAt: instant, deleted: int8, deletedInAll: int8, isDone: bool, failedAt: nullable(instant) },
  `select table_name as "table", ran_at as "ranAt", deleted, deleted_in_all as "deletedInAll", is_done as "isDone",
     failed_at as "failedAt"
   from retention_runs`,
);
