import * as z from 'zod/mini';
import {
  CONTACT_MESSAGE_MAX,
  CONTACT_MESSAGE_MIN,
  CONTACT_NAME_MAX,
  CONTACT_SUBJECT_MAX,
  contactTypes,
} from './rules/contact-types.ts';
import { keptRows } from './rules/retention.ts';
import { reviewRules } from './rules/review.ts';
import { endpoint } from './shared/endpoint.ts';
import { id } from './shared/ids.ts';
import { email, line, paragraphs } from './shared/text.ts';

/** A message to the operator. */
export const contactForm = z.strictObject({
  name: line(CONTACT_NAME_MAX, 'Please tell us your name', 'Your name must be 100 characters or less'),
  email: email('Please enter a valid email address'),
  subject: line(CONTACT_SUBJECT_MAX, 'Please enter a subject', 'The subject must be 200 characters or less'),
  message: paragraphs(
    CONTACT_MESSAGE_MIN,
    'Please write a little more: at least 10 characters',
    CONTACT_MESSAGE_MAX,
    'Please use 2,000 characters or less',
  ),
  type: z._default(z.enum(contactTypes, 'Please choose a topic'), 'general'),
});
export type ContactForm = z.output<typeof contactForm>;

export const sendContact = endpoint({
  route: 'POST /api/contact',
  summary: 'Sends a message to the operator; a repeated clientId is stored and mailed only once',
  allows: 'anyone',
  rateLimit: { limit: 10, seconds: 3600 },
  body: z.extend(contactForm, { clientId: z.optional(id) }),
  /** `needsComfort`: it sounds like a child in crisis. */
  returns: z.object({ needsComfort: z.boolean() }),
  status: 201,
});

/** What the public pages say about this Lilypad, from its settings and modules. */
export const readOperatorFacts = endpoint({
  route: 'GET /api/operator-facts',
  summary: 'Returns who may join, how to reach the operator, and how long data is kept',
  allows: 'anyone',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({
    contactEmail: z.nullable(z.string()),
    operatorName: z.nullable(z.string()),
    operatorAddress: z.nullable(z.string()),
    /** When staff are on duty, in the operator's words. */
    onDutyNote: z.nullable(z.string()),
    /** How long log files and backups are kept, and where, in the operator's words. */
    keptOutside: z.nullable(z.string()),
    minAge: z.number(),
    maxAge: z.number(),
    consentAge: z.number(),
    /** How long a session lasts without activity, and with "stay signed in". */
    sessionIdleHours: z.number(),
    sessionDays: z.number(),
    /** How long a sign-up code works that goes to the child's own address, or to a parent's. */
    ownCodeMinutes: z.number(),
    parentCodeHours: z.number(),
    /** How long a sign-up can be completed, including new codes. */
    signUpHours: z.number(),
    /** How long a browser cannot change the birth date that it has signed up with. */
    signUpPathHours: z.number(),
    resetMinutes: z.number(),
    /** How long failed passwords and mailed codes are counted. */
    wrongPasswordMinutes: z.number(),
    codeMailHours: z.number(),
    /** How long a parent has to answer the first request for consent. */
    answerDays: z.number(),
    undoDays: z.number(),
    proofYears: z.number(),
    /** How long a backup from before an upgrade is kept. */
    upgradeBackupDays: z.number(),
    /** Days that data is kept which ends by itself: contract/rules/retention.ts. */
    chatDays: z.number(),
    playDays: z.number(),
    roundDays: z.number(),
    togetherDays: z.number(),
    waveDays: z.number(),
    activityDays: z.number(),
    contactDays: z.number(),
    caseCopyDays: z.number(),
    exampleDays: z.number(),
    stopDays: z.number(),
    eventDays: z.number(),
    unusedDays: z.number(),
    /** The rows of the table of what is kept: those that are erased with the account, and those that end by a rule of their own. */
    endsWithAccount: z.array(z.enum(keptRows)),
    endsOtherwise: z.array(z.enum(keptRows)),
  }),
});
export type OperatorFacts = z.output<(typeof readOperatorFacts)['returns']>;

/** What an emergency number is for. */
export const emergencyKinds = ['all', 'police', 'ambulance'] as const;

const helplines = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  emergency: z.array(z.object({ number: z.string(), for: z.enum(emergencyKinds) })),
  lines: z.array(
    z.object({
      name: z.string(),
      phone: z.string(),
      /** For text messages; null if we are not sure. */
      sms: z.nullable(z.string()),
      /** Null if we are not sure. */
      hours: z.nullable(z.string()),
      /** A host name only: nothing is ever loaded from it. */
      website: z.nullable(z.string()),
    }),
  ),
});
export type Helplines = z.output<typeof helplines>;

export const readHelplines = endpoint({
  route: 'GET /api/helplines',
  summary: "Returns helplines and emergency numbers by country, and the operator's country",
  allows: 'anyone',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({ country: z.nullable(z.string()), countries: z.array(helplines) }),
});

/** What parents may know about who reads along, before they decide. Nobody is named. */
export const readReviewFacts = endpoint({
  route: 'GET /api/review-facts',
  summary: 'Returns who reads reports here, how fast they were answered lately, and what is read before others see it',
  allows: 'anyone',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({
    staff: z.number(),
    /** The median of the last 30 days, in whole minutes; null where there were too few reports to say. */
    reportMinutes: z.nullable(z.number()),
    /** When staff are on duty, in the operator's words. */
    onDutyNote: z.nullable(z.string()),
    postRule: z.enum(reviewRules),
    commentRule: z.enum(reviewRules),
  }),
});
export type ReviewFacts = z.output<typeof readReviewFacts.returns>;
