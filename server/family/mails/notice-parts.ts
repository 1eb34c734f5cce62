import { offeredScopes } from '#contract/rules/consent.ts';
import { periods } from '#contract/rules/retention.ts';
import type { WrittenLanguage } from '#contract/shared/languages.ts';
import { DAY } from '../../platform/clock.ts';
import { localeAt } from '../../platform/local-dates.ts';
import type { MailContent, MailOperator } from '../../platform/mail/mail.ts';
import { parseNotice } from '../direct-notice/notice-text.ts';
import { englishScopes } from './confirmation.ts';
import type { MailFacts } from './mail.ts';

export interface NoticeOperator extends MailOperator {
  readonly consentAge: number;
  /** How long chat messages are currently kept. */
  readonly chatDays: number;
}

interface NoticeWords {
  readonly staysOff: string;
  readonly getsErased: string;
  /** What a parent can switch on. */
  readonly switches: string;
  readonly unnamedOperator: string;
  readonly choose: (child: string) => string;
  readonly version: (version: number) => string;
  readonly shorterChats: (days: number, published: number) => string;
  /** How this parent became known, in short. */
  readonly whoNamedYou: Record<Source, (child: string) => string>;
  /** The same, in full. */
  readonly howWeGotIt: Record<Source, (child: string) => string>;
  readonly untilYouChoose: (child: string) => string;
  readonly alreadyOpen: string;
}

/** Who gave a parent's address. */
type Source = 'child' | 'grownUp' | 'staff' | 'other';

const words: Record<WrittenLanguage, NoticeWords> = {
  en: {
    staysOff: "If you don't answer, everything that is off stays off.",
    getsErased:
      'If nobody answers by then, we erase the account, and your address unless another child of yours is here.',
    switches: new Intl.ListFormat('en').format(offeredScopes.map((scope) => englishScopes[scope])),
    unnamedOperator: 'The people who run this Lilypad. Reply to this e-mail to reach them.',
    choose: (child) => `Choose what ${child} can do`,
    version: (version) => `Notice version ${version}`,
    shorterChats: (days, published) =>
      `One thing is shorter here now: chat messages are kept for ${days} days instead of ${published}.`,
    whoNamedYou: {
      child: (child) => `${child} gave us your address.`,
      grownUp: (child) => `Another grown-up of ${child} gave us your address.`,
      staff: () => 'Our staff have added your address.',
      other: (child) => `Another grown-up of ${child} or our staff gave us your address.`,
    },
    howWeGotIt: {
      child: (child) =>
        `${child} gave us your name and your address when signing up, and the account was made with the code that we sent you.`,
      grownUp: (child) =>
        `Another grown-up of ${child} gave us your name and your address, and you accepted their invitation.`,
      staff: (child) => `Our staff have noted your name and your address as those of a parent or guardian of ${child}.`,
      other: (child) => `Another grown-up of ${child} or our staff gave us your name and your address.`,
    },
    untilYouChoose: (child) =>
      `Until then, other children see nothing of ${child}, and ${child} sees nothing of theirs.`,
    alreadyOpen:
      'What another grown-up has allowed is open already. Where two grown-ups differ, the stricter choice counts.',
  },
};

/** The extra values in a mail about a notice. */
export interface NoticeFacts extends MailFacts {
  readonly notMineLink: string;
  readonly now: Date;
  readonly untilDate: Date;
}

/**
 * The published notice with its blanks filled in. Its text was hashed as published, so nothing is left out or changed: where the
 * operator keeps chats for less time than it says, a sentence after it says so (docs/product-decisions.md, P82).
 */
export function noticeContent(
  language: WrittenLanguage,
  facts: NoticeFacts,
  operator: NoticeOperator,
): Pick<MailContent, 'title' | 'parts' | 'ending'> {
  const { child, parentName, text, version, username, until, consent, link, familyUrl, notMineLink } = facts;
  const { staysOff, getsErased, switches, choose, shorterChats, version: versionWords } = words[language];
  const { whoNamedYou, howWeGotIt, untilYouChoose, alreadyOpen } = words[language];
  const source = findSource(facts);
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
      answer_day: formatDay(language, facts),
      days: String(Math.max(1, Math.ceil((facts.untilDate.getTime() - facts.now.getTime()) / DAY))),
      without_answer: consent === 'granted' ? staysOff : getsErased,
      switches,
      consent_age: String(operator.consentAge),
      who_named_you: whoNamedYou[source](child),
      how_we_got_it: howWeGotIt[source](child),
      until_you_choose: isOpenAlready(facts) ? alreadyOpen : untilYouChoose(child),
    },
    links: {
      consent_link: link,
      not_mine_link: notMineLink,
      policy_link: `${operator.publicUrl}/privacy`,
      family_link: familyUrl,
      tour_link: `${operator.publicUrl}/see-what-they-see#${token}`,
    },
  });
  const published = periods.chat.days;
  const isShorter = operator.chatDays < published && new RegExp(`\\b${published}\\b`).test(text);
  return {
    ...(title ? { title } : {}),
    parts: isShorter ? [...parts, shorterChats(operator.chatDays, published)] : parts,
    ending: [versionWords(version)],
  };
}

function findSource({ kind, isNamedByChild }: NoticeFacts): Source {
  if (kind === 'joined') return 'grownUp';
  if (kind === 'invited') return 'staff';
  return isNamedByChild ? 'child' : 'other';
}

/** A further grown-up may come when the first one has answered. A new notice pauses what was open. */
function isOpenAlready(facts: NoticeFacts): boolean {
  return facts.consent === 'granted' && findSource(facts) !== 'child' && facts.kind !== 'restated';
}

/** Notices before the fifth speak to the first grown-up alone. */
export function speaksToFirstAlone({ text }: Pick<MailFacts, 'text'>): boolean {
  return !text.includes('{who_named_you}');
}

function formatDay(language: WrittenLanguage, { timeZone, untilDate }: NoticeFacts): string {
  return new Intl.DateTimeFormat(localeAt(language, timeZone), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(untilDate);
}

function describeOperator(
  language: WrittenLanguage,
  { operatorName, operatorAddress, contactEmail }: NoticeOperator,
): string {
  const known = [operatorName, operatorAddress, contactEmail].filter((part) => part !== null);
  return known.length === 0 ? words[language].unnamedOperator : `${known.join(', ')}.`;
}
