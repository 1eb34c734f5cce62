import type { ContactMessage, listMessages as listCall } from '#contract/admin.ts';
import type { Query, Returns } from '#contract/shared/endpoint.ts';
import { cursorAfter, pageOf, positionOf } from '../platform/cursor.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { listForStaff } from './queries.ts';

const PAGE = 20;

/** Messages for staff, newest first. */
export async function listMessages(
  db: Queryable,
  { state, type, cursor }: Query<typeof listCall>,
): Promise<Returns<typeof listCall>> {
  const { at: beforeAt, id: beforeId } = positionOf(cursor);
  const isAnswered = state === 'answered';
  const rows = await listForStaff(db, { isAnswered, type: type ?? null, beforeAt, beforeId, most: PAGE + 1 });
  const { shown, cursor: next } = pageOf(rows, PAGE, cursorAfter);
  return { messages: shown.map(present), cursor: next };
}

function present(row: Awaited<ReturnType<typeof listForStaff>>[number]): ContactMessage {
  const { answeredAt, answeredBy, note, at, ...message } = row;
  const answered = answeredAt && { at: answeredAt.toISOString(), by: answeredBy, note: note ?? '' };
  return { ...message, at: at.toISOString(), answered };
}
