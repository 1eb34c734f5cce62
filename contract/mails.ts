import * as z from 'zod/mini';
import { lanes } from './rules/lanes.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';

/** Why an e-mail did not leave: the mail server is away, refuses our login, the address or the mail, or something else. */
const mailFailures = ['unreachable', 'login', 'address', 'refused', 'other'] as const;
export type MailFailure = (typeof mailFailures)[number];

/** What an e-mail is for; `parents` covers all mails of the family module. */
const mailPurposes = ['code', 'password', 'contact', 'parents', 'other'] as const;
export type MailPurpose = (typeof mailPurposes)[number];

const failedMail = z.object({
  id,
  purpose: z.enum(mailPurposes),
  /** The child it is about. */
  username: z.nullable(z.string()),
  /** The address with most of its name hidden: enough to see a slip. */
  to: z.nullable(z.string()),
  failure: z.enum(mailFailures),
  failedAt: instant,
  /** Nobody tries again by itself. */
  isGivenUp: z.boolean(),
});
export type FailedMail = z.output<typeof failedMail>;

/** How staff hear of urgent cases: by mail, or by the operator's webhook. */
const alertChannels = ['mail', 'webhook'] as const;

const alertParams = z.strictObject({
  lane: z.enum(lanes, 'Please choose an alert from the list'),
  channel: z.enum(alertChannels, 'Please choose an alert from the list'),
});

const failedAlert = z.extend(alertParams, {
  /** Urgent cases that nobody has opened. */
  cases: z.number(),
  failedAt: instant,
});
export type FailedAlert = z.output<typeof failedAlert>;

/** Of more, the newest. */
export const MAX_FAILED_MAILS = 200;

export const listFailedMails = endpoint({
  route: 'GET /api/admin/mails',
  summary: `Lists e-mails that did not leave, with the reason and without their words; the newest ${MAX_FAILED_MAILS}`,
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  returns: z.object({
    mails: z.array(failedMail),
    /** Whether mails about urgent cases reach the staff. */
    urgentMail: z.enum(['works', 'nobody', 'fails']),
    /** Alerts about urgent cases that did not go out, one for each way; each is sent with the counts of now. */
    alerts: z.array(failedAlert),
    /** Payments of parents that should have been given back: what else could not be done outside Lilypad. */
    overdueRefunds: z.number(),
  }),
});

export const resendAlert = endpoint({
  route: 'POST /api/admin/alerts/:lane/:channel/resend',
  summary:
    'Tries an alert about urgent cases again at once; 404 when it has gone out, or somebody has opened the cases',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 60 },
  params: alertParams,
  returns: nothing,
});

export const resendMail = endpoint({
  route: 'POST /api/admin/mails/:id/resend',
  summary: 'Tries an e-mail again at once; one that is sent already is not sent twice',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 60 },
  params: idParams,
  returns: nothing,
});

const failedJob = z.object({
  name: z.string(),
  summary: z.string(),
  /** Runs that failed in the last seven days. */
  failures: z.number(),
  lastFailedAt: instant,
  /** The last run, where it succeeded after the last failure. */
  succeededAt: z.nullable(instant),
});
export type FailedJob = z.output<typeof failedJob>;

export const listFailedJobs = endpoint({
  route: 'GET /api/admin/jobs',
  summary: 'Lists the scheduled jobs that failed in the last seven days, newest failure first, without their errors',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  returns: z.object({ jobs: z.array(failedJob) }),
});
