import type { CaseOfPerson } from '#contract/people.ts';
import type { SuspensionReason } from '#contract/safety/suspensions.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/tokens.ts';
import { getPeople } from '../moderation/cases.ts';
import { markSuspensionMessagesSeen } from '../moderation/staff-message-queries.ts';
import { sendStaffMessage } from '../moderation/staff-messages.ts';
import { findCaseOfChild, listCasesOfChild } from './cases-of-child-queries.ts';
import { endSuspensions, insertSuspension, listForParents, withdrawAppeals } from './suspension-queries.ts';

interface Suspension {
  readonly childId: string;
  readonly endsAt: Date;
  /** The member of staff. A colleague answers the appeal. */
  readonly by: string;
  /** What the child reads: something that they wrote, or the reason of an admin. */
  readonly because:
    | { readonly caseId: string; readonly title: string }
    | { readonly reason: SuspensionReason; readonly caseId: string | null };
}

/** Suspends a child, who reads why and until when, and can appeal. Of two suspensions, the one that ends later counts. */
export function suspend(context: Context, tx: Transaction, { childId, endsAt, by, because }: Suspension): void {
  const now = context.clock.now();
  const { caseId } = because;
  const reason = 'reason' in because ? because.reason : null;
  getPeople(context).suspend(context, tx, childId, endsAt);
  tx.write(insertSuspension, { id: newId(), accountId: childId, caseId, reason, by, now, endsAt });
  const message = 'reason' in because ? messageAbout(because) : ({ template: 'paused', about: because.title } as const);
  sendStaffMessage(context, tx, { accountId: childId, caseId, ...message });
}

function messageAbout({ reason }: { readonly reason: SuspensionReason }) {
  return { template: `paused_${reason}` } as const;
}

/** When the suspensions of these children end, by child, as far as their parents may know of them. */
export async function readEndsForParents(
  db: Queryable,
  accountIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await listForParents(db, { accountIds, now });
  return new Map(rows.map(({ accountId, endsAt }) => [accountId, endsAt]));
}

const MAX_CASES = 10;

/** The newest cases about a child, one of which may have led to a suspension. */
export async function listCases(db: Queryable, childId: string): Promise<CaseOfPerson[]> {
  const rows = await listCasesOfChild(db, { childId, most: MAX_CASES });
  return rows.map(({ openedAt, state, ...row }) => ({
    ...row,
    openedAt: openedAt.toISOString(),
    isOpen: state !== 'decided' && state !== 'withdrawn',
  }));
}

export async function isCaseOf(db: Queryable, { id, childId }: { id: string; childId: string }): Promise<boolean> {
  return (await findCaseOfChild(db, { id, childId })) !== undefined;
}

/** Ends all suspensions of a child, who gets a message. Nobody needs to answer an appeal any more. */
export function lift(context: Context, tx: Transaction, childId: string): void {
  const now = context.clock.now();
  getPeople(context).suspend(context, tx, childId, null);
  tx.write(endSuspensions, { accountId: childId, now });
  tx.write(withdrawAppeals, { accountId: childId, now });
  tx.write(markSuspensionMessagesSeen, { accountId: childId, now });
  sendStaffMessage(context, tx, { accountId: childId, template: 'pause_ended' });
}
