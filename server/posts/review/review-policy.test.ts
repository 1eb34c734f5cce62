import { describe, expect, it } from 'vitest';
import type { ReviewRule } from '#contract/rules/review.ts';
import { postWaitsForReview, waitsForReview } from './review-policy.ts';

const byEmail = { isReviewed: true };
const strong = { isReviewed: false };

describe('a post or comment', () => {
  const rows: [rule: ReviewRule, isKnownAuthor: boolean, waits: boolean][] = [
    ['all', false, true],
    ['all', true, true],
    ['new_authors', false, true],
    ['new_authors', true, false],
    ['flagged', false, false],
    ['flagged', true, false],
  ];

  it.each(rows)('under the rule %s, by a known author: %s, waits: %s', (rule, isKnownAuthor, waits) => {
    expect(waitsForReview(strong, { decision: 'allow', rule, isKnownAuthor })).toBe(waits);
  });

  it.each(['mask', 'hold', 'help'] as const)('waits under every rule where the filter says %s', (decision) => {
    expect(waitsForReview(strong, { decision, rule: 'flagged', isKnownAuthor: true })).toBe(true);
  });

  it('waits under every rule where consent came by e-mail', () => {
    expect(waitsForReview(byEmail, { decision: 'allow', rule: 'flagged', isKnownAuthor: true })).toBe(true);
  });
});

describe('a post', () => {
  const fine = {
    decisions: ['allow', 'allow'],
    rule: 'flagged',
    isKnownAuthor: true,
    hasDrawing: false,
    reach: 0,
  } as const;

  it('is out at once where nothing asks for a look', () => {
    expect(postWaitsForReview(strong, fine)).toBe(false);
  });

  it('waits with a drawing, which the filter cannot look at', () => {
    expect(postWaitsForReview(strong, { ...fine, hasDrawing: true })).toBe(true);
  });

  it('waits where it would go beyond friends', () => {
    expect(postWaitsForReview(strong, { ...fine, reach: 25 })).toBe(true);
  });

  it('waits where the filter is not sure about its title alone', () => {
    expect(postWaitsForReview(strong, { ...fine, decisions: ['hold', 'allow'] })).toBe(true);
  });
});
