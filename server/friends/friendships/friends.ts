import {
  type FoundChild,
  FRIENDS_PAGE_SIZE,
  type FriendRequest,
  type listFriends as listFriendsCall,
} from '#contract/friends.ts';
import { ageDay } from '#contract/rules/age.ts';
import { avatarAddress } from '#contract/rules/avatars.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { cursorAfter, pageOf, positionOf } from '../../platform/cursor.ts';
import { Problem } from '../../platform/problem.ts';
import { birthDatesOf } from '../birth-dates.ts';
import { deleteFriendship, lockPair } from '../blocks/block-queries.ts';
import { cursorAfterFriend, friendPositionOf } from '../friend-cursor.ts';
import { notifyPair } from '../notify.ts';
import { REQUEST_COOLDOWN } from '../policy.ts';
import { cachedReceivedRequests } from '../requests/request-cache.ts';
import { closeRequestsBetween, setFavorite } from '../requests/request-queries.ts';
import { readerOf } from '../visibility.ts';
import { isCode, normalCode } from './friend-codes.ts';
import {
  type ChildRow,
  findByCode,
  listFriendsPage,
  listReceived,
  listSent,
  listSuggestedFriends,
  type RequestRow,
  searchByName,
} from './list-queries.ts';
import { findSettings } from './setting-queries.ts';

export async function listFriends(
  { db, clock, realtime }: Context,
  { accountId: readerId }: ChildActor,
  cursor: string | undefined,
): Promise<Returns<typeof listFriendsCall>> {
  const after = friendPositionOf(cursor);
  const rows = await listFriendsPage(db, { readerId, now: clock.now(), ...after, most: FRIENDS_PAGE_SIZE + 1 });
  const { shown, cursor: next } = pageOf(rows, FRIENDS_PAGE_SIZE, cursorAfterFriend);
  const here = await realtime.presence.whoIsOnline(shown.map(({ id }) => id));
  return {
    cursor: next,
    friends: shown.map(({ isFavorite, since, ...child }) => ({
      ...presentChild(child),
      isFavorite,
      isOnline: here.has(child.id),
      friendshipDate: since.toISOString(),
    })),
  };
}

/** By name among those near in age; by code wherever somebody is. */
export async function searchFriends(
  { db, clock }: Context,
  actor: ChildActor,
  q: string,
): Promise<{ found: FoundChild[] }> {
  const reader = readerOf(actor, clock.now());
  const { readerId, now } = reader;
  const [byCode, byName] = await db.withConnection((one) =>
    Promise.all([
      isCode(q) ? findByCode(one, { readerId, now, code: normalCode(q) }) : [],
      searchByName(one, { ...reader, beginning: q.toLowerCase() }),
    ]),
  );
  return { found: [...byCode.map((row) => presentFound(row, true)), ...byName.map((row) => presentFound(row, false))] };
}

export async function listSuggestions({ db, clock }: Context, actor: ChildActor) {
  const now = clock.now();
  const { accountId: readerId } = actor;
  const sameAge = birthDatesOf(actor.ageGroup, ageDay(now));
  const [settings, rows] = await db.withConnection((one) =>
    Promise.all([
      findSettings(one, { accountId: readerId }),
      listSuggestedFriends(one, { readerId, now, cooldownSince: later(now, -REQUEST_COOLDOWN), ...sameAge }),
    ]),
  );
  const isOn = settings?.wantsSuggestions ?? false;
  return { isOn, suggestions: isOn ? rows.map((row) => presentFound(row, false)) : [] };
}

/** The first page is what every screen asks for again and again. */
export async function listFriendRequests(context: Context, actor: ChildActor, cursor: string | undefined) {
  const ask = () => listReceived(context.db, pageFor(context, actor, cursor));
  const rows = await (cursor === undefined ? cachedReceivedRequests(context, actor.accountId, ask) : ask());
  const { shown, cursor: next } = pageOf(rows, FRIENDS_PAGE_SIZE, placeOfRequest);
  const pending = shown.filter(({ status }) => status === 'pending').length;
  return { requests: shown.map(presentRequest), pending, cursor: next };
}

export async function listSentFriendRequests(context: Context, actor: ChildActor, cursor: string | undefined) {
  const rows = await listSent(context.db, pageFor(context, actor, cursor));
  const { shown, cursor: next } = pageOf(rows, FRIENDS_PAGE_SIZE, placeOfRequest);
  return { requests: shown.map(presentRequest), cursor: next };
}

function pageFor({ clock }: Context, actor: ChildActor, cursor: string | undefined) {
  const { at: beforeAt, id: beforeId } = positionOf(cursor);
  return { ...readerOf(actor, clock.now()), beforeAt, beforeId, most: FRIENDS_PAGE_SIZE + 1 };
}

const placeOfRequest = ({ sentAt: at, requestId: id }: RequestRow): string => cursorAfter({ at, id });

export async function removeFriend(context: Context, { accountId: actorId }: ChildActor, otherId: string) {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const [, { ended }] = await Promise.all([
      lockPair(tx, { oneId: actorId, otherId }),
      deleteFriendship(tx, { oneId: actorId, otherId, now }),
      closeRequestsBetween(tx, { actorId, otherId, now }),
    ]);
    if (ended === 0) throw new Problem('not_found');
    notifyPair(context, tx, actorId, otherId);
  });
  return undefined;
}

export async function favoriteFriend({ db }: Context, { accountId }: ChildActor, buddyId: string, isFavorite: boolean) {
  if ((await setFavorite(db, { accountId, buddyId, isFavorite })) === 0) throw new Problem('not_found');
  return { isFavorite };
}

export function presentChild<Shown extends ChildRow>(row: Shown) {
  const { id, username, displayName, emoji, background } = row;
  const favoriteColor: Shown['favoriteColor'] = row.favoriteColor;
  const avatar = { emoji, background };
  return { id, username, displayName, profileImageUrl: avatarAddress(avatar), avatar, favoriteColor };
}

function presentFound(row: ChildRow & Pick<FoundChild, 'relation'>, byCode: boolean): FoundChild {
  return { ...presentChild(row), relation: row.relation, byCode };
}

function presentRequest({ requestId: id, status, waitsForOwn, byCode, sentAt, ...child }: RequestRow): FriendRequest {
  return { id, user: presentChild(child), status, waitsForOwn, byCode, sentAt: sentAt.toISOString() };
}
