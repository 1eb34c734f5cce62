import type { AgeGroup } from '#contract/rules/age.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/tokens.ts';
import type { Verdict } from './filter/verdict.ts';
import { openCase, toUrgency } from './moderation/cases.ts';
import type { Reviewable } from './moderation/reviewable.ts';

/** Words that only staff can read. */
export interface StaffOnlyWords {
  readonly text: string;
  readonly verdict: Verdict;
  readonly author: { readonly id: string; readonly name: string; readonly ageGroup: AgeGroup };
  readonly at: Date;
}

/**
 * Opens a case for words that were not published: a crisis on a profile, refused texts that may mean danger, and numbers in
 * pieces. Each author has at most one open case per urgency, so that nobody can flood the queue; later words are added to it.
 */
export function openStaffOnlyCase(tx: Transaction, { text, verdict, author, at }: StaffOnlyWords): void {
  const urgency = toUrgency(verdict);
  openCase(tx, {
    kind: verdict.decision === 'help' ? 'cry' : 'refused',
    subject: newId(),
    joins: `unseen ${urgency.urgent}`,
    ...urgency,
    copy: { title: '', text, authorId: author.id, authorName: author.name, ageGroup: author.ageGroup, at },
    at,
  });
}

/** Nothing was published, so there is nothing to remove: a decision closes the case, and can suspend the author. */
export const staffOnlyWords: readonly Reviewable[] = (['refused', 'cry'] as const).map((kind) => ({
  kind,
  notifiesAuthor: true,
  freeze: async () => undefined,
  approve: () => undefined,
  remove: () => undefined,
}));
