import * as z from 'zod/mini';
import {
  CONTACT_MESSAGE_MAX,
  CONTACT_MESSAGE_MIN,
  CONTACT_NAME_MAX,
  CONTACT_SUBJECT_MAX,
  contactTypes,
} from './rules/letters.ts';
import { endpoint } from './shared/endpoint.ts';
import { id } from './shared/ids.ts';
import { email, line, paragraphs } from './shared/text.ts';

/** What somebody fills in who writes to the people behind the pond. */
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
  summary: 'Writes to the people who run this Lilypad; the same clientId is kept and mailed once',
  allows: 'anyone',
  rateLimit: { limit: 10, seconds: 3600 },
  body: z.extend(contactForm, { clientId: z.optional(id) }),
  /** `needsComfort`: it sounds like trouble. */
  returns: z.object({ needsComfort: z.boolean() }),
  status: 201,
});

/** What the open pages say of this very Lilypad, read from its settings and its rooms. */
export const readOperatorFacts = endpoint({
  route: 'GET /api/operator-facts',
  summary: 'Who may join, how to reach the operator, and how long what is kept',
  allows: 'anyone',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({
    contactEmail: z.nullable(z.string()),
    operatorName: z.nullable(z.string()),
    operatorAddress: z.nullable(z.string()),
    /** When somebody looks at what comes in, in the operator's words. */
    onDutyNote: z.nullable(z.string()),
    minAge: z.number(),
    maxAge: z.number(),
    consentAge: z.number(),
    /** Days that a contact message is kept. */
    contactDays: z.number(),
    /** How long a session lasts without a click, and how long where somebody stays signed in. */
    sessionIdleHours: z.number(),
    sessionDays: z.number(),
    /** How long a code works that goes to a child's own address, and one that goes to a parent's. */
    ownCodeMinutes: z.number(),
    parentCodeHours: z.number(),
    /** How long a sign-up may wait for its code, with new codes and all. */
    signUpHours: z.number(),
    /** How long a browser stays on the path that a birth date has led it to. */
    signUpPathHours: z.number(),
    resetMinutes: z.number(),
    /** How long wrong passwords and mailed codes are counted. */
    wrongPasswordMinutes: z.number(),
    codeMailHours: z.number(),
    /** Days that a copy of what staff have judged is kept. */
    judgedDays: z.number(),
    undoDays: z.number(),
    proofYears: z.number(),
  }),
});
export type OperatorFacts = z.output<(typeof readOperatorFacts)['returns']>;

/** What an emergency number is for, where one does not serve for everything. */
export const emergencyKinds = ['all', 'police', 'ambulance'] as const;

const helplines = z.object({
  /** ISO 3166, two letters. */
  code: z.string(),
  emergency: z.array(z.object({ number: z.string(), for: z.enum(emergencyKinds) })),
  lines: z.array(
    z.object({
      name: z.string(),
      phone: z.string(),
      /** For text messages; null when it is not surely known. */
      sms: z.nullable(z.string()),
      /** Null when it is not surely known. */
      hours: z.nullable(z.string()),
      /** Its bare name; nothing of it is ever loaded here. */
      website: z.nullable(z.string()),
    }),
  ),
});
export type Helplines = z.output<typeof helplines>;

export const readHelplines = endpoint({
  route: 'GET /api/helplines',
  summary: 'Whom to call in danger, by country, and the country that the operator has named',
  allows: 'anyone',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({ country: z.nullable(z.string()), countries: z.array(helplines) }),
});
