import { DEFAULT_REVIEW, type ReviewRule, reviewRules } from '#contract/rules/review.ts';

/** Names in the table `settings` of what an admin chooses for review. */
export const reviewSettings = { posts: 'review_posts', comments: 'review_comments' } as const;

export function reviewRuleFrom(settings: ReadonlyMap<string, string>, kind: keyof typeof reviewSettings): ReviewRule {
  const stored = settings.get(reviewSettings[kind]);
  return reviewRules.find((rule) => rule === stored) ?? DEFAULT_REVIEW;
}
