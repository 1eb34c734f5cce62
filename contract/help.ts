import * as z from 'zod/mini';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id } from './shared/ids.ts';
import { email, line, paragraphs } from './shared/text.ts';

export const contactTypes = ['general', 'safety', 'parent', 'emergency'] as const;
export type ContactType = (typeof contactTypes)[number];

export const CONTACT_NAME_MAX = 100;
export const CONTACT_SUBJECT_MAX = 200;
export const CONTACT_MESSAGE_MIN = 10;
export const CONTACT_MESSAGE_MAX = 2000;

/** What somebody fills in who writes to the people behind the pond. */
export const contactForm = z.strictObject({
  name: line(CONTACT_NAME_MAX, 'Please tell us your name', 'Your name must be 100 characters or less'),
  email: email('Please enter a valid email address'),
  subject: line(CONTACT_SUBJECT_MAX, 'Please write what it is about', 'The subject must be 200 characters or less'),
  message: paragraphs(
    CONTACT_MESSAGE_MIN,
    'Please tell a little more: at least 10 characters',
    CONTACT_MESSAGE_MAX,
    'Please tell it in 2,000 characters or less',
  ),
  type: z._default(z.enum(contactTypes, 'Please choose what it is about'), 'general'),
});
export type ContactForm = z.output<typeof contactForm>;

export const sendContact = endpoint({
  route: 'POST /api/contact',
  about: 'Writes to the people who run this Lilypad; the same clientId is kept and mailed once',
  allows: 'anyone',
  pace: { limit: 10, seconds: 3600 },
  body: z.extend(contactForm, { clientId: z.optional(id) }),
  returns: nothing,
  status: 201,
});

/** What the open pages say of this very Lilypad, read from its settings. */
export const readHouseFacts = endpoint({
  route: 'GET /api/house-facts',
  about: 'Who may join, how to reach the operator, and what this Lilypad has switched on',
  allows: 'anyone',
  pace: { limit: 120, seconds: 60 },
  returns: z.object({
    contactEmail: z.nullable(z.string()),
    minAge: z.number(),
    maxAge: z.number(),
    consentAge: z.number(),
    /** Days that a contact message is kept. */
    contactDays: z.number(),
  }),
});
