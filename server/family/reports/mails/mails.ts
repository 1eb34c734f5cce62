import type { WeekOfChild } from '#contract/family.ts';
import { isInactiveWeek, type StopPlace, type StopReason } from '#contract/rules/week-figures.ts';
import { addDays } from '#contract/shared/days.ts';
import type { WrittenLanguage } from '#contract/shared/languages.ts';
import { localeAt } from '../../../platform/local-dates.ts';
import { type MailContent, type MailPart, type Words, words } from '../../../platform/mail/mail.ts';

/** One child's week. */
export interface ChildReport {
  readonly firstName: string;
  readonly username: string;
  readonly timeZone: string;
  readonly week: WeekOfChild;
  /** Earlier days have no data. */
  readonly joinedOn: string;
  readonly childUrl: string;
  /** What waits for the parent's answer, one sentence each. */
  readonly waiting: readonly Words[];
  /** The child has asked for it with the button on the profile. */
  readonly isAsked: boolean;
}

export interface UnsubscribeLinks {
  readonly unsubscribePage: string;
  readonly unsubscribeUrl: string;
}

export type ReportFacts = ChildReport & UnsubscribeLinks;

type Write = (facts: ReportFacts) => MailContent;

/** The weekly report, ordered by what a busy parent wants to know first. */
export const reportMail: Record<WrittenLanguage, Write> = { en: english };

function english(facts: ReportFacts): MailContent {
  const { firstName, username, timeZone, week, waiting, childUrl, unsubscribePage, unsubscribeUrl, isAsked } = facts;
  const { firstDay, stops } = week;
  return {
    subject: isAsked ? `${firstName} sent you a report from Lilypad` : `${firstName}'s week at Lilypad`,
    title: isAsked ? `${firstName}'s last seven days` : `${firstName}'s week`,
    preview: previewText(facts),
    parts: [
      { small: `${formatWeek(firstDay, timeZone)} · ${username}` },
      ...(isAsked ? [`${firstName} asked us to send you this.`] : []),
      ...(isInactiveWeek(week) ? [inactiveText(facts)] : activity(facts)),
      ...(waiting.length > 0 ? [waitingBox(waiting, childUrl)] : []),
      ...(stops.length > 0 ? [{ heading: 'Good to know' }, stopped(facts)] : []),
      { button: `See ${firstName}'s page`, url: childUrl, isQuiet: waiting.length > 0 },
      { button: 'Change the limits', url: `${childUrl}#time`, isQuiet: true },
    ],
    ending: [
      isAsked
        ? words`Children can send a report from their profile. ${{ link: 'Unsubscribe from these reports', url: unsubscribePage }} with one click.`
        : words`You get this report every Friday. ${{ link: 'Unsubscribe from the report', url: unsubscribePage }} with one click.`,
      'Safety notices and consent questions still reach you.',
    ],
    unsubscribeUrl,
  };
}

/** A child who only sends this report has no active minutes. */
export function inactiveText({ firstName, isAsked }: Pick<ChildReport, 'firstName' | 'isAsked'>): string {
  if (isAsked) return `We count the minutes in which ${firstName} does something. There were none before this.`;
  return `${firstName} wasn't active at Lilypad this week.`;
}

/** More would push the rest of the mail out of sight. */
const MAX_SHOWN = 3;

export function waitingBox(waiting: readonly Words[], url: string): MailPart {
  const more = waiting.length - MAX_SHOWN;
  return {
    box: [
      { heading: 'Waiting for you' },
      ...waiting.slice(0, MAX_SHOWN),
      ...(more > 0 ? [`And ${more} more.`] : []),
      { button: waiting.length === 1 ? 'Review the request' : 'Review the requests', url },
    ],
  };
}

function activity(facts: ChildReport): readonly MailPart[] {
  const { week, joinedOn } = facts;
  const { firstDay, minutesByDay, dailyLimit } = week;
  const cheer = chooseCheer(facts);
  const longest = Math.max(30, dailyLimit ?? 0, ...minutesByDay);
  return [
    ...(cheer ? [{ cheer }] : []),
    { heading: 'Active time' },
    activeTime(week),
    {
      bars: minutesByDay.map((minutes, at) => {
        const day = addDays(firstDay, at);
        const isFull = dailyLimit !== null && minutes >= dailyLimit;
        const value = day < joinedOn ? '–' : `${minutes} min`;
        return { name: weekday(day, 'short'), part: minutes / longest, tone: isFull ? 'sun' : 'leaf', value };
      }),
    },
    ...figuresOf(week),
  ];
}

export function activeTime({ timeActiveMinutes, dailyLimit, minutesByDay, firstDay }: WeekOfChild): Words {
  const sum = { strong: duration(timeActiveMinutes) };
  if (dailyLimit === null) return words`${sum} in all.`;
  const reached = minutesByDay.flatMap((minutes, at) =>
    minutes >= dailyLimit ? [weekday(addDays(firstDay, at), 'long')] : [],
  );
  if (reached.length === 0) return words`${sum} in all. The daily limit is ${String(dailyLimit)} minutes.`;
  return words`${sum} in all. The daily limit is ${String(dailyLimit)} minutes; ${list(reached)} reached it.`;
}

function figuresOf(week: WeekOfChild): readonly MailPart[] {
  const figures = listFigures(week);
  return figures.length > 0 ? [{ figures }] : [];
}

/** Zeros are left out. */
export function listFigures(week: WeekOfChild): readonly (readonly [string, string])[] {
  const all: readonly (readonly [number, string, string])[] = [
    [week.riddlesSolved, 'riddle solved', 'riddles solved'],
    [week.pointsEarned, 'point', 'points'],
    [week.postsCreated, 'story', 'stories'],
    [week.commentsPosted, 'comment', 'comments'],
    [week.messagesSent, 'message sent', 'messages sent'],
    [week.newBuddies, 'new buddy', 'new buddies'],
    [week.contentLiked, 'like given', 'likes given'],
    [week.jokesLiked, 'joke liked', 'jokes liked'],
  ];
  const some = all.filter(([count]) => count > 0);
  return some.map(([count, one, more]) => [count.toLocaleString('en'), count === 1 ? one : more]);
}

/** The child's highest counts. They praise what the child did, without comparing with others. */
function chooseCheer({ firstName, week }: ChildReport): string | undefined {
  const { riddlesSolved, postsCreated, commentsPosted, contentLiked, newBuddies } = week;
  const candidates: readonly (readonly [number, string])[] = [
    [riddlesSolved, `${firstName} solved ${some(riddlesSolved, 'a riddle', 'riddles')}.`],
    [postsCreated * 4, `${firstName} told ${some(postsCreated, 'a story', 'stories')}.`],
    [commentsPosted * 2, `${firstName} wrote ${some(commentsPosted, 'a comment', 'comments')} to buddies.`],
    [contentLiked, `${firstName} gave ${some(contentLiked, 'a heart', 'hearts')} to others.`],
    [newBuddies * 2, `${firstName} made ${some(newBuddies, 'a new buddy', 'new buddies')}.`],
  ];
  const [best] = candidates.toSorted(([one], [other]) => other - one);
  return best && best[0] > 0 ? best[1] : undefined;
}

const whats: Record<StopReason, string> = {
  phone: 'a phone number',
  mail: 'an e-mail address',
  address: 'a home address',
  school: 'the name of a school',
  password: 'a password',
  birthday: 'a birthday or an age',
  handle: 'a name from another app',
  link: 'a web address',
  name: 'a full name',
  private: 'something private',
  picture: 'a photo',
  unkind: 'unkind words',
};
const places: Record<StopPlace, readonly [string, string]> = {
  post: ['a story', 'stories'],
  comment: ['a comment', 'comments'],
  message: ['a message', 'messages'],
};

export function stopped({ firstName, week }: ChildReport): string {
  const things = week.stops.map(({ place, reason, count }) => `${some(count, ...places[place])} with ${whats[reason]}`);
  return `The filter stopped ${list(things)}, and told ${firstName} why. Nobody else saw it.`;
}

function previewText(facts: ChildReport): string {
  const { week } = facts;
  if (isInactiveWeek(week)) return inactiveText(facts);
  const figures = listFigures(week).map(([count, what]) => `${count} ${what}`);
  const stop = week.stops.length > 0 ? ['something stopped by the filter'] : [];
  return `${[`${duration(week.timeActiveMinutes)} active`, ...figures.slice(0, 3), ...stop].join(', ')}.`;
}

function some(count: number, one: string, more: string): string {
  return count === 1 ? one : `${count} ${more}`;
}

export function list(things: readonly string[]): string {
  return new Intl.ListFormat('en').format(things);
}

export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

function weekday(day: string, style: 'short' | 'long'): string {
  return new Intl.DateTimeFormat('en', { weekday: style, timeZone: 'UTC' }).format(new Date(day));
}

/** As in the family's own country. */
export function formatWeek(firstDay: string, home: string): string {
  const format = new Intl.DateTimeFormat(localeAt('en', home), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(firstDay))} to ${format.format(new Date(addDays(firstDay, 6)))}`;
}
