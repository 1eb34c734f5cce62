import { isNickname } from '#contract/rules/nicknames.ts';
import { isPipName } from '#contract/rules/rewards/pip-names.ts';
import { DAY, later } from '../platform/clock.ts';

/** How long an account is new: what it is called is looked at first, and it asks fewer children. */
export const NEW_FOR = 7 * DAY;

export interface Owner {
  readonly username: string;
  readonly consentMethod: string | null;
  readonly createdAt: Date;
}

export interface NewWords {
  readonly words: string;
  /** The filter wonders about them. */
  readonly isDoubted: boolean;
}

export function isNew({ createdAt }: Pick<Owner, 'createdAt'>, now: Date): boolean {
  return later(createdAt, NEW_FOR) > now;
}

/**
 * Whether a grown-up looks at a display name, bio or name of a Pip before it stands (docs/product-decisions.md, P61). No words, the own
 * username and names that Lilypad itself has made are approved as they are.
 */
export function needsReview({ words, isDoubted }: NewWords, owner: Owner, now: Date): boolean {
  if (words === '' || words === owner.username || isNickname(words) || isPipName(words)) return false;
  return isDoubted || owner.consentMethod === 'email_plus' || isNew(owner, now);
}
