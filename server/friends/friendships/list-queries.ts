import type { favoriteColors } from '#contract/accounts.ts';
import type { FriendRequest, Relation } from '#contract/friends.ts';
import { bool, type Column, day, instant, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { startsWith } from '../../platform/db/prefix-match.ts';
import { many, maybeOne, type Row } from '../../platform/db/statement.ts';
import { visibility, visibleField } from '../visibility.ts';

const reader = { readerId: uuid, now: instant };
const near = { bornAfter: day, bornUpTo: day };

const color = text as Column<(typeof favoriteColors)[number]>;
const child = {
  id: uuid,
  username: text,
  displayName: text,
  emoji: text,
  background: text,
  favoriteColor: nullable(color),
};
const shownName = visibleField.name('p');
const childColumns = `p.id, p.username, ${shownName} as "displayName", p.avatar_emoji as emoji,
     p.avatar_background as background, ${visibleField.friendsOnly('p', 'c.favorite_color')} as "favoriteColor"`;
const children = 'people p join children c on c.account_id = p.id';

/** Whoever a list of the reader may show at all: there, open to buddies, and not apart. */
const mayShow = `${visibility.isVisible('p')} and 'buddies' = any(p.scopes) and not ${visibility.isBlocked('p')}`;

/** Whom the reader has told staff of does not come before their eyes again. */
const wasReported = `exists (
  select from reports t where t.reporter_id = $readerId and t.kind in ('name', 'username') and t.subject = p.id)`;

const relation = text as Column<Relation>;
const relationColumn = `coalesce((
       select case r.status when 'waiting' then 'waiting' else case r.sender_id when p.id then 'received' else 'sent' end end
       from friend_requests r
       where least(r.sender_id, r.receiver_id) = least($readerId::uuid, p.id)
         and greatest(r.sender_id, r.receiver_id) = greatest($readerId::uuid, p.id)
         and r.status in ('pending', 'waiting')
     ), case when ${visibility.areFriends('p')} then 'buddy' else 'none' end) as relation`;

/** Favourites first, then by name; those behind a buddy, or all. */
export const listFriendsPage = many(
  { ...reader, afterFavorite: bool, afterName: text, afterId: nullable(uuid), most: int8 },
  { ...child, favoriteColor: color, isFavorite: bool, since: instant },
  `select ${childColumns}, f.is_favorite as "isFavorite", f.since
   from friendships f join ${children} on p.id = f.buddy_id
   where f.account_id = $readerId and ${mayShow} and ($afterId::uuid is null
     or (not f.is_favorite, lower(p.display_name), p.id) > (not $afterFavorite::boolean, lower($afterName), $afterId))
   order by not f.is_favorite, lower(p.display_name), p.id limit $most`,
);

/**
 * By the beginning of the username, or of a friend's display name: finding strangers by theirs would tell what it is. Of
 * usernames the first 200 are looked at: a beginning that more have is too short.
 */
export const searchByName = many(
  { ...reader, ...near, beginning: text },
  { ...child, relation },
  `select ${childColumns}, ${relationColumn}
   from ${children}
   where p.id in (
       (select id from accounts where ${startsWith('username', '$beginning')} order by username using ~<~ limit 200)
       union select f.buddy_id from friendships f join children d on d.account_id = f.buddy_id
         where f.account_id = $readerId and ${startsWith('lower(d.display_name)', '$beginning')}
     )
     and p.id <> $readerId and ${mayShow} and ${visibility.areNear('p')} and not ${wasReported}
   order by p.username = $beginning desc, lower(${shownName}), p.id limit 10`,
);

export const findByCode = many(
  { ...reader, code: text },
  { ...child, relation },
  `select ${childColumns}, ${relationColumn}
   from buddy_settings s join ${children} on p.id = s.account_id
   where s.code = $code and p.id <> $readerId and ${mayShow} and not ${wasReported}`,
);

/** Friends of the newest 40 friends, of the own age group, most friends in common first. */
export const listSuggestedFriends = many(
  { ...reader, ...near, cooldownSince: instant },
  { ...child, relation },
  `select ${childColumns}, 'none' as relation
   from (
     select g.buddy_id as id, count(*) as common
     from (select buddy_id from friendships where account_id = $readerId order by since desc limit 40) f
       join friendships g on g.account_id = f.buddy_id
     where g.buddy_id <> $readerId group by g.buddy_id
   ) s join ${children} on p.id = s.id
   join buddy_settings w on w.account_id = p.id and w.wants_suggestions
   where ${mayShow} and ${visibility.areNear('p')} and not ${wasReported} and not ${visibility.areFriends('p')}
     and not exists (
       select from friend_requests r
       where (r.status in ('pending', 'waiting') or r.changed_at > $cooldownSince)
         and (r.sender_id, r.receiver_id) in (($readerId, p.id), (p.id, $readerId))
     )
   order by s.common desc, p.username limit 10`,
);

const ownGrownUp = (word: 'yes' | 'no') => `exists (
  select from buddy_approvals a where a.request_id = r.id and a.child_id = $readerId and a.answer = '${word}')`;

const request = {
  ...child,
  requestId: uuid,
  status: text as Column<FriendRequest['status']>,
  waitsForOwn: bool,
  byCode: bool,
  sentAt: instant,
};

/** Requests on one side of the reader. Of refused ones only those that the own grown-up has refused, while that holds. */
const requestsWhere = (own: 'sender' | 'receiver', other: 'sender' | 'receiver') =>
  `select ${childColumns}, r.id as "requestId", r.status,
     r.status = 'waiting' and r.asks_for_${own} and not ${ownGrownUp('yes')} as "waitsForOwn",
     r.by_code as "byCode", r.sent_at as "sentAt"
   from friend_requests r join ${children} on p.id = r.${other}_id
   where r.${own}_id = $readerId and r.ends_at > $now
     and (r.status in ('pending', 'waiting') or (r.status = 'refused' and ${ownGrownUp('no')}))
     and ${mayShow} and (r.by_code or ${visibility.areNear('p')}) and (r.sent_at, r.id) < ($beforeAt, $beforeId)
   order by r.sent_at desc, r.id desc limit $most`;

const page = { ...reader, ...near, beforeAt: instant, beforeId: uuid, most: int8 };
export const listReceived = many(page, request, requestsWhere('receiver', 'sender'));
export const listSent = many(page, request, requestsWhere('sender', 'receiver'));
export type RequestRow = Row<typeof listReceived>;
export type ChildRow = Pick<RequestRow, keyof typeof child>;

/** What others may know of a child; the gate decides with what `findFacts` says. */
export const findProfile = maybeOne(
  { readerId: uuid, id: uuid },
  {
    ...child,
    bio: nullable(text),
    points: int8,
    joinedAt: nullable(instant),
    riddlesSolved: nullable(int8),
    relation,
    wasReported: bool,
  },
  `select ${childColumns}, ${visibleField.friendsOnly('p', 'c.bio')} as bio, p.points,
     ${visibleField.friendsOnly('p', 'a.created_at')} as "joinedAt",
     (select riddles_solved::bigint from child_points where account_id = p.id) as "riddlesSolved", ${relationColumn},
     ${wasReported} as "wasReported"
   from ${children} join accounts a on a.id = p.id where p.id = $id`,
);
