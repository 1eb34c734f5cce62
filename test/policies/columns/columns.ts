import { accountColumns } from './accounts.ts';
import { familyColumns } from './family.ts';
import { playColumns } from './play.ts';
import { safetyColumns } from './safety.ts';
import { socialColumns } from './social.ts';
import { staffColumns } from './staff.ts';

export type Columns = Readonly<Record<string, readonly string[]>>;

/**
 * Every column of every table that the privacy page describes. A new one fails the proof of the claim `columns`: describe it
 * on the page (web/help/messages/kept/en.ts), then add it to the file of its area, in the order of the alphabet.
 */
export const columns: Columns = {
  ...accountColumns,
  ...familyColumns,
  ...playColumns,
  ...safetyColumns,
  ...socialColumns,
  ...staffColumns,
};

/** Tables that say nothing about anybody. */
export const impersonal: readonly string[] = [
  'migrations',
  'settings',
  'cards',
  'generated_riddles',
  'achievements',
  'daily_challenges',
  'child_stats',
  'staff_alerts',
  'mail_tests',
  'retention_runs',
];

/** Tables that stand ready for parts that are not built: nothing on the server writes into them. */
export const empty: readonly string[] = [];
