import type { helpAbout } from './messages/about/en.ts';
import type { helpContact } from './messages/contact/en.ts';
import type { helpKids } from './messages/kids/en.ts';
import type { helpPrivacy } from './messages/privacy/en.ts';
import type { helpTerms } from './messages/terms/en.ts';

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
