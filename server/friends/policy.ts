import type { Approval } from '#contract/approvals.ts';
import { ageGroupAt, areNear } from '#contract/rules/age.ts';
import type { ChildActor } from '../platform/actor.ts';
import { DAY, HOUR } from '../platform/clock.ts';
import { type GateVerdict, mayMeet, type Pair, type Person, pairFrom, personFrom, personRow } from '../safety/index.ts';
import type { ApprovalFacts } from './approvals/approval-queries.ts';
import type { RequestFacts } from './requests/request-queries.ts';

/** Blocks by children who know somebody; then the child is hidden until staff decide (docs/product-decisions.md, P35). */
export const BLOCKS_BEFORE_REMOVAL = 3;
/** A newer account may have been made for blocking. */
export const TRUSTED_AFTER = 3 * DAY;
export const REMOVAL_UNDONE_AFTER = 72 * HOUR;

interface BlockFacts {
  readonly isVisible: boolean;
  readonly birthDate: string;
  readonly areBuddies: boolean;
  readonly hadContact: boolean;
  /** With a friend code a child of any age can ask. */
  readonly hasAsked: boolean;
  readonly isBlockedByThem: boolean;
  readonly isTrusted: boolean;
  /** About this child's first block of the other. */
  readonly wasDecided: boolean;
  readonly others: number;
}

/** No parent has to allow blocking. A hidden child cannot be blocked, so that nobody learns that they exist. */
export function canBlock({ ageGroup }: Pick<ChildActor, 'ageGroup'>, facts: BlockFacts, now: Date): boolean {
  if (!facts.isVisible || facts.isBlockedByThem) return false;
  const areClose = facts.areBuddies || facts.hadContact || facts.hasAsked;
  return areClose || areNear(ageGroup, ageGroupAt(now, facts.birthDate));
}

export function causesRemoval({ areBuddies, hadContact, isTrusted, wasDecided, others }: BlockFacts): boolean {
  const counts = isTrusted && !wasDecided && (areBuddies || hadContact);
  return counts && others + 1 >= BLOCKS_BEFORE_REMOVAL;
}

/** For the other child's answer, and then again for the parents'. */
export const REQUEST_LIFETIME = 30 * DAY;
/** After a request has ended, nobody can repeat it for this long. */
export const REQUEST_COOLDOWN = 14 * DAY;
export const MAX_PENDING_REQUESTS = 50;
/** In the sender's time zone (docs/product-decisions.md, P61). */
export const MAX_REQUESTS_PER_DAY = 10;
export const MAX_REQUESTS_PER_DAY_WHEN_NEW = 3;
/** Staff review a new account that reached its daily limit on this many days, or whose requests were declined this often. */
export const LIMIT_DAYS_BEFORE_REVIEW = 3;
export const DECLINES_BEFORE_REVIEW = 5;
export const REFUSAL_RETENTION = 30 * DAY;
/** After the request has ended. */
export const REQUEST_RETENTION = 30 * DAY;

export function requestVerdict(actor: ChildActor, facts: RequestFacts, now: Date): GateVerdict {
  const pair = pairFrom({ ...facts, hasApprovedCode: facts.byCode === true });
  return mayMeet(personFrom(actor), personRow.toPerson(facts, now), pair, 'ask_buddy');
}

export function canReadProfile(reader: ChildActor, other: Person, pair: Pair): boolean {
  return mayMeet(personFrom(reader), other, pair, 'read_profile').open;
}

/** After another parent's yes an approval stays open for a no. */
export function approvalState(approval: ApprovalFacts | undefined, now: Date): Approval['state'] {
  if (!approval) return 'unknown';
  const { status, answer, endsAt, hasSaidYes } = approval;
  if (answer !== null || !hasSaidYes) return 'used';
  if (status !== 'waiting' && status !== 'accepted') return status === 'expired' ? 'late' : 'used';
  if (endsAt <= now) return 'late';
  return canBecomeFriends(approval, now) ? 'open' : 'used';
}

/** A block, an erasure or a parent's change of settings may have come between the mail and the answer. */
function canBecomeFriends(approval: ApprovalFacts, now: Date): boolean {
  const { ownBirthDate: birthDate, ownState: state, ownConsent: consent, ownScopes: scopes } = approval;
  const pair = pairFrom({ ...approval, hasApprovedCode: approval.byCode });
  const own = personRow.toPerson({ birthDate, state, consent, scopes, isInQuietHours: false }, now);
  const other = personRow.toPerson(approval, now);
  return mayMeet(own, other, pair, 'ask_buddy').open && mayMeet(other, own, pair, 'ask_buddy').open;
}
