import * as contract from '#contract/friends.ts';
import type { Query, Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { toPage } from '../../platform/cursor.ts';
import { Problem } from '../../platform/problem.ts';
import { deleteFriendship, lockPair } from '../blocks/block-queries.ts';
import { cursorAfterFriend, decodeFriendCursor } from '../friend-cursor.ts';
import { notifyPair } from '../notify.ts';
import { presentChild } from '../present.ts';
import { closeRequestsBetween, setFavorite } from '../requests/request-queries.ts';
import { listFriendsPage } from './friend-queries.ts';

type FavoriteState = Returns<typeof contract.favoriteFriend>;

export async function listFriends(
  { db, clock, realtime }: Context,
  { accountId: readerId }: ChildActor,
  { cursor, q = '' }: Query<typeof contract.listFriends>,
): Promise<Returns<typeof contract.listFriends>> {
  const most = contract.FRIENDS_PAGE_SIZE + 1;
  const rows = await listFriendsPage(db, { readerId, now: clock.now(), q, ...decodeFriendCursor(cursor), most });
  const { shown, cursor: next } = toPage(rows, contract.FRIENDS_PAGE_SIZE, cursorAfterFriend);
  const online = await realtime.presence.whoIsOnline(
    shown.filter(({ showsPresence }) => showsPresence).map(({ id }) => id),
  );
  return {
    cursor: next,
    friends: shown.map(({ isFavorite, showsPresence: _, since, ...child }) => ({
      ...presentChild(child),
      isFavorite,
      isOnline: online.has(child.id),
      friendshipDate: since.toISOString(),
    })),
  };
}

export async function removeFriend(
  context: Context,
  { accountId: actorId }: ChildActor,
  otherId: string,
): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    tx.lock(lockPair, { oneId: actorId, otherId });
    const { ended } = await deleteFriendship(tx, { oneId: actorId, otherId, now });
    if (ended === 0) throw new Problem('not_found');
    tx.write(closeRequestsBetween, { actorId, otherId, now });
    notifyPair(context, tx, actorId, otherId);
  });
}

export function favoriteFriend({ db }: Context, actor: ChildActor, friendId: string): Promise<FavoriteState> {
  return changeFavorite(db, actor, friendId, true);
}

export function unfavoriteFriend({ db }: Context, actor: ChildActor, friendId: string): Promise<FavoriteState> {
  return changeFavorite(db, actor, friendId, false);
}

async function changeFavorite(
  db: Context['db'],
  { accountId }: ChildActor,
  friendId: string,
  isFavorite: boolean,
): Promise<FavoriteState> {
  const changed = await setFavorite(db, { accountId, friendId, isFavorite });
  if (changed === 0) throw new Problem('not_found');
  return { isFavorite };
}
