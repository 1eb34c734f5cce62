import type { ReviewRule } from '#contract/rules/review.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Verdict } from '../../safety/index.ts';

interface Piece {
  readonly decision: Verdict['decision'];
  readonly rule: ReviewRule;
  readonly isKnownAuthor: boolean;
}

/**
 * Whether staff read a post or comment before others do (docs/product-decisions.md, P47). What the filter is unsure about always waits.
 * So does everything by a child whose consent came by e-mail, because that consent only covers reviewed texts.
 */
export function waitsForReview(
  { isReviewed = false }: Pick<ChildActor, 'isReviewed'>,
  { decision, rule, isKnownAuthor }: Piece,
): boolean {
  if (decision !== 'allow' || isReviewed) return true;
  switch (rule) {
    case 'all':
      return true;
    case 'new_authors':
      return !isKnownAuthor;
    case 'flagged':
      return false;
  }
}

interface WholePost extends Omit<Piece, 'decision'> {
  readonly decisions: readonly Verdict['decision'][];
  readonly hasDrawing: boolean;
  readonly reach: number;
}

/** The filter cannot look at a drawing, and nothing goes beyond friends before staff have read it (docs/product-decisions.md, P20). */
export function postWaitsForReview(
  actor: Pick<ChildActor, 'isReviewed'>,
  { decisions, hasDrawing, reach, ...piece }: WholePost,
): boolean {
  if (hasDrawing || reach > 0) return true;
  return decisions.some((decision) => waitsForReview(actor, { decision, ...piece }));
}
