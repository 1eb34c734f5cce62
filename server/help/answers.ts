import type { ContactMessage, listMessages as listCall } from '#contract/admin.ts';
import type { Query, Returns } from '#contract/shared/endpoint.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { listForStaff } from './queries.ts';

const PAGE = 20;

/** Messages for staff, newest first. The cursor is the last one's time and id. */
export async function listMessages(
  db: Queryable,
  { state, type, cursor }: Query<typeof listCall>,
): Promise<Returns<typeof listCall>> {
  const [at = '', id = ''] = (cursor ?? '').split('_');
  const isPlace = !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id);
  const before = isPlace ? { beforeAt: new Date(at), beforeId: id } : { beforeAt: null, beforeId: null };
  const rows = await listForStaff(db, {
    isAnswered: state === 'answered',
    type: type ?? null,
    ...before,
    most: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    messages: shown.map(present),
    cursor: rows.length > PAGE && last ? `${last.at.toISOString()}_${last.id}` : null,
  };
}

function present(row: Awaited<ReturnType<typeof listForStaff>>[number]): ContactMessage {
  const { answeredAt, answeredBy, note, at, ...message } = row;
  const answered = answeredAt && { at: answeredAt.toISOString(), by: answeredBy, note: note ?? '' };
  return { ...message, at: at.toISOString(), answered };
}
