import { ageDay } from '#contract/rules/age.ts';
import type { ChildActor } from '../platform/actor.ts';
import { type BirthDates, birthDatesNear } from './birth-dates.ts';

/** What a list must know of the child who reads it. */
export interface Reader extends BirthDates {
  readonly readerId: string;
  readonly now: Date;
}

export function readerOf(actor: ChildActor, now: Date): Reader {
  return { readerId: actor.accountId, now, ...birthDatesNear(actor.ageGroup, ageDay(now)) };
}

/** Whether two children are buddies, by the SQL of their ids. */
export const areFriends = (one: string, other: string) =>
  `exists (select from friendships f where f.account_id = ${one} and f.buddy_id = ${other})`;

/** Whether one of two children has blocked the other. Two questions, as an index answers each. */
export const isBlocked = (one: string, other: string) =>
  `(exists (select from blocked_users b where b.blocker_id = ${one} and b.blocked_id = ${other})
      or exists (select from blocked_users b where b.blocker_id = ${other} and b.blocked_id = ${one}))`;

/**
 * The gate in SQL, for lists of things by many people: pieces that say the same as `mayMeet` of the reader $readerId and a
 * row of the view `people`, $now. SQL may read the tables and views of the rooms before its own, and only theirs.
 */
export const visibility = {
  /** Whoever rests is hidden from all others, and there again by itself. */
  isVisible: (person: string) =>
    `(${person}.is_visible and (${person}.paused_until is null or ${person}.paused_until <= $now))`,
  /** Also while they rest: for an order that a rest must not shift, and for nothing that is shown. */
  isVisibleOrSuspended: (person: string) => `${person}.is_visible`,
  areFriends: (person: string) => areFriends('$readerId', `${person}.id`),
  areNear: (person: string) => `${person}.birth_date > $bornAfter and ${person}.birth_date <= $bornUpTo`,
  isBlocked: (person: string) => isBlocked('$readerId', `${person}.id`),
};

/** Whether the reader may know more of somebody than strangers do (docs/product-decisions.md, P61). */
const knows = (person: string) => `(${person}.id = $readerId or ${visibility.areFriends(person)})`;

/** What the reader $readerId may see of a person: every list and page takes it from here. Strangers see the username only. */
export const visibleField = {
  name: (person: string) => `case when ${knows(person)} then ${person}.display_name else ${person}.username end`,
  /** Something of the person that only buddies see. */
  friendsOnly: (person: string, column: string) => `case when ${knows(person)} then ${column} end`,
};
