import type { LinkPurpose } from '#contract/family.ts';
import type { ParentMailTopic } from '#contract/rules/parent-mail-topics.ts';
import type { WrittenLanguage } from '#contract/shared/languages.ts';
import type { MailContent } from '../../platform/mail/mail.ts';
import type { DueMail } from './mail-queries.ts';

/** The language of mails and notices to parents. Parents can't choose another one yet. */
export const parentLanguage: WrittenLanguage = 'en';

/** The values in a mail's text. */
export interface MailFacts extends DueMail {
  /**
   * The child's name as the parent knows it. A grown-up whom staff have added, and who has not answered, only gets the
   * username.
   */
  readonly child: string;
  /** The parents' own pages. */
  readonly familyUrl: string;
  /** The address behind the mail's button; empty for a mail without one. */
  readonly link: string;
  /** When the link expires or the account is erased, in the child's time zone. */
  readonly until: string;
}

export type MailWords = Pick<MailContent, 'subject' | 'title' | 'preview' | 'parts'>;

/** One kind of mail to a parent. */
export interface FamilyMail {
  /** The child's profile lists the topics on which parents get mails. */
  readonly topic: ParentMailTopic;
  /** When it is due, in milliseconds after its cause. */
  readonly delays: readonly number[];
  /** The direct notice follows, unchanged. Other mails end with how to stop them. */
  readonly includesNotice?: boolean;
  /**
   * Not one of the three a day to an address: the parent's own act has caused it, and the page where they acted says that it
   * comes.
   */
  readonly isUncounted?: true;
  /** The facts may have changed while the mail waited. */
  isStillDue(mail: DueMail, now: Date): boolean;
  /** The purpose and expiry of its link, if it has one. */
  link(mail: DueMail, now: Date): { readonly purpose?: LinkPurpose; readonly until: Date };
  readonly words: Readonly<Record<WrittenLanguage, (facts: MailFacts) => MailWords>>;
}

export const AT_ONCE: readonly number[] = [0];
