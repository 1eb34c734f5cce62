import type { AgeGroup } from '#contract/rules/age.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/tokens.ts';
import type { Verdict } from './filter/verdict.ts';
import { openCase } from './moderation/cases.ts';
import type { Reviewable } from './moderation/reviewable.ts';

/** From here on a person may be in danger. */
const DANGER = 4;

/** Words that nobody but staff gets to read. */
export interface StaffOnlyWords {
  readonly text: string;
  readonly verdict: Verdict;
  readonly author: { readonly id: string; readonly name: string; readonly ageGroup: AgeGroup };
  readonly at: Date;
}

/** Whether staff must see words that are kept from everybody else. */
export function isAlarming({ decision, severity }: Pick<Verdict, 'decision' | 'severity'>): boolean {
  return decision === 'help' || (decision === 'refuse' && severity >= DANGER);
}

/**
 * Brings words before staff that were not taken: a child in trouble who writes it on the profile, refused ones that may put
 * somebody in danger, and numbers in pieces that were read already. One case is open for each author and kind of trouble, so
 * that nobody can drown the queue; staff read all the words in it.
 */
export function openStaffOnlyCase(tx: Transaction, { text, verdict, author, at }: StaffOnlyWords): void {
  const isCrisis = verdict.decision === 'help';
  const urgent = isCrisis || verdict.severity >= DANGER;
  openCase(tx, {
    kind: isCrisis ? 'cry' : 'refused',
    subject: newId(),
    joins: `unseen ${urgent}`,
    reason: isCrisis ? 'crisis' : 'held',
    severity: Math.min(DANGER, isCrisis ? DANGER : verdict.severity),
    urgent,
    verdictVersion: verdict.version,
    copy: { title: '', text, authorId: author.id, authorName: author.name, ageGroup: author.ageGroup, at },
    at,
  });
}

/** There is nothing to show or to take away: deciding says that it was seen to, and can send the author to rest. */
export const staffOnlyWords: readonly Reviewable[] = (['refused', 'cry'] as const).map((kind) => ({
  kind,
  notifiesAuthor: true,
  freeze: async () => undefined,
  approve: () => undefined,
  remove: () => undefined,
}));
