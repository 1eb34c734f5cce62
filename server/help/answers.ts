import type * as contract from '#contract/admin.ts';
import type { Query, Returns } from '#contract/shared/endpoint.ts';
import { cursorAfter, decodePosition, toPage } from '../platform/cursor.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import * as queries from './queries.ts';

const PAGE_SIZE = 20;

/** Messages for staff, newest first, and how many there are. */
export async function listContactMessages(
  db: Queryable,
  { state, type, q, cursor }: Query<typeof contract.listMessages>,
): Promise<Returns<typeof contract.listMessages>> {
  const { at: beforeAt, id: beforeId } = decodePosition(cursor);
  const isAnswered = state === 'answered';
  const wanted = { type: type ?? null, words: q ?? null };
  const [rows, counts] = await Promise.all([
    queries.listMessagesForStaff(db, { ...wanted, isAnswered, beforeAt, beforeId, most: PAGE_SIZE + 1 }),
    queries.countMessages(db, wanted),
  ]);
  const { shown, cursor: next } = toPage(rows, PAGE_SIZE, cursorAfter);
  return { messages: shown.map(present), counts, cursor: next };
}

/** Stores the first answer only. Returns no message where there is none without an answer. */
export function answerMessage(
  tx: Transaction,
  answer: { readonly id: string; readonly by: string; readonly note: string; readonly now: Date },
): Promise<{ readonly accountId: string | null } | undefined> {
  return queries.recordAnswer(tx, answer);
}

export async function countOpenMessages(db: Queryable): Promise<number> {
  return (await queries.countOpenMessages(db, {})).openMessages;
}

function present(row: Awaited<ReturnType<typeof queries.listMessagesForStaff>>[number]): contract.ContactMessage {
  const { answeredAt, answeredBy, note, at, ...message } = row;
  const answered = answeredAt && { at: answeredAt.toISOString(), by: answeredBy, note: note ?? '' };
  return { ...message, at: at.toISOString(), answered };
}
