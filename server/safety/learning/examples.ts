import type { Decision } from '#contract/safety.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { CaseRecord } from '../moderation/case-queries.ts';
import { exampleFrom } from './example.ts';
import { deleteAllExamples, deleteExampleOfSuspension, exportExamples, putExample } from './example-queries.ts';

export { KEEP_DECISIONS } from './example.ts';

type WithKeys = Pick<Context, 'keys'>;

/** Keeps what a decision of staff says about the filter, where an admin has chosen it. Only queues a write. */
export function keepExample(
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
  const sealed = words === null ? null : keys.of('examples').seal(caseId, words);
  tx.write(putExample, {
    ...{ caseId, accountId, kind, words: sealed, isCrisis, reported, filterSaid, rules, version, staffSaid, at },
  });
}

/** When staff accept an appeal, the example from its suspension is withdrawn. */
export function takeBackExample(tx: Transaction, suspensionId: string): void {
  tx.write(deleteExampleOfSuspension, { suspensionId });
}

/** When an admin turns the setting off, all kept examples are deleted. */
export function forgetExamples(tx: Transaction): void {
  tx.write(deleteAllExamples, {});
}

/** Undefined when the key that sealed the words is lost. */
export function unsealed({ keys }: WithKeys, caseId: string, words: string): string | undefined {
  return keys.of('examples').unseal(caseId, words);
}

/** For the copy that a family takes home. */
export async function exportUnsealed(context: WithKeys, db: Queryable, accountId: string) {
  const rows = await exportExamples(db, { accountId });
  return rows.map(({ caseId, words, ...row }) => ({
    ...row,
    words: words === null ? null : (unsealed(context, caseId, words) ?? null),
  }));
}
