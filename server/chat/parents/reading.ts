import type * as contract from '#contract/chats-of-children.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import { loadOwnChild, recordParentAct } from '../../family/index.ts';
import type { ParentActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { sendStaffMessage } from '../../safety/index.ts';
import * as queries from './reading-queries.ts';

const PAGE_SIZE = 50;
const WEEK = 7 * DAY;

export function readChatsOfChild(
  context: Context,
  parent: ParentActor,
  childId: string,
): Promise<contract.ChatsOfChild> {
  return context.db.withConnection(async (connection) => {
    const [, chats] = await Promise.all([
      loadOwnChild(connection, parent, childId),
      loadChats(context, connection, parent, childId),
    ]);
    return chats;
  });
}

/**
 * Never retroactive: parents only see what is written after this, once the author has seen the sign. The child is notified at
 * once.
 */
export async function setChatReading(
  context: Context,
  parent: ParentActor,
  { childId, isOn }: { readonly childId: string; readonly isOn: boolean },
): Promise<contract.ChatsOfChild> {
  const { parentId } = parent;
  return context.db.transaction(async (tx) => {
    const [, chats, friends] = await Promise.all([
      loadOwnChild(tx, parent, childId),
      loadChats(context, tx, parent, childId),
      queries.listBuddyIds(tx, { childId, now: context.clock.now() }),
    ]);
    if (isOn && !chats.isOffered) throw new Problem('not_found');
    if (isOn === chats.isOn) return chats;
    if (isOn) tx.write(queries.insertReader, { childId, parentId, now: context.clock.now() });
    else tx.write(queries.deleteReader, { childId, parentId });
    recordParentAct(context, tx, { parentId, childId, act: isOn ? 'chat_reading.start' : 'chat_reading.stop' });
    sendStaffMessage(context, tx, { accountId: childId, template: isOn ? 'reading_on' : 'reading_off' });
    // Open chats show or remove the sign.
    tx.afterCommit(() => {
      for (const id of [childId, ...friends.map(({ friendId }) => friendId)])
        context.realtime.notifyChanged(id, 'chat');
    });
    return { ...chats, isOn };
  });
}

/** Every time a parent reads is recorded in the audit log. */
export async function readChat(
  context: Context,
  parent: ParentActor,
  {
    childId,
    friendId,
    before,
  }: { readonly childId: string; readonly friendId: string; readonly before?: string | undefined },
): Promise<Returns<typeof contract.readChat>> {
  const { parentId } = parent;
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const [, { isOn }, friend, rows] = await Promise.all([
      loadOwnChild(tx, parent, childId),
      queries.findReading(tx, { childId, parentId, now }),
      queries.findFriendship(tx, { childId, friendId }),
      queries.listReadable(tx, { childId, friendId, parentId, now, before: before ?? null, most: PAGE_SIZE }),
    ]);
    if (!isOn || !friend) throw new Problem('not_found');
    recordParentAct(context, tx, { parentId, childId, aboutId: friendId, act: 'chat.read' });
    const messages = rows.toReversed().map(({ id, senderId, kind, text: message, at }) => ({
      ...{ id, kind, message },
      isOwn: senderId === childId,
      at: at.toISOString(),
    }));
    return { messages, before: rows.length === PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null };
  });
}

async function loadChats(
  { clock }: Context,
  db: Queryable,
  { parentId }: ParentActor,
  childId: string,
): Promise<contract.ChatsOfChild> {
  const now = clock.now();
  const [reading, week, friends] = await Promise.all([
    queries.findReading(db, { childId, parentId, now }),
    queries.countMessages(db, { childId, since: later(now, -WEEK) }),
    queries.listBuddyIds(db, { childId, now }),
  ]);
  const readByTheirs = friends.filter(({ isReadByTheirs }) => isReadByTheirs).map(({ friendId }) => friendId);
  return { ...reading, week, readByTheirs };
}
