import * as z from 'zod/mini';
import { ageGroups } from './rules/age.ts';
import { lanes } from './rules/lanes.ts';
import { careTemplates, caseworkShape } from './safety/casework.ts';
import { legalHold } from './safety/holds.ts';
import { plainTemplates, suspensionTemplates, teachTemplates } from './safety/message-templates.ts';
import { reportReasons } from './safety/report-reasons.ts';
import { appealedSuspension, pause } from './safety/suspensions.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';
import { paragraphs } from './shared/text.ts';

/** What a child can report. */
const reportable = [
  'post',
  'comment',
  'name',
  'username',
  'bio',
  'message',
  /** A game title in the host's own words. */
  'game_words',
  /** A player of one game, and what they have made in it; both by the player's id in that game. */
  'game_player',
  'game_work',
] as const;
export type Reportable = (typeof reportable)[number];

export const sendReport = endpoint({
  route: 'POST /api/reports',
  summary: 'Reports something to staff; it is hidden from the child who reported it, and nobody else learns who did',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 60, seconds: 3600 },
  body: z.strictObject({
    targetType: z.enum(reportable, 'Please choose a topic'),
    targetId: id,
    reason: z.enum(reportReasons, 'Please choose a picture'),
  }),
  returns: nothing,
  status: 201,
});

export const staffMessageTemplates = [
  ...teachTemplates,
  ...careTemplates,
  ...plainTemplates,
  ...suspensionTemplates,
] as const;
export type StaffMessageTemplate = (typeof staffMessageTemplates)[number];

const notice = z.object({
  id,
  template: z.enum(staffMessageTemplates),
  /** The title of the content, or the new name; may be empty. */
  about: z.string(),
  at: instant,
});
export type StaffMessage = z.output<typeof notice>;

export const STAFF_MESSAGES_PAGE_SIZE = 50;

export const listStaffMessages = endpoint({
  route: 'GET /api/inbox',
  summary:
    'Lists messages of staff to this child: all unread ones, oldest first; 50 read ones a page, newest first; and the current suspension',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 120, seconds: 60 },
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(100))) }),
  returns: z.object({
    notices: z.array(notice),
    past: z.array(notice),
    /** Loads the next page of past messages. */
    cursor: z.nullable(z.string()),
    pause: z.nullable(pause),
  }),
});

export const markStaffMessageSeen = endpoint({
  route: 'PUT /api/inbox/:id/read',
  summary: 'Marks a message of staff as read',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 120, seconds: 60 },
  params: idParams,
  returns: nothing,
});

export const APPEAL_MAX = 500;

export const sendAppeal = endpoint({
  route: 'POST /api/appeals',
  summary: 'Appeals against a suspension, once',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 20, seconds: 3600 },
  body: z.strictObject({
    decisionId: id,
    text: paragraphs(1, 'Please write a few words', APPEAL_MAX, 'Please use 500 characters or less'),
  }),
  /** `needsComfort`: it sounds like a child in crisis. */
  returns: z.object({ needsComfort: z.boolean() }),
  status: 201,
});

/** In the order of their keyboard shortcuts: 1 to 9, then 0. `care` has a letter of its own. */
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
  'care',
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
  /** How many later messages or comments belong to this case, too. */
  added: z.number(),
  /** The username of whoever works on it. */
  claimedBy: z.nullable(z.string()),
};

const caseRow = z.object({
  ...caseShape,
  /** The first words, which tell cases without a title apart. Empty for an urgent one: those are shown only to who opens them. */
  beginning: z.string(),
});
export type CaseRow = z.output<typeof caseRow>;

/** `removing` needs the second of two, `escalated` an admin. */
export const caseFilters = ['all', 'urgent', 'reports', 'mine', 'removing', 'escalated'] as const;
export type CaseFilter = (typeof caseFilters)[number];

export const listCases = endpoint({
  route: 'GET /api/moderation/cases',
  summary: 'Lists the open cases of one lane of the review queue that match the filters, most urgent first',
  allows: 'moderator',
  rateLimit: { limit: 240, seconds: 60 },
  query: z.strictObject({
    lane: z._default(z.enum(lanes), 'children'),
    show: z._default(z.enum(caseFilters), 'all'),
    kind: z.optional(z.string().check(z.regex(/^[a-z_]{1,30}$/))),
    ageGroup: z.optional(z.enum(ageGroups)),
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  returns: z.object({ cases: z.array(caseRow), cursor: z.nullable(z.string()) }),
});

const mark = z.object({ from: z.number(), to: z.number(), rule: z.string() });

/** Something that the same author wrote in the same place while the case was open. */
const caseAddition = z.object({
  title: z.string(),
  text: z.string(),
  authorName: z.string(),
  at: instant,
  hasPicture: z.boolean(),
  marks: z.array(mark),
});
export type CaseAddition = z.output<typeof caseAddition>;

const contextLine = z.object({ who: z.string(), text: z.string(), at: z.nullable(instant) });

const caseFile = z.object({
  ...caseShape,
  ...caseworkShape,
  text: z.string(),
  /** Not a pixel of the drawing comes before somebody asks for it: `lookAtPicture`. */
  hasPicture: z.boolean(),
  authorName: z.string(),
  writtenAt: z.nullable(instant),
  verdictVersion: z.nullable(z.string()),
  /** What today's filter marks in the text. */
  marks: z.array(mark),
  /** The newest additions, oldest first. `added` counts all. */
  additions: z.array(caseAddition),
  around: z.array(contextLine),
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
  /** Only of an appeal. */
  suspension: z.nullable(appealedSuspension),
  decision: z.nullable(z.enum(decisions)),
  decidedBy: z.nullable(z.string()),
  /** The newest message about it to its author: when it was sent and when the child saw it. */
  message: z.nullable(z.object({ at: instant, seenAt: z.nullable(instant) })),
  /** The decisions that this member of staff may make now. */
  can: z.array(z.enum(decisions)),
});
export type CaseFile = z.output<typeof caseFile>;

export const readCase = endpoint({
  route: 'GET /api/moderation/cases/:id',
  summary: 'Returns a case with its context; the audit log notes who reads it',
  allows: 'moderator',
  rateLimit: { limit: 240, seconds: 60 },
  params: idParams,
  returns: caseFile,
});

export const decideCase = endpoint({
  route: 'POST /api/moderation/cases/:id/decide',
  summary: 'Decides a case; repeating the decision changes nothing, and a second moderator learns who was first',
  allows: 'moderator',
  rateLimit: { limit: 240, seconds: 60 },
  params: idParams,
  body: z.strictObject({
    decision: z.enum(decisions, 'Please choose a decision'),
    template: z.optional(z.enum([...teachTemplates, ...careTemplates], 'Please choose a message')),
    /** Belongs to a legal hold. */
    hold: z.optional(legalHold),
  }),
  returns: z.object({ state: z.enum(caseStates), onHold: z.boolean() }),
});

export const readReviewQueue = endpoint({
  route: 'GET /api/moderation',
  summary: 'Returns how many cases wait, and how many moderators are on duty',
  allows: 'moderator',
  rateLimit: { limit: 240, seconds: 60 },
  returns: z.object({
    open: z.number(),
    urgent: z.number(),
    escalated: z.number(),
    removing: z.number(),
    /** How many of them are in the visitors' lane. */
    visitors: z.number(),
    visitorsUrgent: z.number(),
    reported: z.number(),
    /** Claimed by the moderator who made the call. */
    mine: z.number(),
    /** When the case opened that waits longest; null if none waits. */
    oldestAt: z.nullable(instant),
    isOnDuty: z.boolean(),
    onDuty: z.number(),
  }),
});

export const setDuty = endpoint({
  route: 'PUT /api/moderation/duty',
  summary: 'Switches being on duty on or off; it ends by itself after twelve hours',
  allows: 'moderator',
  rateLimit: { limit: 60, seconds: 60 },
  body: z.strictObject({ isOnDuty: z.boolean() }),
  returns: nothing,
});
