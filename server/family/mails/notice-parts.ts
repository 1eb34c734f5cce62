import { offeredScopes } from '#contract/rules/consent.ts';
import type { WrittenLanguage } from '#contract/shared/languages.ts';
import { DAY } from '../../platform/clock.ts';
import type { MailContent, MailOperator } from '../../platform/mail/mail.ts';
import { parseNotice } from '../direct-notice/notice-text.ts';
import { englishScopes } from './confirmation.ts';
import type { MailFacts } from './mail.ts';

export interface NoticeOperator extends MailOperator {
  readonly consentAge: number;
}

interface NoticeWords {
  readonly staysOff: string;
  readonly getsErased: string;
  /** What a parent can switch on. */
  readonly switches: string;
  readonly unnamedOperator: string;
  readonly choose: (child: string) => string;
  readonly version: (version: number) => string;
}

const words: Record<WrittenLanguage, NoticeWords> = {
  en: {
    staysOff: "If you don't answer, everything that is off stays off.",
    getsErased:
      'If nobody answers by then, we erase the account, and your address unless another child of yours is here.',
    switches: new Intl.ListFormat('en').format(offeredScopes.map((scope) => englishScopes[scope])),
    unnamedOperator: 'The people who run this Lilypad. Reply to this e-mail to reach them.',
    choose: (child) => `Choose what ${child} can do`,
    version: (version) => `Notice version ${version}`,
  },
};

/** The values that a mail about a notice needs, besides those of every mail. */
export interface NoticeFacts extends MailFacts {
  readonly notMineLink: string;
  readonly now: Date;
  readonly untilDate: Date;
}

/** The published notice with its blanks filled in. Its text was hashed as published, so nothing is left out. */
export function noticeContent(
  language: WrittenLanguage,
  facts: NoticeFacts,
  operator: NoticeOperator,
): Pick<MailContent, 'title' | 'parts' | 'ending'> {
  const { child, parentName, text, version, username, until, consent, link, familyUrl, notMineLink } = facts;
  const { staysOff, getsErased, switches, choose, version: versionWords } = words[language];
  const [, token = ''] = link.split('#');
  const { title, parts } = parseNotice(text, {
    choose: choose(child),
    words: {
      child,
      parent: parentName,
      username,
      place: operator.publicUrl,
      operator: describeOperator(language, operator),
      until,
      answer_day: dayIn(language, facts),
      days: String(Math.max(1, Math.ceil((facts.untilDate.getTime() - facts.now.getTime()) / DAY))),
      without_answer: consent === 'granted' ? staysOff : getsErased,
      switches,
      consent_age: String(operator.consentAge),
    },
    links: {
      consent_link: link,
      not_mine_link: notMineLink,
      policy_link: `${operator.publicUrl}/privacy`,
      family_link: familyUrl,
      tour_link: `${operator.publicUrl}/see-what-they-see#${token}`,
    },
  });
  return { ...(title ? { title } : {}), parts, ending: [versionWords(version)] };
}

function dayIn(locale: WrittenLanguage, { timeZone, untilDate }: NoticeFacts): string {
  return new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(
    untilDate,
  );
}

function describeOperator(
  language: WrittenLanguage,
  { operatorName, operatorAddress, contactEmail }: NoticeOperator,
): string {
  const known = [operatorName, operatorAddress, contactEmail].filter((part) => part !== null);
  return known.length === 0 ? words[language].unnamedOperator : `${known.join(', ')}.`;
}
