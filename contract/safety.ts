import * as z from 'zod/mini';
import { ageGroups } from './rules/age.ts';
import { lanes } from './rules/lanes.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';
import { paragraphs } from './shared/text.ts';

/** What a child may tell us about. */
export const reportable = ['post', 'comment', 'name', 'username', 'message'] as const;
export type Reportable = (typeof reportable)[number];

/** Each has a picture; nobody has to know the right word. */
export const reportReasons = ['unkind', 'private', 'scary', 'stranger', 'not_sure'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const sendReport = endpoint({
  route: 'POST /api/reports',
  summary: 'Tells staff about something; it disappears for whoever told at once, and nobody else learns who it was',
  allows: 'child',
  rateLimit: { limit: 60, seconds: 3600 },
  body: z.strictObject({
    targetType: z.enum(reportable, 'Please choose a topic'),
    targetId: id,
    reason: z.enum(reportReasons, 'Please choose a picture'),
  }),
  returns: nothing,
  status: 201,
});

/** What staff may say when they take something away, in words that teach. */
export const teachTemplates = ['kinder', 'private', 'scary', 'spam', 'copied'] as const;
export type TeachTemplate = (typeof teachTemplates)[number];

/** The other words of staff: what was done, and to whoever told us. */
const plainTemplates = [
  'removed',
  'paused',
  'pause_ended',
  'appeal_declined',
  'new_name',
  'name_approved',
  'name_refused',
  'bio_approved',
  'bio_refused',
  'came_back',
  'thanks_acted',
  'thanks_looked',
] as const;
export const staffMessageTemplates = [...teachTemplates, ...plainTemplates] as const;
export type StaffMessageTemplate = (typeof staffMessageTemplates)[number];

const notice = z.object({
  id,
  template: z.enum(staffMessageTemplates),
  /** What it is about, in the child's own words, or the new name; empty where nothing needs to be named. */
  about: z.string(),
  at: instant,
});
export type StaffMessage = z.output<typeof notice>;

const pause = z.object({ id, endsAt: instant, canAppeal: z.boolean() });
export type Pause = z.output<typeof pause>;

export const STAFF_MESSAGES_PAGE_SIZE = 50;

export const listStaffMessages = endpoint({
  route: 'GET /api/inbox',
  summary:
    'What staff have to say to this child: what was not read yet, oldest first, and of the others 50 a page, newest first; and a rest, while there is one',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(100))) }),
  returns: z.object({
    notices: z.array(notice),
    past: z.array(notice),
    /** For the page of past ones after this one. */
    cursor: z.nullable(z.string()),
    pause: z.nullable(pause),
  }),
});

export const markStaffMessageSeen = endpoint({
  route: 'PUT /api/inbox/:id/read',
  summary: 'The child has read it',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  params: idParams,
  returns: nothing,
});

export const APPEAL_MAX = 500;

export const sendAppeal = endpoint({
  route: 'POST /api/appeals',
  summary: 'Asks somebody on the staff to look at a pause again, once',
  allows: 'child',
  rateLimit: { limit: 20, seconds: 3600 },
  body: z.strictObject({
    decisionId: id,
    text: paragraphs(1, 'Please write a few words', APPEAL_MAX, 'Please use 500 characters or less'),
  }),
  /** `needsComfort`: it sounds like trouble. */
  returns: z.object({ needsComfort: z.boolean() }),
  status: 201,
});

/** In the order of their keys on the desk: 1 to 9, and 0. */
export const decisions = [
  'approve',
  'remove',
  'teach',
  'pause_5m',
  'pause_1h',
  'pause_24h',
  'remove_account',
  'escalate',
  'legal_hold',
  'release_hold',
] as const;
export type Decision = (typeof decisions)[number];

export const caseStates = ['open', 'escalated', 'removing', 'decided', 'withdrawn'] as const;
export type CaseState = (typeof caseStates)[number];

const caseShape = {
  id,
  kind: z.string(),
  reason: z.string(),
  severity: z.number(),
  urgent: z.boolean(),
  ageGroup: z.nullable(z.enum(ageGroups)),
  reports: z.number(),
  openedAt: instant,
  state: z.enum(caseStates),
  onHold: z.boolean(),
  title: z.string(),
  /** How many things were added to it. */
  added: z.number(),
};

const caseRow = z.object(caseShape);
export type CaseRow = z.output<typeof caseRow>;

export const listCases = endpoint({
  route: 'GET /api/moderation/cases',
  summary: 'What waits for a decision in one lane, the most pressing first',
  allows: 'moderator',
  rateLimit: { limit: 240, seconds: 60 },
  query: z.strictObject({
    lane: z._default(z.enum(lanes), 'children'),
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  returns: z.object({ cases: z.array(caseRow), cursor: z.nullable(z.string()) }),
});

const mark = z.object({ from: z.number(), to: z.number(), rule: z.string() });

/** Something that the same author wrote in the same conversation while the case was open. */
const caseAddition = z.object({
  title: z.string(),
  text: z.string(),
  authorName: z.string(),
  at: instant,
  picture: z.nullable(z.string()),
  marks: z.array(mark),
});
export type CaseAddition = z.output<typeof caseAddition>;

const deskLine = z.object({ who: z.string(), text: z.string(), at: z.nullable(instant) });
export type ReviewQueueRow = z.output<typeof deskLine>;

export const caseFile = z.object({
  ...caseShape,
  text: z.string(),
  /** As it was handed in, 800 x 600; a data URL, so that nothing but this call shows it. */
  picture: z.nullable(z.string()),
  authorName: z.string(),
  writtenAt: z.nullable(instant),
  verdictVersion: z.nullable(z.string()),
  /** What the filter marks in the text today. */
  marks: z.array(mark),
  /** The newest of what was added, oldest first; `added` counts all. */
  additions: z.array(caseAddition),
  around: z.array(deskLine),
  reportReasons: z.array(z.object({ reason: z.string(), count: z.number() })),
  author: z.nullable(
    z.object({
      username: z.string(),
      joinedAt: instant,
      removed: z.number(),
      pauses: z.number(),
      approved: z.number(),
      suspendedUntil: z.nullable(instant),
    }),
  ),
  decision: z.nullable(z.enum(decisions)),
  decidedBy: z.nullable(z.string()),
  /** What this member of staff may decide now. */
  can: z.array(z.enum(decisions)),
});
export type CaseFile = z.output<typeof caseFile>;

export const readCase = endpoint({
  route: 'GET /api/moderation/cases/:id',
  summary: 'One case with what stands around it; reading is noted in the audit log',
  allows: 'moderator',
  rateLimit: { limit: 240, seconds: 60 },
  params: idParams,
  returns: caseFile,
});

export const decideCase = endpoint({
  route: 'POST /api/moderation/cases/:id/decide',
  summary: 'Decides a case; the same again changes nothing, and whoever comes second is told who was first',
  allows: 'moderator',
  rateLimit: { limit: 240, seconds: 60 },
  params: idParams,
  body: z.strictObject({
    decision: z.enum(decisions, 'Please choose a decision'),
    template: z.optional(z.enum(teachTemplates, 'Please choose a message')),
  }),
  returns: z.object({ state: z.enum(caseStates), onHold: z.boolean() }),
});

export const readReviewQueue = endpoint({
  route: 'GET /api/moderation',
  summary: 'How much waits, and who is on duty',
  allows: 'moderator',
  rateLimit: { limit: 240, seconds: 60 },
  returns: z.object({
    open: z.number(),
    urgent: z.number(),
    escalated: z.number(),
    /** How many of them stand in the visitors' lane. */
    visitors: z.number(),
    visitorsUrgent: z.number(),
    isOnDuty: z.boolean(),
    onDuty: z.number(),
  }),
});

export const setDuty = endpoint({
  route: 'PUT /api/moderation/duty',
  summary: 'Says whether one is looking at the desk; over by itself after twelve hours',
  allows: 'moderator',
  rateLimit: { limit: 60, seconds: 60 },
  body: z.strictObject({ isOnDuty: z.boolean() }),
  returns: nothing,
});
