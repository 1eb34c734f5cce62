import type { DataPurpose, KeptRow, Period } from '#contract/rules/retention.ts';
import type { Queryable } from '../db/statement.ts';

/** Deletes at most `limit` rows older than `before`, the oldest first. Returns how many. */
export type Expire = (db: Queryable, values: { readonly before: Date; readonly limit: number }) => Promise<number>;

/** How long data is kept. */
export type KeepFor =
  /** Erased with the account that it belongs to. */
  | 'account'
  /** As long as this instance runs. It names nobody, or only staff. */
  | 'instance'
  /** The operator decides how long, because it is stored outside the database. */
  | 'operator'
  /** Deleted by the retention job once the period is over. */
  | { readonly period: Period; readonly expire: Expire }
  /** Deleted by a job of its own module, on a date that is stored in the row. */
  | { readonly job: string };

/** What one or more tables are for, and how long their rows are kept. Declared by the module that owns them. */
export interface KeptData {
  /** The row of the privacy page, whose sentences explain it. */
  readonly row: KeptRow;
  readonly purpose: DataPurpose;
  readonly tables: readonly string[];
  readonly keepFor: KeepFor;
}
