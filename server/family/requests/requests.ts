import type { Identification } from '#contract/family.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/tokens.ts';
import type { MailKind } from '../columns.ts';
import { DAYS_TO_ANSWER } from '../copies/policy.ts';
import { parentMailQueued } from '../events.ts';
import { queueMailTo } from '../mails/queue.ts';
import { type Changes, insertRequest, type RequestKind, type RequestState } from './request-queries.ts';

/** The member of staff who starts something for a parent, and how they identified the parent. */
export interface OnBehalf {
  readonly staffId: string;
  readonly identifiedBy: Identification;
  /** What they checked, in their own words. */
  readonly howKnown: string;
}

export interface NewRequest {
  readonly childId: string;
  /** Null if the young person asks. */
  readonly parentId: string | null;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly changes?: Changes;
  readonly isOdd?: boolean;
  readonly onBehalf?: OnBehalf | undefined;
}

/** Records a request about a child's data, and returns the row's id. */
export function recordRequest(context: Context, tx: Transaction, request: NewRequest): string {
  const { childId, parentId, kind, state, changes = null, isOdd = false, onBehalf } = request;
  const now = context.clock.now();
  const id = newId();
  tx.write(insertRequest, {
    id,
    childId,
    parentId,
    kind,
    askedBy: onBehalf ? 'staff' : parentId === null ? 'child' : 'parent',
    staffId: onBehalf?.staffId ?? null,
    identifiedBy: onBehalf?.identifiedBy ?? null,
    state,
    changes,
    note: onBehalf?.howKnown ?? null,
    isOdd,
    now,
    dueAt: later(now, DAYS_TO_ANSWER * DAY),
  });
  if (onBehalf && parentId !== null) mailParent(context, tx, { childId, parentId }, kind);
  return id;
}

/** A parent is always notified at once of what staff start for them, with a link to undo it where possible. */
function mailParent(
  context: Context,
  tx: Transaction,
  ids: { readonly childId: string; readonly parentId: string },
  kind: RequestKind,
): void {
  queueMailTo(context, tx, ids, staffMails[kind]);
  context.events.emit(tx, parentMailQueued, ids.childId, {});
}

const staffMails = {
  copy: 'staff_copy',
  correct: 'staff_corrected',
  delete: 'staff_deleted',
  withdraw: 'staff_withdrew',
  keep: 'staff_kept',
} as const satisfies Record<RequestKind, MailKind>;
