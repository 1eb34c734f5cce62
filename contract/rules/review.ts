/**
 * What staff read before others do, of what children may publish on their own (docs/product-decisions.md, P47): everything, the
 * first few of each author, or only what the filter is not sure about.
 */
export const reviewRules = ['all', 'new_authors', 'flagged'] as const;
export type ReviewRule = (typeof reviewRules)[number];

export const DEFAULT_REVIEW: ReviewRule = 'new_authors';

/** How many posts and comments of an author have to be out before they count as known. */
export const NEW_AUTHOR_PIECES = 3;
