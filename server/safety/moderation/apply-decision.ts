import type * as contract from '#contract/safety.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { deleteHold, placeHold } from '../holds/hold-queries.ts';
import { saveExample } from '../learning/examples.ts';
import { lift, suspend } from '../suspensions/suspensions.ts';
import { type CaseRecord, closeCase, setHold } from './case-queries.ts';
import { getPeople, getReviewable } from './cases.ts';
import { isSuspension, stateAfter, suspensionLengths, URGENT_DAYS } from './policy.ts';
import { insertThanks } from './staff-message-queries.ts';
import { sendStaffMessage } from './staff-messages.ts';

type Given = Body<typeof contract.decideCase>;

interface Ruling {
  readonly decision: contract.Decision;
  readonly template: Given['template'];
  readonly hold: Given['hold'];
  readonly by: string;
  readonly now: Date;
  readonly timeZone: string;
  /** The reviewed thing and what was added to the case. */
  readonly subjects: readonly string[];
}

/** Everything that follows from a decision. Only queues writes. */
export function applyDecision(context: Context, tx: Transaction, record: CaseRecord, ruling: Ruling): void {
  const { id, kind, authorId, state } = record;
  const { decision, by, now, timeZone, subjects } = ruling;
  if (decision === 'legal_hold' || decision === 'release_hold') {
    holdOrRelease(tx, id, ruling);
    return;
  }
  const after = stateAfter(state, decision);
  tx.write(closeCase, { id, state: after, decision, decidedBy: by, now, urgentDays: URGENT_DAYS });
  if (decision === 'escalate') return;
  if (after === 'decided') saveExample(context, tx, record, decision, now);
  const reviewable = getReviewable(context, kind);
  for (const subject of subjects) {
    const item = { id: subject, authorId, timeZone };
    if (decision === 'approve') reviewable.approve(context, tx, item);
    else reviewable.remove(context, tx, item);
  }
  sanctionAuthor(context, tx, record, ruling);
  messageAuthor(context, tx, record, ruling);
  thankReporters(context, tx, id, decision, now);
}

function holdOrRelease(tx: Transaction, id: string, { hold, by, now }: Ruling): void {
  if (hold) {
    const { reason, days } = hold;
    tx.write(placeHold, { caseId: id, reason, placedBy: by, now, endsAt: later(now, days * DAY) });
  } else tx.write(deleteHold, { caseId: id });
  tx.write(setHold, { id, onHold: hold !== undefined });
}

function sanctionAuthor(context: Context, tx: Transaction, record: CaseRecord, { decision, by, now }: Ruling): void {
  const { authorId, state, id, title } = record;
  if (authorId === null) return;
  if (decision === 'remove_account' && state === 'removing') {
    getPeople(context).remove(context, tx, authorId);
    return;
  }
  if (decision === 'approve' && state === 'removing') {
    lift(context, tx, authorId);
    return;
  }
  // The child is suspended until a second member of staff agrees to the removal.
  const length = isSuspension(decision) ? suspensionLengths[decision] : decision === 'remove_account' ? DAY : 0;
  if (length === 0) return;
  suspend(context, tx, { childId: authorId, endsAt: later(now, length), by, because: { caseId: id, title } });
}

function messageAuthor(context: Context, tx: Transaction, record: CaseRecord, ruling: Ruling): void {
  const { authorId, id, kind, title } = record;
  const template = templateFor(ruling);
  if (authorId === null || !template || getReviewable(context, kind).notifiesAuthor) return;
  sendStaffMessage(context, tx, { accountId: authorId, caseId: id, template, about: title });
}

/** A suspension sends its own message. */
function templateFor({ decision, template }: Ruling): contract.StaffMessageTemplate | undefined {
  if (decision === 'teach' || decision === 'care') return template;
  return decision === 'remove' ? 'removed' : undefined;
}

function thankReporters(
  { realtime }: Context,
  tx: Transaction,
  caseId: string,
  decision: contract.Decision,
  at: Date,
): void {
  const template = decision === 'approve' ? 'thanks_looked' : 'thanks_acted';
  const thanked = tx.write(insertThanks, { caseId, template, at });
  tx.afterCommit(() => {
    for (const { accountId } of thanked.result) realtime.notifyChanged(accountId, 'user');
  });
}
