import type { AgeGroup } from '#contract/rules/age.ts';
import type { Closed } from '#contract/rules/family/access.ts';
import type { Scope } from '#contract/shared/endpoint.ts';

export type ConsentStatus = 'not_needed' | 'pending' | 'granted' | 'declined' | 'revoked' | 'expired';

interface SignedIn {
  readonly accountId: string;
  readonly sessionId: string;
}

/** A signed-in child, with what authorization needs to know. */
export interface ChildActor extends SignedIn {
  readonly role: 'child';
  readonly ageGroup: AgeGroup;
  readonly isUnder13: boolean;
  readonly timeZone: string;
  /** Set while staff have suspended this child. */
  readonly suspendedUntil?: Date | null;
  /** Set in quiet hours, after the daily limit and while a parent has paused Lilypad. */
  readonly closed?: Closed;
  readonly consent: ConsentStatus;
  /** The consent is of the weaker kind, so staff review every text before others read it. */
  readonly isReviewed?: boolean;
  /** What the parent has opened; everything where no consent is needed. */
  readonly scopes: ReadonlySet<Scope>;
}

export interface StaffActor extends SignedIn {
  readonly role: 'moderator' | 'admin';
  /** Has entered only the password so far, and may call nothing but the second step. */
  readonly needsSecondStep: boolean;
  /** Has been on staff for a day. Before, their decision does not count as the second of two. */
  readonly isSettled: boolean;
}

/** A signed-in parent. They have a session of their own, beside a child's in the same browser, and can only call endpoints for parents. */
export interface ParentActor {
  readonly role: 'parent';
  readonly parentId: string;
  readonly sessionId: string;
  /** The session began with a link that was opened a short time ago, as sensitive calls need. */
  readonly isFresh: boolean;
}

/** Who signs in by a password. */
export type Actor = ChildActor | StaffActor;
