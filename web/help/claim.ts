import type { helpAbout } from '#web/app/messages/en/help-about.ts';
import type { helpContact } from '#web/app/messages/en/help-contact.ts';
import type { helpKids } from '#web/app/messages/en/help-kids.ts';
import type { helpPrivacy } from '#web/app/messages/en/help-privacy.ts';
import type { helpTerms } from '#web/app/messages/en/help-terms.ts';

type Sentence =
  | keyof typeof helpAbout
  | keyof typeof helpContact
  | keyof typeof helpKids
  | keyof typeof helpPrivacy
  | keyof typeof helpTerms;

export interface Claim {
  /** The part of Lilypad that bears it out. */
  readonly feature: string;
  /** Where the open pages make it. */
  readonly says: readonly Sentence[];
}
