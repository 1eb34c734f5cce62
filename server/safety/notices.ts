import {
  type listStaffNotices as listCall,
  NOTICES_A_PAGE,
  type NoticeTemplate,
  type StaffNotice,
} from '#contract/safety.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Row } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { pageOf, placeAfter, startOf } from '../platform/places.ts';
import { Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import { findPause, insertNotice, listPast, listUnseen, markSeen } from './notice-queries.ts';

export interface Telling {
  readonly accountId: string;
  readonly caseId?: string | null;
  readonly template: NoticeTemplate;
  /** In the child's own words, or the new name; never somebody else's words. */
  readonly about?: string;
}

/** Has staff say something to a child, wherever that child looks next. */
export async function tellChild(
  { clock, realtime }: Pick<Context, 'clock' | 'realtime'>,
  tx: Transaction,
  { accountId, caseId = null, template, about = '' }: Telling,
): Promise<void> {
  tx.afterCommit(() => realtime.tellChanged(accountId, 'user'));
  await insertNotice(tx, { id: newId(), accountId, caseId, template, about, at: clock.now() });
}

export async function listStaffNotices(
  { db, clock }: Context,
  { accountId }: ChildActor,
  cursor: string | undefined,
): Promise<Returns<typeof listCall>> {
  const now = clock.now();
  const { at: beforeAt, id: beforeId } = startOf(cursor);
  const [notices, past, pause] = await db.together((one) =>
    Promise.all([
      listUnseen(one, { accountId }),
      listPast(one, { accountId, beforeAt, beforeId, most: NOTICES_A_PAGE + 1 }),
      findPause(one, { accountId, now }),
    ]),
  );
  const { shown, cursor: next } = pageOf(past, NOTICES_A_PAGE, placeAfter);
  return {
    notices: notices.map(present),
    past: shown.map(present),
    cursor: next,
    pause: pause ? { id: pause.id, endsAt: pause.endsAt.toISOString(), canAppeal: pause.appealedAt === null } : null,
  };
}

function present({ at, ...notice }: Row<typeof listUnseen>): StaffNotice {
  return { ...notice, at: at.toISOString() };
}

export async function seeStaffNotice(context: Context, { accountId }: ChildActor, id: string): Promise<undefined> {
  const seen = await markSeen(context.db, { id, accountId, now: context.clock.now() });
  if (seen === 0) throw new Problem('not_found');
  context.realtime.tellChanged(accountId, 'user');
}
