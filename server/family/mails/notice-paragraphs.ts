import { offeredScopes } from '#contract/rules/consent.ts';
import type { WrittenLanguage } from '#contract/shared/languages.ts';
import type { Config } from '../../platform/config.ts';
import type { OperatorProfile } from '../../platform/operator-profile.ts';
import { englishScopes } from './confirmation.ts';
import type { MailFacts } from './mail.ts';

export type Operator = Pick<OperatorProfile, 'operatorName' | 'operatorAddress' | 'contactEmail'> &
  Pick<Config, 'publicUrl'>;

interface NoticeWords {
  readonly staysOff: string;
  readonly getsErased: string;
  /** What a parent can switch on. */
  readonly switches: string;
  readonly unnamedOperator: (publicUrl: string) => string;
}

const words: Record<WrittenLanguage, NoticeWords> = {
  en: {
    staysOff: "If you don't answer, everything that is off stays off.",
    getsErased:
      'If nobody answers by then, we erase the account, and your address unless another child of yours is here.',
    switches: new Intl.ListFormat('en').format(offeredScopes.map((scope) => englishScopes[scope])),
    unnamedOperator: (publicUrl) =>
      `the people who run the Lilypad at ${publicUrl}. Reply to this e-mail to reach them.`,
  },
};

/** The published notice with its blanks filled in. Its text was hashed as published, so nothing is added or left out. */
export function noticeParagraphs(
  language: WrittenLanguage,
  { text, username, until, consent, link }: MailFacts,
  operator: Operator,
  notMineLink: string,
): readonly string[] {
  const { staysOff, getsErased, switches } = words[language];
  const blanks: Record<string, string> = {
    username,
    place: operator.publicUrl,
    operator: describeOperator(language, operator),
    until,
    without_answer: consent === 'granted' ? staysOff : getsErased,
    consent_link: link,
    not_mine_link: notMineLink,
    switches,
    policy_link: `${operator.publicUrl}/privacy`,
  };
  const filled = text.replace(/\{(\w+)\}/g, (blank, name: string) => blanks[name] ?? blank);
  return filled.trim().split(/\n\s*\n/);
}

function describeOperator(
  language: WrittenLanguage,
  { operatorName, operatorAddress, contactEmail, publicUrl }: Operator,
): string {
  const known = [operatorName, operatorAddress, contactEmail].filter((part) => part !== null);
  return known.length === 0 ? words[language].unnamedOperator(publicUrl) : `${known.join(', ')}.`;
}
