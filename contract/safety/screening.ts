import * as z from 'zod/mini';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { id, idParams, instant } from '../shared/ids.ts';
import { line, paragraphs } from '../shared/text.ts';

const verdict = z.object({ decision: z.string(), severity: z.number() });

export const TRY_MAX = 2000;

export const tryFilter = endpoint({
  route: 'POST /api/moderation/filter/try',
  summary: 'Tries the filter on a text, and shows what adding or allowing a word would have changed last week',
  allows: 'moderator',
  rateLimit: { limit: 60, seconds: 60 },
  body: z.strictObject({
    text: paragraphs(0, 'Please write a few words', TRY_MAX, 'Please use 2,000 characters or less'),
    proposal: z.optional(
      z.strictObject({
        change: z.enum(['add', 'allow']),
        word: line(50, 'Please write a word', 'Please write a word of 50 letters or less'),
      }),
    ),
  }),
  returns: z.object({
    decision: z.string(),
    severity: z.number(),
    version: z.string(),
    findings: z.array(
      z.object({ rule: z.string(), decision: z.string(), severity: z.number(), from: z.number(), to: z.number() }),
    ),
    /** Compares the texts of the last week that are still stored; null without a proposal. */
    week: z.nullable(
      z.object({
        read: z.number(),
        changes: z.number(),
        /** The first of them. */
        changed: z.array(z.object({ caseId: id, text: z.string(), before: verdict, after: verdict })),
      }),
    ),
  }),
});
export type Trial = z.output<(typeof tryFilter)['returns']>;

const filterWord = z.object({
  id,
  /** As the filter reads it: in lower case, without accents. */
  word: z.string(),
  change: z.enum(['add', 'allow']),
  by: z.nullable(z.string()),
  at: instant,
});
export type FilterWord = z.output<typeof filterWord>;

export const listFilterWords = endpoint({
  route: 'GET /api/moderation/filter/words',
  summary: 'Lists the words that staff block or allow on this instance',
  allows: 'moderator',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({ words: z.array(filterWord) }),
});

export const MAX_FILTER_WORDS = 500;

export const setFilterWord = endpoint({
  route: 'PUT /api/moderation/filter/words',
  summary: 'Blocks a word from now on, or allows one; only admins allow. It holds on all nodes at once',
  allows: 'moderator',
  rateLimit: { limit: 30, seconds: 60 },
  body: z.strictObject({
    change: z.enum(['add', 'allow'], 'Please choose block or allow'),
    word: line(50, 'Please write a word', 'Please write a word of 50 letters or less'),
  }),
  returns: nothing,
});

export const removeFilterWord = endpoint({
  route: 'DELETE /api/moderation/filter/words/:id',
  summary: "Takes a word off this instance's list",
  allows: 'admin',
  rateLimit: { limit: 30, seconds: 60 },
  params: idParams,
  returns: nothing,
});

export const HINT_MAX = 2000;
const hintContexts = ['post', 'comment', 'chat', 'name', 'bio'] as const;
/** Why a text is refused, or would be. */
const refusalKinds = [
  ...(['address', 'school', 'password', 'birthday', 'phone', 'mail', 'handle', 'link', 'name'] as const),
  ...(['meeting', 'picture', 'private', 'sexual', 'selfharm', 'hate', 'threat', 'exclude', 'unkind'] as const),
  ...(['spelling', 'long'] as const),
] as const;
export type RefusalKind = (typeof refusalKinds)[number];
export const hints = [...refusalKinds, 'help'] as const;
export type Hint = (typeof hints)[number];

export const readWritingHint = endpoint({
  route: 'POST /api/screen',
  summary: 'Returns a friendly hint about a text while it is written, if any; stores nothing and never names a rule',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 60, seconds: 60 },
  body: z.strictObject({
    text: paragraphs(0, 'Please write a few words', HINT_MAX, 'Please use 2,000 characters or less'),
    context: z.enum(hintContexts, 'Please say what it is for'),
  }),
  returns: z.object({
    hint: z.nullable(z.enum(hints)),
    /** Where private things stand, in UTF-16 units, so that a child can take them out. Of nothing else. */
    places: z.optional(z.array(z.object({ from: z.number(), to: z.number() }))),
  }),
});
export type HintContext = (typeof hintContexts)[number];
