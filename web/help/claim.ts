import type { helpAbout } from './messages/about/en.ts';
import type { helpContact } from './messages/contact/en.ts';
import type { helpKept } from './messages/kept/en.ts';
import type { helpKids } from './messages/kids/en.ts';
import type { helpPrivacy } from './messages/privacy/en.ts';
import type { helpTerms } from './messages/terms/en.ts';

type Sentence =
  | keyof typeof helpAbout
  | keyof typeof helpContact
  | keyof typeof helpKept
  | keyof typeof helpKids
  | keyof typeof helpPrivacy
  | keyof typeof helpTerms;

export interface Claim {
  /** The feature that makes it true. */
  readonly feature: string;
  /** The messages that make it. */
  readonly says: readonly Sentence[];
}
