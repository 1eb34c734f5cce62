import { offeredScopes } from '#contract/rules/consent.ts';
import type { WrittenLanguage } from '#contract/shared/languages.ts';
import type { MailContent, MailOperator } from '../../platform/mail/mail.ts';
import { englishScopes } from './confirmation.ts';
import type { MailFacts } from './mail.ts';
import { parseNotice } from './notice-text.ts';

export type NoticeOperator = MailOperator;

interface NoticeWords {
  readonly staysOff: string;
  readonly getsErased: string;
  /** What a parent can switch on. */
  readonly switches: string;
  readonly unnamedOperator: (publicUrl: string) => string;
  readonly choose: (username: string) => string;
  readonly version: (version: number) => string;
}

const words: Record<WrittenLanguage, NoticeWords> = {
  en: {
    staysOff: "If you don't answer, everything that is off stays off.",
    getsErased:
      'If nobody answers by then, we erase the account, and your address unless another child of yours is here.',
    switches: new Intl.ListFormat('en').format(offeredScopes.map((scope) => englishScopes[scope])),
    unnamedOperator: (publicUrl) =>
      `the people who run the Lilypad at ${publicUrl}. Reply to this e-mail to reach them.`,
    choose: (username) => `Choose what ${username} can do`,
    version: (version) => `Notice version ${version}`,
  },
};

/** The published notice with its blanks filled in. Its text was hashed as published, so nothing is left out. */
export function noticeContent(
  language: WrittenLanguage,
  { text, version, username, until, consent, link }: MailFacts,
  operator: NoticeOperator,
  notMineLink: string,
): Pick<MailContent, 'title' | 'parts' | 'ending'> {
  const { staysOff, getsErased, switches, choose, version: versionWords } = words[language];
  const { title, parts } = parseNotice(text, {
    choose: choose(username),
    words: {
      username,
      place: operator.publicUrl,
      operator: describeOperator(language, operator),
      until,
      without_answer: consent === 'granted' ? staysOff : getsErased,
      switches,
    },
    links: {
      consent_link: link,
      not_mine_link: notMineLink,
      policy_link: `${operator.publicUrl}/privacy`,
    },
  });
  return { ...(title ? { title } : {}), parts, ending: [versionWords(version)] };
}

function describeOperator(
  language: WrittenLanguage,
  { operatorName, operatorAddress, contactEmail, publicUrl }: NoticeOperator,
): string {
  const known = [operatorName, operatorAddress, contactEmail].filter((part) => part !== null);
  return known.length === 0 ? words[language].unnamedOperator(publicUrl) : `${known.join(', ')}.`;
}
