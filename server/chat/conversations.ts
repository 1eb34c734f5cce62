import {
  CHAT_BUDDIES_PAGE_SIZE,
  type ListedBuddy,
  type listChatBuddies,
  type listMessages,
  type MessagePage,
} from '#contract/chat.ts';
import type { Query, Returns } from '#contract/shared/endpoint.ts';
import { noteActivity } from '../accounts/index.ts';
import { cursorAfterFriend, friendPositionOf } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { pageOf } from '../platform/cursor.ts';
import { Problem } from '../platform/problem.ts';
import { presentBuddy, presentMessage } from './present.ts';
import { findBuddy, listBuddies, listByIds, listPage, markReadUpTo } from './queries.ts';
import { checkOwnChatAccess, loadChatRelationship } from './relationship.ts';
import { invalidateUnread } from './unread.ts';

const PAGE = 30;

/** A page of those with whom this child may chat, with what was said last. */
export async function chatBuddies(
  context: Context,
  child: ChildActor,
  cursor: string | undefined,
): Promise<Returns<typeof listChatBuddies>> {
  checkOwnChatAccess(child);
  const wish = { readerId: child.accountId, now: context.clock.now(), ...friendPositionOf(cursor) };
  const listed = await listBuddies(context.db, { ...wish, most: CHAT_BUDDIES_PAGE_SIZE + 1 });
  const { shown: rows, cursor: next } = pageOf(listed, CHAT_BUDDIES_PAGE_SIZE, cursorAfterFriend);
  const lastIds = rows.flatMap(({ lastId }) => lastId ?? []);
  const [here, last] = await Promise.all([
    onlineBuddies(context, child, rows),
    lastIds.length > 0 ? listByIds(context.db, { ids: lastIds }) : [],
  ]);
  const messages = new Map(last.map((row) => [row.id, presentMessage(row)]));
  const buddies = rows.map(
    (row): ListedBuddy => ({
      ...presentBuddy(row, here.has(row.id)),
      unread: row.unread,
      lastMessage: (row.lastId !== null && messages.get(row.lastId)) || null,
    }),
  );
  return { buddies, cursor: next };
}

/** A page of a conversation, newest last. */
export async function readConversation(
  context: Context,
  child: ChildActor,
  otherId: string,
  { before }: Query<typeof listMessages>,
): Promise<MessagePage> {
  const readerId = child.accountId;
  const [standing, buddy, rows] = await context.db.withConnection((one) =>
    Promise.all([
      loadChatRelationship(context, one, child, otherId),
      findBuddy(one, { readerId, otherId }),
      listPage(one, { readerId, otherId, before: before ?? null, most: PAGE }),
    ]),
  );
  if (!buddy) throw new Problem('not_found');
  const here = await onlineBuddies(context, child, [buddy]);
  const oldest = rows.length === PAGE ? rows.at(-1) : undefined;
  return {
    buddy: presentBuddy(buddy, here.has(otherId)),
    messages: rows.toReversed().map(presentMessage),
    before: oldest?.id ?? null,
    can: { type: standing.typing === undefined },
  };
}

/** Says up to which message a buddy's words are read, on all own screens and on the buddy's. */
export async function readUpTo(context: Context, child: ChildActor, otherId: string, upTo: number): Promise<undefined> {
  const readerId = child.accountId;
  await context.db.withConnection((one) => loadChatRelationship(context, one, child, otherId));
  noteActivity(context, child);
  const mark = { readerId, otherId, upTo, now: context.clock.now() };
  const { result: read } = await context.db.transaction((tx) => tx.write(markReadUpTo, mark), {
    survivesPowerCut: false,
  });
  if (read.upTo === null) return;
  invalidateUnread(context, [readerId]);
  context.realtime.send([readerId, otherId], { type: 'read', userId: readerId, buddyId: otherId, upTo: read.upTo });
}

type Seen = { readonly id: string; readonly showsPresence: boolean };

/** Who is here is shown between buddies who have both opened that. */
function onlineBuddies(
  { realtime }: Context,
  { scopes }: ChildActor,
  rows: readonly Seen[],
): Promise<ReadonlySet<string>> {
  const shown = scopes.has('buddies') ? rows.filter(({ showsPresence }) => showsPresence) : [];
  return realtime.presence.whoIsOnline(shown.map(({ id }) => id));
}
