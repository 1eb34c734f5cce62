import * as z from 'zod/mini';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { id, idParams, instant } from '../shared/ids.ts';
import { paragraphs } from '../shared/text.ts';

/** What to do first about a child who may be in danger, in this order. */
export const crisisSteps = ['read', 'child', 'others'] as const;
export type CrisisStep = (typeof crisisSteps)[number];

/** Caring notes to a child in a crisis. They say nothing about what was written. */
export const careTemplates = ['care_heard', 'care_brave', 'care_trusted', 'care_now'] as const;
export type CareTemplate = (typeof careTemplates)[number];

const caseEvents = [
  'claim',
  'take_over',
  'release',
  'hand_over',
  'note',
  'step',
  'undo_step',
  'guidance',
  'contact',
] as const;
export type CaseEvent = (typeof caseEvents)[number];

const logEntry = z.object({
  id,
  event: z.enum(caseEvents),
  /** The username of a member of staff; null if they have left. */
  by: z.nullable(z.string()),
  /** A step, the template of a note to the child, the words of a private note, or whom the case was handed to. */
  detail: z.nullable(z.string()),
  at: instant,
});
export type CaseLogEntry = z.output<typeof logEntry>;

/** In the order in which things happened. */
const logPage = {
  log: z.array(logEntry),
  /** The cursor of the entries before these. Null if these are the first. */
  earlier: z.nullable(z.string()),
};

/** What staff did on a case, and who was told of it. */
export const caseworkShape = {
  claim: z.nullable(z.object({ by: z.string(), at: instant, isOwn: z.boolean() })),
  ...logPage,
  stepsDone: z.array(z.object({ step: z.enum(crisisSteps), at: instant })),
  /** The last alert about this case by each channel. */
  alerts: z.array(z.object({ channel: z.enum(['mail', 'webhook']), at: instant, people: z.nullable(z.number()) })),
  crisis: z.nullable(
    z.object({
      /** Of the child: what time it is there, and which country's helplines come first. */
      timeZone: z.string(),
      /** The words speak of being hurt or afraid: a parent may be the one to fear. */
      mayHomeBeUnsafe: z.boolean(),
      /** Whether a member of staff has looked up how to reach the parents. */
      isParentContactRead: z.boolean(),
    }),
  ),
};

const rateLimit = { limit: 240, seconds: 60 };

export const listCaseLog = endpoint({
  route: 'GET /api/moderation/cases/:id/log',
  summary: 'Lists earlier entries in the log of a case than the newest ones, which come with the case',
  allows: 'moderator',
  rateLimit,
  params: idParams,
  query: z.strictObject({ cursor: z.string().check(z.maxLength(200)) }),
  returns: z.object(logPage),
});

export const claimCase = endpoint({
  route: 'POST /api/moderation/cases/:id/claim',
  summary: 'Claims a case; one that a colleague has claimed only with takeOver',
  allows: 'moderator',
  rateLimit,
  params: idParams,
  body: z.strictObject({ takeOver: z._default(z.boolean(), false) }),
  returns: nothing,
});

export const releaseCase = endpoint({
  route: 'DELETE /api/moderation/cases/:id/claim',
  summary: 'Gives up the own claim of a case',
  allows: 'moderator',
  rateLimit,
  params: idParams,
  returns: nothing,
});

export const handOverCase = endpoint({
  route: 'POST /api/moderation/cases/:id/hand-over',
  summary: 'Hands a case to a colleague; one that another colleague has claimed cannot be handed over',
  allows: 'moderator',
  rateLimit,
  params: idParams,
  body: z.strictObject({ to: id }),
  returns: nothing,
});

export const listColleagues = endpoint({
  route: 'GET /api/moderation/colleagues',
  summary: 'Lists the members of staff, and who of them is on duty',
  allows: 'moderator',
  rateLimit,
  returns: z.object({
    colleagues: z.array(
      z.object({
        id,
        username: z.string(),
        role: z.enum(['moderator', 'admin']),
        isOnDuty: z.boolean(),
        isSelf: z.boolean(),
      }),
    ),
  }),
});

export const CASE_NOTE_MAX = 1000;

export const addCaseNote = endpoint({
  route: 'POST /api/moderation/cases/:id/notes',
  summary: 'Adds a private note to a case, which only staff read; a repeated noteId adds nothing',
  allows: 'moderator',
  rateLimit,
  params: idParams,
  body: z.strictObject({
    noteId: id,
    text: paragraphs(1, 'Please write a few words', CASE_NOTE_MAX, 'Please use 1,000 characters or less'),
  }),
  returns: nothing,
  status: 201,
});

export const tickStep = endpoint({
  route: 'PUT /api/moderation/cases/:id/steps/:step',
  summary: 'Marks a first step of a crisis case as done or not done',
  allows: 'moderator',
  rateLimit,
  params: z.strictObject({ id, step: z.enum(crisisSteps) }),
  body: z.strictObject({ isDone: z.boolean() }),
  returns: nothing,
});

export const sendCare = endpoint({
  route: 'POST /api/moderation/cases/:id/care',
  summary: 'Sends a caring note to the child of a crisis case, each once; the case stays open',
  allows: 'moderator',
  rateLimit,
  params: idParams,
  body: z.strictObject({ template: z.enum(careTemplates, 'Please choose a message') }),
  returns: nothing,
});

/** Why staff look up how to reach the parents. */
export const contactReasons = ['danger_now', 'child_asked', 'lead_agreed'] as const;
export type ContactReason = (typeof contactReasons)[number];

export const readParentContact = endpoint({
  route: 'POST /api/moderation/cases/:id/parent-contact',
  summary: "Returns how to reach the parents of a crisis case's author; the audit log notes who asked and why",
  allows: 'moderator',
  rateLimit: { limit: 20, seconds: 60 },
  params: idParams,
  body: z.strictObject({ reason: z.enum(contactReasons, 'Please choose a reason') }),
  returns: z.object({ parents: z.array(z.object({ name: z.string(), email: z.string() })) }),
});
