import { ageGroupOf, ageOn } from '#contract/rules/age.ts';
import type { ChildActor } from '../platform/actor.ts';
import { DAY, HOUR } from '../platform/clock.ts';
import { areNear } from '../safety/index.ts';

/** So many blocks by children who know somebody take them out of sight (decision 35). */
export const RULE_OF = 3;
/** An account of yesterday may have been made for blocking. */
export const TRUSTED_AFTER = 3 * DAY;
/** Undecided for so long, a removal is undone. */
export const UNDONE_AFTER = 72 * HOUR;

interface BlockFacts {
  readonly isVisible: boolean;
  readonly birthDate: string;
  readonly areBuddies: boolean;
  readonly hadContact: boolean;
  readonly isBlockedByThem: boolean;
  readonly isTrusted: boolean;
  readonly others: number;
}

/**
 * Whether there is somebody whom this child can turn away from: a hidden one reads as not there, like everywhere. What is
 * open to the child does not matter.
 */
export function mayBlock({ ageGroup }: Pick<ChildActor, 'ageGroup'>, facts: BlockFacts, today: string): boolean {
  if (!facts.isVisible || facts.isBlockedByThem) return false;
  const areClose = facts.areBuddies || facts.hadContact;
  return areClose || areNear(ageGroup, ageGroupOf(ageOn(today, facts.birthDate)));
}

/** Whether this block is the one too many. */
export function removesChild({ areBuddies, hadContact, isTrusted, others }: BlockFacts): boolean {
  const counts = isTrusted && (areBuddies || hadContact);
  return counts && others + 1 >= RULE_OF;
}
