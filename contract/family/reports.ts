import * as z from 'zod/mini';
import { stopPlaces, stopReasons } from '../rules/week-figures.ts';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { idParams, instant } from '../shared/ids.ts';
import { linkToken } from './shapes.ts';

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'Please choose a day'));

export const REPORTS_PAGE_SIZE = 10;

/** Seven days of a child as parents see them. */
export const weekOfChild = z.object({
  /** In the child's own time zone. */
  firstDay: day,
  /** Minutes in which the child did something, by day. */
  minutesByDay: z.array(z.number()),
  timeActiveMinutes: z.number(),
  /** Minutes a day that the parents allow. */
  dailyLimit: z.nullable(z.number()),
  riddlesSolved: z.number(),
  pointsEarned: z.number(),
  jokesLiked: z.number(),
  postsCreated: z.number(),
  commentsPosted: z.number(),
  contentLiked: z.number(),
  messagesSent: z.number(),
  newBuddies: z.number(),
  /** What the filter stopped: kinds and counts. Never any text, and nothing that may mean that a child is in danger. */
  stops: z.array(z.object({ place: z.enum(stopPlaces), reason: z.enum(stopReasons), count: z.number() })),
});
export type WeekOfChild = z.output<typeof weekOfChild>;

const rateLimit = { limit: 120, seconds: 60 };

export const readWeek = endpoint({
  route: 'GET /api/family/children/:id/week',
  summary: 'Returns what a child did in the last seven days, up to now',
  allows: 'parent',
  rateLimit,
  params: idParams,
  returns: z.extend(weekOfChild, {
    /** Earlier days have no data. */
    joinedOn: day,
    /** Whether this parent gets the weekly report by e-mail. */
    isReportWanted: z.boolean(),
  }),
});
export type OwnWeek = z.output<(typeof readWeek)['returns']>;

export const listReports = endpoint({
  route: 'GET /api/family/children/:id/reports',
  summary: 'Lists the weekly reports about a child, newest first',
  allows: 'parent',
  rateLimit,
  params: idParams,
  query: z.strictObject({ cursor: z.optional(day) }),
  returns: z.object({
    reports: z.array(z.extend(weekOfChild, { createdAt: instant })),
    cursor: z.nullable(z.string()),
  }),
});
export type WeeklyReport = z.output<(typeof listReports)['returns']>['reports'][number];

const isWanted = z.boolean('Please say whether you want the report');

export const chooseReportMail = endpoint({
  route: 'PUT /api/family/children/:id/report-mail',
  summary: 'Sets whether the signed-in parent gets the weekly report about a child by e-mail',
  allows: 'parent',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  body: z.strictObject({ isWanted }),
  returns: nothing,
});

export const openReportLink = endpoint({
  route: 'POST /api/family/reports/open',
  summary: 'Returns which report the link of a mail unsubscribes from; changes nothing',
  allows: 'anyone',
  rateLimit: { limit: 60, seconds: 600 },
  body: z.strictObject({ token: linkToken }),
  returns: z.object({ about: z.nullable(z.object({ usernames: z.array(z.string()), isWanted: z.boolean() })) }),
});

export const chooseReportByLink = endpoint({
  route: 'POST /api/family/reports/choose',
  summary: 'Unsubscribes from the weekly report with the token of a mailed link, or subscribes again',
  allows: 'anyone',
  rateLimit: { limit: 60, seconds: 600 },
  body: z.strictObject({ token: linkToken, isWanted }),
  returns: nothing,
});

const tokenParams = z.strictObject({ token: linkToken });

/** A mail provider presses this button for many parents, so its limit is high. */
export const unsubscribeReport = endpoint({
  route: 'POST /api/family/reports/unsubscribe/:token',
  summary: "Unsubscribes from the weekly report: the mail program's own button (RFC 8058), which sends a form",
  allows: 'anyone',
  rateLimit: { limit: 1000, seconds: 600 },
  params: tokenParams,
  takesForms: true,
  returns: nothing,
});

/** For mail programs that open the address instead. A GET changes nothing, because scanners open every link. */
export const showUnsubscribe = endpoint({
  route: 'GET /api/family/reports/unsubscribe/:token',
  summary: 'Redirects to the page with the button that unsubscribes from the weekly report',
  allows: 'anyone',
  rateLimit: { limit: 1000, seconds: 600 },
  params: tokenParams,
  returns: nothing,
  status: 302,
});

export const sendParentReport = endpoint({
  route: 'POST /api/user/parent-report',
  summary: "Mails the signed-in child's last seven days to the child's parents: once an hour, three times a day",
  allows: 'child',
  rateLimit: { limit: 30, seconds: 600 },
  returns: nothing,
  status: 202,
});
