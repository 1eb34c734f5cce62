import type { Decision } from '#contract/safety.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { CaseRecord } from '../moderation/case-queries.ts';
import { exampleFrom } from './example.ts';
import * as queries from './example-queries.ts';

export { KEEP_DECISIONS } from './example.ts';

type WithKeys = Pick<Context, 'keys'>;

/** Saves what a decision of staff says about the filter, if an admin has turned that on. Only queues a write. */
export function saveExample(
  { keys }: WithKeys,
  tx: Transaction,
  record: CaseRecord,
  decision: Decision,
  at: Date,
): void {
  const { id: caseId, authorId: accountId, kind } = record;
  const example = exampleFrom(record, decision);
  if (!example || accountId === null) return;
  const { words, isCrisis, reported, staffSaid } = example;
  const { decision: filterSaid, decidingRules: rules, version } = example.verdict;
  const sealed = words === null ? null : keys.get('examples').seal(caseId, words);
  tx.write(queries.saveExample, {
    ...{ caseId, accountId, kind, words: sealed, isCrisis, reported, filterSaid, rules, version, staffSaid, at },
  });
}

/** When staff accept an appeal, the example from its suspension is withdrawn. */
export function deleteExample(tx: Transaction, suspensionId: string): void {
  tx.write(queries.deleteExampleOfSuspension, { suspensionId });
}

/** When an admin turns the setting off, all kept examples are deleted. */
export function deleteAllExamples(tx: Transaction): void {
  tx.write(queries.deleteAllExamples, {});
}

/** Undefined when the key that sealed the words is lost. */
export function unsealed({ keys }: WithKeys, caseId: string, words: string): string | undefined {
  return keys.get('examples').unseal(caseId, words);
}

/** For a family's copy of its data. */
export async function exportUnsealed(context: WithKeys, db: Queryable, accountId: string) {
  const rows = await queries.exportExamples(db, { accountId });
  return rows.map(({ caseId, words, ...row }) => ({
    ...row,
    words: words === null ? null : (unsealed(context, caseId, words) ?? null),
  }));
}
