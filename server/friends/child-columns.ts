import type { favoriteColors } from '#contract/accounts.ts';
import type { Relation } from '#contract/friends.ts';
import { type Column, day, instant, nullable, text, uuid } from '../platform/db/columns.ts';
import { avatarRow } from '../profiles/index.ts';
import { visibility, visibleField } from './visibility.ts';

/** Parameters of a list that one child reads. */
export const reader = { readerId: uuid, now: instant };
export const near = { bornAfter: day, bornUpTo: day };

export const color = text as Column<(typeof favoriteColors)[number]>;

/** A child in a list, as the reader $readerId may see them. */
export const childRow = {
  columns: { id: uuid, username: text, displayName: text, ...avatarRow.columns },
  select: (person: string) =>
    `${person}.id, ${person}.username, ${visibleField.name(person)} as "displayName", ${avatarRow.select(person)}`,
};

/** The same with the favorite color, which friends see. */
export const child = { ...childRow.columns, favoriteColor: nullable(color) };
export const visibleName = visibleField.name('p');
export const childColumns = `${childRow.select('p')}, ${visibleField.friendsOnly('p', 'p.favorite_color')} as "favoriteColor"`;

/** Whether a list may show a child to the reader at all. */
export const isListed = `${visibility.isVisible('p')} and 'buddies' = any(p.scopes) and not ${visibility.isBlocked('p')}`;

/** Strangers whose name the reader has reported are not shown to them again. */
export const wasReported = `exists (
  select from reported_things r where r.reporter_id = $readerId and r.kind in ('name', 'username') and r.subject = p.id)`;

/** Buddies see each other's name again, but not the bio that they have reported. */
export const bioWasReported = `exists (
  select from reported_things r where r.reporter_id = $readerId and r.kind = 'bio' and r.subject = p.id)`;

export const relation = text as Column<Relation>;
export const relationColumn = `coalesce((
       select case r.status when 'waiting' then 'waiting' else case r.sender_id when p.id then 'received' else 'sent' end end
       from friend_requests r
       where least(r.sender_id, r.receiver_id) = least($readerId::uuid, p.id)
         and greatest(r.sender_id, r.receiver_id) = greatest($readerId::uuid, p.id)
         and r.status in ('pending', 'waiting')
     ), case when ${visibility.areFriends('p')} then 'buddy' else 'none' end) as relation`;
