import * as contract from '#contract/chat.ts';
import type { Query, Returns } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../accounts/index.ts';
import { cursorAfterFriend, decodeFriendCursor } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { toPage } from '../platform/cursor.ts';
import { Problem } from '../platform/problem.ts';
import { findBuddy, listBuddies, listUnreadBuddies } from './buddy-queries.ts';
import { listByIds, listPage, markReadUpTo } from './message-queries.ts';
import { loadSigns, showSigns } from './parents/signs.ts';
import { presentBuddy, presentMessageTo } from './present.ts';
import { checkOwnChatAccess, loadChatRelationship } from './relationship.ts';
import { invalidateUnread } from './unread.ts';

const PAGE_SIZE = 30;

export async function listChatBuddies(
  context: Context,
  child: ChildActor,
  { cursor, q = '' }: Query<typeof contract.listChatBuddies>,
): Promise<Returns<typeof contract.listChatBuddies>> {
  checkOwnChatAccess(child);
  const most = contract.CHAT_BUDDIES_PAGE_SIZE;
  const reader = { readerId: child.accountId, now: context.clock.now(), q };
  const [listed, withNews] = await context.db.withConnection((connection) =>
    Promise.all([
      listBuddies(connection, { ...reader, ...decodeFriendCursor(cursor), most: most + 1 }),
      cursor === undefined ? listUnreadBuddies(connection, { ...reader, most }) : [],
    ]),
  );
  const { shown, cursor: next } = toPage(listed, most, cursorAfterFriend);
  const rows = [...new Map([...withNews, ...shown].map((row) => [row.id, row])).values()];
  const lastIds = rows.flatMap(({ lastId }) => lastId ?? []);
  const [online, last] = await Promise.all([
    onlineBuddies(context, child, rows),
    lastIds.length > 0 ? listByIds(context.db, { ids: lastIds }) : [],
  ]);
  const messages = new Map(last.map((row) => [row.id, presentMessageTo(child.accountId, row)]));
  const buddies = rows.map(
    (row): contract.ListedBuddy => ({
      ...presentBuddy(row, online.has(row.id)),
      unread: row.unread,
      lastMessage: (row.lastId !== null && messages.get(row.lastId)) || null,
    }),
  );
  return { buddies, cursor: next };
}

/** A page of a conversation, newest last. */
export async function listMessages(
  context: Context,
  child: ChildActor,
  otherId: string,
  { before }: Query<typeof contract.listMessages>,
): Promise<contract.MessagePage> {
  const readerId = child.accountId;
  const [{ typing }, buddy, rows, signs] = await context.db.withConnection((connection) =>
    Promise.all([
      loadChatRelationship(context, connection, child, otherId),
      findBuddy(connection, { readerId, otherId, now: context.clock.now() }),
      listPage(connection, { readerId, otherId, before: before ?? null, most: PAGE_SIZE }),
      loadSigns(context, connection, readerId, otherId),
    ]),
  );
  if (!buddy) throw new Problem('not_found');
  const [online, readBy] = await Promise.all([
    onlineBuddies(context, child, [buddy]),
    showSigns(context, child, otherId, signs),
  ]);
  const oldest = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  return {
    buddy: presentBuddy(buddy, online.has(otherId)),
    messages: rows.toReversed().map((row) => presentMessageTo(readerId, row)),
    before: oldest?.id ?? null,
    can: { type: typing === undefined },
    readBy,
  };
}

/** Clears the badge on all of the reader's screens. The author never learns of it (docs/product-decisions.md, P50). */
export async function markRead(context: Context, child: ChildActor, otherId: string, upTo: number): Promise<undefined> {
  const readerId = child.accountId;
  await context.db.withConnection((connection) => loadChatRelationship(context, connection, child, otherId));
  recordActivity(context, child);
  const mark = { readerId, otherId, upTo, now: context.clock.now() };
  const { result: read } = await context.db.transaction((tx) => tx.write(markReadUpTo, mark), {
    survivesPowerCut: false,
  });
  if (read.upTo === null) return;
  invalidateUnread(context, [readerId]);
  context.realtime.send([readerId], { type: 'read', userId: readerId, buddyId: otherId, upTo: read.upTo });
}

type Listed = { readonly id: string; readonly showsPresence: boolean };

/** Only friends see who is online, and only where parents allow it and the child chose to show it. */
export function onlineBuddies(
  { realtime }: Context,
  { scopes }: ChildActor,
  rows: readonly Listed[],
): Promise<ReadonlySet<string>> {
  const shown = scopes.has('buddies') ? rows.filter(({ showsPresence }) => showsPresence) : [];
  return realtime.presence.whoIsOnline(shown.map(({ id }) => id));
}
