import * as z from 'zod/mini';
import { ageGroups } from './rules/age.ts';
import { ANSWER_DAYS_MAX, ANSWER_DAYS_MIN } from './rules/answer-days.ts';
import { consentMethods } from './rules/consent.ts';
import { contactTypes } from './rules/contact-types.ts';
import { periodNames } from './rules/retention.ts';
import { reviewRules } from './rules/review.ts';
import {
  KEPT_OUTSIDE_MAX,
  MAIL_WORD_MAX,
  NOTE_MAX,
  ON_DUTY_MAX,
  OPERATOR_ADDRESS_MAX,
  OPERATOR_NAME_MAX,
  setupSteps,
} from './rules/set-up.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { day, id, idParams, instant } from './shared/ids.ts';
import { email, line, optionalLine, searchWords } from './shared/text.ts';

/** ISO 3166-1 alpha-2. */
const country = z.string('Please choose a country').check(z.regex(/^[A-Z]{2}$/, 'Please choose a country'));

const dashboard = z.object({
  children: z.object({ active: z.number(), paused: z.number(), leaving: z.number(), removed: z.number() }),
  ageGroups: z.array(z.object({ ageGroup: z.enum(ageGroups), children: z.number() })),
  /** Children who were active in the last 24 hours and in the last 7 days. */
  activeDay: z.number(),
  activeWeek: z.number(),
  /** The last seven days in UTC, oldest first. */
  days: z.array(z.object({ day, activeChildren: z.number(), minutes: z.number(), newChildren: z.number() })),
  /** When children and days were counted: at most every five minutes where there are many children. */
  countedAt: instant,
  /** In the review queue. */
  openCases: z.number(),
  urgentCases: z.number(),
  waitingPosts: z.number(),
  openMessages: z.number(),
  /** Mails that failed and are being retried, and mails given up after a day. */
  retriedMails: z.number(),
  lostMails: z.number(),
  /** Whether mails about urgent cases reach a person. If not: nobody has an address, or sending fails. */
  urgentMail: z.enum(['works', 'nobody', 'fails']),
  /** Scheduled jobs that failed in the last seven days. */
  failedJobs: z.number(),
  /** Payments of parents that could not be given back yet. */
  overdueRefunds: z.number(),
  /** Requests came through a proxy in the last 24 hours, but TRUST_PROXY is not set. */
  needsTrustProxy: z.boolean(),
  /** How many steps of the set-up are done; null once it is finished. */
  setupStepsDone: z.nullable(z.number()),
});

export type Dashboard = z.output<typeof dashboard>;

export const readDashboard = endpoint({
  route: 'GET /api/admin/dashboard',
  summary: 'Returns the statistics of the dashboard, none of them about one person',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  returns: dashboard,
});

const ANSWER_DAYS_PLEASE = 'Please enter 7 to 30 days';

const settings = z.object({
  registration: z.enum(['open', 'closed', 'until_set_up']),
  operatorName: z.nullable(z.string()),
  operatorAddress: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  onDutyNote: z.nullable(z.string()),
  keptOutside: z.nullable(z.string()),
  /** While no moderator is on duty, children under 13 chat with phrases and stickers only. */
  chatNeedsDuty: z.boolean(),
  /** Parents may switch on reading whole conversations; both children see a sign then. */
  parentsReadChats: z.boolean(),
  /** What staff decide is kept, to measure the filter. */
  keepStaffDecisions: z.boolean(),
  /** Typed chat needs two people on the staff. Until then all children chat with phrases and stickers. */
  isTypedChatOpen: z.boolean(),
  /** Null means all countries. */
  helplineCountries: z.nullable(z.array(z.string())),
  knownCountries: z.array(z.string()),
  stepsDone: z.array(z.enum(setupSteps)),
  /** Whether somebody read the test mail at the current contact address. */
  isMailTested: z.boolean(),
  /** Whether this machine can send mails at all. */
  canSendMail: z.boolean(),
  setUpAt: z.nullable(instant),
  /** What staff read before other children do. */
  reviewPosts: z.enum(reviewRules),
  reviewComments: z.enum(reviewRules),
  /** How long a parent has to answer before the account is erased. */
  answerDays: z.number(),
  consentAge: z.number(),
  consentMethods: z.array(z.enum(consentMethods)),
  /** The key with which the receiver of the webhook checks our signature; null without a webhook. */
  webhookKey: z.nullable(z.string()),
  /** A developer's machine: children can always sign up here. */
  isDevelopersMachine: z.boolean(),
});

export type Settings = z.output<typeof settings>;

export const readSettings = endpoint({
  route: 'GET /api/admin/settings',
  summary: 'Returns the settings and the progress of the set-up',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  returns: settings,
});

export const changeSettings = endpoint({
  route: 'PUT /api/admin/settings',
  summary: 'Changes the given settings, all or none; an empty text falls back to the environment variable',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  body: z.strictObject({
    registration: z.optional(z.enum(['open', 'closed'], 'Please choose open or closed')),
    operatorName: z.optional(optionalLine(OPERATOR_NAME_MAX, 'The name must be 200 characters or less')),
    operatorAddress: z.optional(optionalLine(OPERATOR_ADDRESS_MAX, 'The address must be 300 characters or less')),
    contactEmail: z.optional(
      z.union([email('Please enter a valid e-mail address'), z.literal('')], 'Please enter a valid e-mail address'),
    ),
    chatNeedsDuty: z.optional(z.boolean('Please say yes or no')),
    parentsReadChats: z.optional(z.boolean('Please say yes or no')),
    keepStaffDecisions: z.optional(z.boolean('Please say yes or no')),
    onDutyNote: z.optional(optionalLine(ON_DUTY_MAX, 'The note must be 200 characters or less')),
    keptOutside: z.optional(optionalLine(KEPT_OUTSIDE_MAX, 'The note must be 300 characters or less')),
    helplineCountries: z.optional(
      z.nullable(
        z
          .array(country, 'Please choose at least one country')
          .check(
            z.minLength(1, 'Please choose at least one country'),
            z.maxLength(300, 'Please choose fewer countries'),
          ),
      ),
    ),
    reviewPosts: z.optional(z.enum(reviewRules, 'Please choose one of the three')),
    reviewComments: z.optional(z.enum(reviewRules, 'Please choose one of the three')),
    answerDays: z.optional(
      z
        .number(ANSWER_DAYS_PLEASE)
        .check(
          z.int(ANSWER_DAYS_PLEASE),
          z.minimum(ANSWER_DAYS_MIN, ANSWER_DAYS_PLEASE),
          z.maximum(ANSWER_DAYS_MAX, ANSWER_DAYS_PLEASE),
        ),
    ),
    /** The set-up step that this change completes. */
    stepDone: z.optional(z.enum(setupSteps, 'Please choose a step of the set-up')),
  }),
  returns: settings,
});

const keptPeriod = z.object({
  period: z.enum(periodNames),
  /** In force. */
  days: z.number(),
  min: z.number(),
  /** What the list promises; an operator can only go below. */
  max: z.number(),
  /** What the retention job deleted; null where another job ends it, or before the first run. */
  run: z.nullable(
    z.object({
      at: instant,
      deleted: z.number(),
      deletedInAll: z.number(),
      /** False when a run had no time left; the next one goes on. */
      isDone: z.boolean(),
      /** Tables at which the last run failed. */
      failed: z.array(z.string()),
    }),
  ),
});
export type KeptPeriod = z.output<typeof keptPeriod>;

export const listKeptPeriods = endpoint({
  route: 'GET /api/admin/retention',
  summary: 'Lists how long data is kept that ends by itself, and what the last run of the retention job deleted',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  returns: z.object({ periods: z.array(keptPeriod) }),
});

export const changeKeptPeriod = endpoint({
  route: 'PUT /api/admin/retention/:period',
  summary: 'Shortens a period of the list, or goes back towards it; never beyond. The audit log notes who, from and to',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 60 },
  params: z.strictObject({ period: z.enum(periodNames) }),
  body: z.strictObject({
    days: z.number('Please enter a number of days').check(z.int('Please enter whole days')),
  }),
  returns: z.object({ periods: z.array(keptPeriod) }),
});

export const sendTestMail = endpoint({
  route: 'POST /api/admin/setup/mail-test',
  summary: 'Mails a test word to the contact address; typing it in proves that an admin reads that mailbox',
  allows: 'admin',
  rateLimit: { limit: 10, seconds: 600 },
  returns: nothing,
});

export const answerTestMail = endpoint({
  route: 'POST /api/admin/setup/mail-test/answer',
  summary: 'Checks the word of the test mail: five tries within an hour',
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 600 },
  body: z.strictObject({
    word: line(
      MAIL_WORD_MAX,
      'Please enter the three words from the test e-mail',
      'Please enter the three words from the test e-mail',
    ),
  }),
  returns: nothing,
});

export const finishSetup = endpoint({
  route: 'POST /api/admin/setup/finish',
  summary: 'Finishes the set-up after all steps, and opens registration on request',
  allows: 'admin',
  rateLimit: { limit: 20, seconds: 60 },
  body: z.strictObject({ openRegistration: z.boolean('Please say whether children may sign up now') }),
  returns: settings,
});

const contactMessage = z.object({
  id,
  type: z.enum(contactTypes),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  at: instant,
  /** Written by a signed-in child. */
  isFromChild: z.boolean(),
  answered: z.nullable(z.object({ at: instant, by: z.nullable(z.string()), note: z.string() })),
});

export type ContactMessage = z.output<typeof contactMessage>;

export const listMessages = endpoint({
  route: 'GET /api/admin/contact',
  summary: 'Lists or searches contact messages, newest first, and counts them',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  query: z.strictObject({
    state: z._default(z.enum(['open', 'answered']), 'open'),
    type: z.optional(z.enum(contactTypes)),
    /** Words of the message, of its sender or of the note, anywhere. */
    q: z.optional(searchWords),
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  returns: z.object({
    messages: z.array(contactMessage),
    /** Of all messages of this type with these words. */
    counts: z.object({ open: z.number(), answered: z.number() }),
    cursor: z.nullable(z.string()),
  }),
});

export const closeMessage = endpoint({
  route: 'POST /api/admin/contact/:id/close',
  summary: 'Marks a contact message as answered, with a note; the first note stays',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  body: z.strictObject({ note: optionalLine(NOTE_MAX, 'The note must be 500 characters or less') }),
  returns: nothing,
});
