import type { LinkPurpose } from '#contract/family.ts';
import type { ParentMailTopic } from '#contract/rules/parent-mail-topics.ts';
import type { WrittenLanguage } from '#contract/shared/languages.ts';
import type { MailContent } from '../../platform/mail/mail.ts';
import type { DueMail } from './mail-queries.ts';

/** The language of mails and notices to parents: nobody has been asked for another one yet. */
export const parentLanguage: WrittenLanguage = 'en';

/** The values that a mail's text is filled with. */
export interface MailFacts extends DueMail {
  /** As a parent knows the child. A grown-up whom staff have named, and who has not answered, is told the username only. */
  readonly child: string;
  /** The parents' own pages. */
  readonly familyUrl: string;
  /** The address behind the mail's button; empty for a mail without one. */
  readonly link: string;
  /** How long the link works, or when the account is erased, in the time zone of the child. */
  readonly until: string;
}

export type MailWords = Pick<MailContent, 'subject' | 'title' | 'preview' | 'parts'>;

/** One kind of mail to a parent. */
export interface FamilyMail {
  /** The child reads on the profile that parents get mails about it. */
  readonly topic: ParentMailTopic;
  /** When it is due, in milliseconds after what causes it. */
  readonly delays: readonly number[];
  /** The direct notice follows the words, unchanged. Other mails say at the end how to stop them. */
  readonly includesNotice?: boolean;
  /** What the mail is about may have changed while it waited. */
  isStillDue(mail: DueMail, now: Date): boolean;
  /** What its link does, if it has one, and until when. */
  link(mail: DueMail, now: Date): { readonly purpose?: LinkPurpose; readonly until: Date };
  readonly words: Readonly<Record<WrittenLanguage, (facts: MailFacts) => MailWords>>;
}

export const AT_ONCE: readonly number[] = [0];
