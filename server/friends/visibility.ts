import { ageDay } from '#contract/rules/age.ts';
import type { ChildActor } from '../platform/actor.ts';
import { type BirthDates, birthDatesNear } from './birth-dates.ts';

/** Parameters of a list that one child reads. */
export interface Reader extends BirthDates {
  readonly readerId: string;
  readonly now: Date;
}

export function toReader(actor: ChildActor, now: Date): Reader {
  return { readerId: actor.accountId, now, ...birthDatesNear(actor.ageGroup, ageDay(now)) };
}

/** Whether two children are friends, by the SQL of their ids. */
export const areFriends = (one: string, other: string) =>
  `exists (select from friendships f where f.account_id = ${one} and f.buddy_id = ${other})`;

/** Whether one of two children has blocked the other. Two conditions, so that each can use an index. */
export const isBlocked = (one: string, other: string) =>
  `(exists (select from blocked_users b where b.blocker_id = ${one} and b.blocked_id = ${other})
      or exists (select from blocked_users b where b.blocker_id = ${other} and b.blocked_id = ${one}))`;

/** For lists of many pairs: PostgreSQL plans it as two anti-joins, where the negation of `isBlocked` reads all blocks. */
export const isNotBlocked = (one: string, other: string) =>
  `not exists (select from blocked_users b where b.blocker_id = ${one} and b.blocked_id = ${other})
     and not exists (select from blocked_users b where b.blocker_id = ${other} and b.blocked_id = ${one})`;

/**
 * The gate as SQL conditions, for lists: the same rules as `mayMeet`, for the reader $readerId and a row of the view `people`
 * at $now.
 */
export const visibility = {
  /** A suspension hides a child, and ends by itself. */
  isVisible: (person: string) =>
    `(${person}.is_visible and (${person}.paused_until is null or ${person}.paused_until <= $now))`,
  /** Only for sorting that must not change during a suspension, never to decide what is shown. */
  isVisibleOrSuspended: (person: string) => `${person}.is_visible`,
  /** Whether friends may know that this person is here: chosen, or else from 13 on (docs/product-decisions.md, P50). */
  showsPresence: (person: string) =>
    `('buddies' = any(${person}.scopes)
       and coalesce(${person}.shows_presence, ${person}.birth_date <= ($now at time zone 'UTC')::date - interval '13 years'))`,
  /** Of friends, whose names are known: whether the name or the username contains $q. */
  isCalled: (person: string) =>
    `(strpos(lower(${person}.display_name), lower($q)) > 0 or strpos(lower(${person}.username), lower($q)) > 0)`,
  areFriends: (person: string) => areFriends('$readerId', `${person}.id`),
  areNear: (person: string) => `${person}.birth_date > $bornAfter and ${person}.birth_date <= $bornUpTo`,
  isBlocked: (person: string) => isBlocked('$readerId', `${person}.id`),
  /** At the instant $at, as far as it is known now. */
  wereFriends: (person: string) =>
    `exists (select from friendships f where f.account_id = $readerId and f.buddy_id = ${person}.id and f.since <= $at)`,
  /** At the instant $at, as far as it is known now. Two conditions, which PostgreSQL plans as two anti-joins. */
  hadNoBlock: (person: string) =>
    `not exists (select from blocked_users b where b.blocker_id = $readerId and b.blocked_id = ${person}.id and b.at <= $at)
       and not exists (select from blocked_users b where b.blocker_id = ${person}.id and b.blocked_id = $readerId and b.at <= $at)`,
};

/** Strangers see only the username (docs/product-decisions.md, P61). */
const isKnownTo = (readerId: string, person: string) =>
  `(${person}.id = ${readerId} or ${areFriends(readerId, `${person}.id`)})`;
const isKnown = (person: string) => isKnownTo('$readerId', person);

/** What the reader $readerId may see of a person. Every list and page uses these. */
export const visibleField = {
  name: (person: string) => `case when ${isKnown(person)} then ${person}.display_name else ${person}.username end`,
  /** For queries with several readers, by the SQL of a reader's id. */
  nameFor: (readerId: string, person: string) =>
    `case when ${isKnownTo(readerId, person)} then ${person}.display_name else ${person}.username end`,
  friendsOnly: (person: string, column: string) => `case when ${isKnown(person)} then ${column} end`,
};
