import type * as contract from '#contract/safety.ts';
import { STAFF_MESSAGES_PAGE_SIZE } from '#contract/safety.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { cursorAfter, decodePosition, toPage } from '../../platform/cursor.ts';
import type { Row } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { findSuspension } from '../suspensions/suspension-queries.ts';
import { insertStaffMessage, listNewMessages, listPastMessages, markSeen } from './staff-message-queries.ts';

export interface StaffMessageDraft {
  readonly accountId: string;
  readonly caseId?: string | null;
  readonly template: contract.StaffMessageTemplate;
  /** The child's own words or new name. Never another child's words. */
  readonly about?: string;
}

/** Sends a child a message from staff. The next screen that they open shows it. */
export function sendStaffMessage(
  { clock, realtime }: Pick<Context, 'clock' | 'realtime'>,
  tx: Transaction,
  { accountId, caseId = null, template, about = '' }: StaffMessageDraft,
): void {
  tx.afterCommit(() => realtime.notifyChanged(accountId, 'user'));
  tx.write(insertStaffMessage, { id: newId(), accountId, caseId, template, about, at: clock.now() });
}

export async function listStaffMessages(
  { db, clock }: Context,
  { accountId }: ChildActor,
  cursor: string | undefined,
): Promise<Returns<typeof contract.listStaffMessages>> {
  const now = clock.now();
  const { at: beforeAt, id: beforeId } = decodePosition(cursor);
  const [news, past, suspension] = await db.withConnection((connection) =>
    Promise.all([
      listNewMessages(connection, { accountId, now }),
      listPastMessages(connection, { accountId, now, beforeAt, beforeId, most: STAFF_MESSAGES_PAGE_SIZE + 1 }),
      findSuspension(connection, { accountId, now }),
    ]),
  );
  const { shown, cursor: next } = toPage(past, STAFF_MESSAGES_PAGE_SIZE, cursorAfter);
  return {
    notices: news.map(present),
    past: shown.map(present),
    cursor: next,
    pause: suspension
      ? {
          id: suspension.id,
          endsAt: suspension.endsAt.toISOString(),
          canAppeal: suspension.appealedAt === null,
          isAnswered: suspension.isAnswered,
          reason: suspension.reason,
          about: suspension.about,
        }
      : null,
  };
}

function present({ at, ...message }: Row<typeof listNewMessages>): contract.StaffMessage {
  return { ...message, at: at.toISOString() };
}

export async function markStaffMessageSeen(
  context: Context,
  { accountId }: ChildActor,
  id: string,
): Promise<undefined> {
  const seen = await markSeen(context.db, { id, accountId, now: context.clock.now() });
  if (seen === 0) throw new Problem('not_found');
  context.realtime.notifyChanged(accountId, 'user');
}
