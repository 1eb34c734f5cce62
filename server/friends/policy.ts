import { ageGroupAt } from '#contract/rules/age.ts';
import type { ChildActor } from '../platform/actor.ts';
import { DAY, HOUR } from '../platform/clock.ts';
import { areNear } from '../safety/index.ts';

/** So many blocks by children who know somebody take them out of sight (decision 35). */
export const BLOCKS_BEFORE_REMOVAL = 3;
/** An account of yesterday may have been made for blocking. */
export const TRUSTED_AFTER = 3 * DAY;
/** Undecided for so long, a removal is undone. */
export const REMOVAL_UNDONE_AFTER = 72 * HOUR;

interface BlockFacts {
  readonly isVisible: boolean;
  readonly birthDate: string;
  readonly areBuddies: boolean;
  readonly hadContact: boolean;
  /** By a friend code also somebody of a far age asks. */
  readonly hasAsked: boolean;
  readonly isBlockedByThem: boolean;
  readonly isTrusted: boolean;
  readonly others: number;
}

/**
 * Whether there is somebody whom this child can turn away from: a hidden one reads as not there, like everywhere. What is
 * open to the child does not matter.
 */
export function canBlock({ ageGroup }: Pick<ChildActor, 'ageGroup'>, facts: BlockFacts, now: Date): boolean {
  if (!facts.isVisible || facts.isBlockedByThem) return false;
  const areClose = facts.areBuddies || facts.hadContact || facts.hasAsked;
  return areClose || areNear(ageGroup, ageGroupAt(now, facts.birthDate));
}

/** Whether this block is the one too many. */
export function causesRemoval({ areBuddies, hadContact, isTrusted, others }: BlockFacts): boolean {
  const counts = isTrusted && (areBuddies || hadContact);
  return counts && others + 1 >= BLOCKS_BEFORE_REMOVAL;
}

/** How long a request waits for an answer, and then once more for the grown-ups. */
export const REQUEST_LIFETIME = 30 * DAY;
/** Nobody is asked the same again so soon after it ended. */
export const REQUEST_COOLDOWN = 14 * DAY;
/** More unanswered questions than that are no way to find buddies. */
export const MAX_PENDING_REQUESTS = 50;
/** So many children may be asked on one day of the asker's (docs/product-decisions.md, P61). */
export const MAX_REQUESTS_PER_DAY = 10;
export const MAX_REQUESTS_PER_DAY_WHEN_NEW = 3;
/** A new account that was refused on so many days, or to which so many said no, comes before staff. */
export const LIMIT_DAYS_BEFORE_REVIEW = 3;
export const DECLINES_BEFORE_REVIEW = 5;
/** How long the days of refusals are kept. */
export const REFUSAL_RETENTION = 30 * DAY;
/** Requests that are over are forgotten after this. */
export const REQUEST_RETENTION = 30 * DAY;

interface Question {
  readonly status: string;
  readonly answer: 'yes' | 'no' | null;
  readonly endsAt: Date;
  readonly hasSaidYes: boolean;
}

/** Where the question to one parent stands. After another grown-up's yes it is still open, for a no. */
export function approvalState(question: Question | undefined, now: Date): 'open' | 'used' | 'late' | 'unknown' {
  if (!question) return 'unknown';
  const { status, answer, endsAt, hasSaidYes } = question;
  if (answer !== null || !hasSaidYes) return 'used';
  if (status !== 'waiting' && status !== 'accepted') return status === 'expired' ? 'late' : 'used';
  return endsAt > now ? 'open' : 'late';
}
