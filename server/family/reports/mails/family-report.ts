import type { WeekOfChild } from '#contract/family.ts';
import { isInactiveWeek } from '#contract/rules/week-figures.ts';
import type { WrittenLanguage } from '#contract/shared/languages.ts';
import { type MailContent, type MailPart, type Words, words } from '../../../platform/mail/mail.ts';
import {
  activeTime,
  type ChildReport,
  duration,
  formatWeek,
  inactiveText,
  list,
  listFigures,
  stopped,
  type UnsubscribeLinks,
  waitingBox,
} from './mails.ts';

export interface FamilyReportFacts extends UnsubscribeLinks {
  /** Two or more. */
  readonly children: readonly ChildReport[];
  readonly familyUrl: string;
}

/** The weekly reports of a parent's children in one mail. Each day of each child would be too long; the page has them. */
export const familyReportMail: Record<WrittenLanguage, (facts: FamilyReportFacts) => MailContent> = { en: english };

function english({ children, familyUrl, unsubscribePage, unsubscribeUrl }: FamilyReportFacts): MailContent {
  const weeks = [...new Set(children.map(({ week, timeZone }) => formatWeek(week.firstDay, timeZone)))];
  const asking = children.filter(({ waiting }) => waiting.length > 0);
  const [asksFirst] = asking;
  const inactiveOnes = weeks.length === 1 ? children.filter(({ week }) => isInactiveWeek(week)) : [];
  const shown = inactiveOnes.length > 1 ? children.filter((child) => !inactiveOnes.includes(child)) : children;
  return {
    subject: `${shortList(children)}: their week at Lilypad`,
    title: "Your children's week",
    preview: `${children.map(previewOf).join(', ')}.`,
    parts: [
      ...(weeks.length === 1 ? weeks.map((week) => ({ small: week })) : []),
      ...(asksFirst ? [waitingBox(listQuestions(asking), asking.length === 1 ? asksFirst.childUrl : familyUrl)] : []),
      ...shown.flatMap((child) => childParts(child, weeks.length > 1)),
      ...(inactiveOnes.length > 1 ? [inactiveLine(inactiveOnes)] : []),
      { button: "See my children's pages", url: familyUrl, isQuiet: asking.length > 0 },
    ],
    ending: [
      words`You get this report every Friday. ${{ link: 'Unsubscribe from the report', url: unsubscribePage }} with one click.`,
      'To stop it for one child only, use the switch on the page of that child.',
      'Safety notices and consent questions still reach you.',
    ],
    unsubscribeUrl,
  };
}

function childParts(child: ChildReport, isOwnWeek: boolean): readonly MailPart[] {
  const { firstName, username, timeZone, week, childUrl } = child;
  return [
    { heading: firstName },
    { small: isOwnWeek ? `${username} · ${formatWeek(week.firstDay, timeZone)}` : username },
    ...(isInactiveWeek(week) ? [inactiveText(child)] : [activeTime(week), ...figuresInWords(week)]),
    ...(week.stops.length > 0 ? [stopped(child)] : []),
    words`${{ link: `See ${firstName}'s page`, url: childUrl }}`,
  ];
}

/** A line for all of them: a section each would say nothing several times. */
function inactiveLine(children: readonly ChildReport[]): Words {
  const named = children.flatMap(({ firstName, username, childUrl }, at) => {
    const isLast = at === children.length - 1;
    const before = at === 0 ? '' : isLast ? (children.length > 2 ? ', and ' : ' and ') : ', ';
    return [before, { link: firstName, url: childUrl }, ` (${username})`];
  });
  return [...named, " weren't active at Lilypad this week."].filter((word) => word !== '');
}

/** Large numbers would make the mail twice as long. */
function figuresInWords(week: WeekOfChild): readonly Words[] {
  const figures = listFigures(week).map(([count, what]) => `${count} ${what}`);
  return figures.length > 0 ? [`${list(figures)}.`] : [];
}

function listQuestions(children: readonly ChildReport[]): readonly Words[] {
  return children.flatMap(({ waiting }) => waiting);
}

/** A subject is cut on a phone, so of more than three children it names two. */
function shortList(children: readonly ChildReport[]): string {
  const names = children.map(({ firstName }) => firstName);
  return list(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names);
}

function previewOf({ firstName, week }: ChildReport): string {
  if (isInactiveWeek(week)) return `${firstName} not active`;
  const stop = week.stops.length > 0 ? ' (something stopped by the filter)' : '';
  return `${firstName} ${duration(week.timeActiveMinutes)}${stop}`;
}
