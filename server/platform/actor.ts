import type { AgeGroup } from '#contract/rules/age.ts';
import type { Scope } from '#contract/shared/endpoint.ts';

export type ConsentStatus = 'not_needed' | 'pending' | 'granted' | 'declined' | 'revoked' | 'expired';

interface SignedIn {
  readonly accountId: string;
  readonly sessionId: string;
}

/** A signed-in child with what every door asks about. */
export interface ChildActor extends SignedIn {
  readonly role: 'child';
  readonly ageGroup: AgeGroup;
  readonly isUnder13: boolean;
  readonly timeZone: string;
  /** While staff have sent this child to rest; over by itself. */
  readonly suspendedUntil?: Date | null;
  readonly consent: ConsentStatus;
  /** The consent is of the weaker kind: every word is looked at before others read it (family.md, Consent 4). */
  readonly isReviewed?: boolean;
  /** What is open to this child: everything where no consent is needed. */
  readonly scopes: ReadonlySet<Scope>;
}

export interface StaffActor extends SignedIn {
  readonly role: 'moderator' | 'admin';
  /** Only the password was right so far: nothing but the second step is open. */
  readonly owesSecondStep: boolean;
  /** Has been here for a day: before, their word does not count as the second of two. */
  readonly isSettled: boolean;
}

/** Whoever is calling. */
export type Actor = ChildActor | StaffActor;
