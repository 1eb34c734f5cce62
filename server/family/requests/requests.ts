import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/tokens.ts';
import { DAYS_TO_ANSWER } from '../copies/policy.ts';
import {
  type Changes,
  type Identification,
  insertRequest,
  type RequestKind,
  type RequestState,
} from './request-queries.ts';

/** The member of staff who begins something on a parent's behalf, and how they knew that it was the parent. */
export interface OnBehalf {
  readonly staffId: string;
  readonly identifiedBy: Identification;
}

export interface NewRequest {
  readonly childId: string;
  /** Null: the young person asks. */
  readonly parentId: string | null;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly changes?: Changes;
  readonly isOdd?: boolean;
  readonly onBehalf?: OnBehalf | undefined;
}

/** Adds to the record of what was asked about a child's data, and returns the row's id. */
export function recordRequest({ clock }: Pick<Context, 'clock'>, tx: Transaction, request: NewRequest): string {
  const { childId, parentId, kind, state, changes = null, isOdd = false, onBehalf } = request;
  const now = clock.now();
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
    note: null,
    isOdd,
    now,
    dueAt: later(now, DAYS_TO_ANSWER * DAY),
  });
  return id;
}
