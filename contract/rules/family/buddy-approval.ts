/** Whether a parent is asked about a new buddy of a child under 13, from the strictest to the most open. */
export const buddyApprovals = ['ask', 'trusted', 'off'] as const;
export type BuddyApproval = (typeof buddyApprovals)[number];

/** As long as a parent has chosen nothing. */
const defaultBuddyApproval: BuddyApproval = 'ask';

/** What holds for a child whose parents have chosen differently. */
export function strictestApproval(ofParents: readonly BuddyApproval[]): BuddyApproval {
  return buddyApprovals.find((approval) => ofParents.includes(approval)) ?? defaultBuddyApproval;
}

/** What one parent who has consented says about a child and another one. */
export interface ParentRule {
  readonly approval: BuddyApproval;
  readonly trustsFamily: boolean;
}

interface Pair {
  /** One is under 13 and the other is not. */
  readonly isAcross: boolean;
  readonly shareGroup: boolean;
  /** A parent of this child has ended their friendship before. */
  readonly wasEnded: boolean;
}

/**
 * Whether a new buddy of a child under 13 needs a parent's approval (docs/product-decisions.md, P58). Each parent has to do without
 * it. Across the line of 13, and after a parent has ended the friendship, it is always needed.
 */
export function needsApproval(parents: readonly ParentRule[], { isAcross, shareGroup, wasEnded }: Pair): boolean {
  if (parents.length === 0 || isAcross || wasEnded) return true;
  return parents.some(({ approval, trustsFamily }) => {
    if (approval === 'trusted') return !shareGroup && !trustsFamily;
    return approval === 'ask';
  });
}
