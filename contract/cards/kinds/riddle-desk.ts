import * as z from 'zod/mini';
import { endpoint } from '../../shared/endpoint.ts';
import { cardId, cardParams, instant } from '../../shared/ids.ts';
import { line } from '../../shared/text.ts';
import { cardReview } from '../card-desk.ts';
import { difficulties, difficulty } from '../common.ts';
import { riddleCategories } from './riddle.ts';

export const BATCH_MAX = 200;
export const CHOICE_MAX = 100;
/** Low, because a language model takes a while. */
export const DRAFTS_MAX = 20;
export const QUESTION_MAX = 260;
export const ANSWER_MAX = 60;
export const ACCEPTS_MAX = 20;

/** The state of a generated riddle. Children only see published ones. */
export const riddleStatuses = ['published', 'draft', 'retired'] as const;
export type RiddleStatus = (typeof riddleStatuses)[number];

const count = (max: number) => {
  const please = `Please enter a number between 1 and ${max}`;
  return z.int(please).check(z.minimum(1, please), z.maximum(max, please));
};
const category = z.enum(riddleCategories, 'Please select a category first');
const chosenDifficulty = z.enum(difficulties, 'Please select a difficulty level first');

const rateLimit = { limit: 20, seconds: 60 };
const generated = z.object({ message: z.string(), generated: z.number() });

export const generateBatch = endpoint({
  route: 'POST /api/admin/generate-batch',
  summary: 'Makes riddles of all categories and difficulties, each with a proof that it has one answer',
  allows: 'admin',
  rateLimit,
  body: z.strictObject({ count: count(BATCH_MAX) }),
  returns: generated,
});

export const generateByCategory = endpoint({
  route: 'POST /api/admin/generate-by-category',
  summary: 'Makes riddles of one category',
  allows: 'admin',
  rateLimit,
  body: z.strictObject({ category, count: count(CHOICE_MAX) }),
  returns: generated,
});

export const generateByDifficulty = endpoint({
  route: 'POST /api/admin/generate-by-difficulty',
  summary: 'Makes riddles of one difficulty',
  allows: 'admin',
  rateLimit,
  body: z.strictObject({ difficulty: chosenDifficulty, count: count(CHOICE_MAX) }),
  returns: generated,
});

export const draftRiddles = endpoint({
  route: 'POST /api/admin/draft-riddles',
  summary: "Has the operator's language model write riddles; those that pass the checks wait as drafts for staff",
  allows: 'admin',
  rateLimit: { limit: 6, seconds: 60 },
  body: z.strictObject({ category, difficulty: chosenDifficulty, count: count(DRAFTS_MAX) }),
  returns: generated,
});

const cell = z.object({ category: z.enum(riddleCategories), difficulty, riddles: z.number() });

const riddleStats = z.object({
  totalRiddles: z.number(),
  /** How many of them are generated. */
  generatedRiddles: z.number(),
  drafts: z.number(),
  retired: z.number(),
  /** Whether the operator has set up a language model. */
  hasModel: z.boolean(),
  /** One for each combination of category and difficulty. */
  cells: z.array(cell),
});
export type RiddleStats = z.output<typeof riddleStats>;

export const readRiddleStats = endpoint({
  route: 'GET /api/admin/riddle-stats',
  summary: 'Counts the riddles that children can get, by category and difficulty',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  returns: riddleStats,
});

const generatedRiddle = z.object({
  id: cardId,
  status: z.enum(riddleStatuses),
  question: z.string(),
  answer: z.string(),
  accepts: z.array(z.string()),
  difficulty,
  category: z.enum(riddleCategories),
  /** How it was made, and why no other answer is right. */
  how: z.string(),
  proof: z.string(),
  createdAt: instant,
  editedAt: z.nullable(instant),
  review: z.nullable(cardReview),
});
export type GeneratedRiddle = z.output<typeof generatedRiddle>;

export const listGeneratedRiddles = endpoint({
  route: 'GET /api/admin/riddles',
  summary: 'Returns generated riddles with answers, newest first, and how each was made',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  query: z.strictObject({
    status: z.optional(z.enum(riddleStatuses)),
    category: z.optional(z.enum(riddleCategories)),
    difficulty: z.optional(difficulty),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  }),
  returns: z.object({ riddles: z.array(generatedRiddle), cursor: z.nullable(z.string()) }),
});

const words = (max: number, please: string) => line(max, please, `Please use at most ${max} letters`);

export const editRiddle = endpoint({
  route: 'PUT /api/admin/riddles/:id',
  summary: 'Changes the text or the answers of a generated riddle; the checks of every riddle hold',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  params: cardParams,
  body: z.strictObject({
    question: words(QUESTION_MAX, 'Please enter a question'),
    answer: words(ANSWER_MAX, 'Please enter an answer'),
    accepts: z.array(words(ANSWER_MAX, 'Please enter an answer')).check(z.maxLength(ACCEPTS_MAX)),
    difficulty: chosenDifficulty,
  }),
  returns: generatedRiddle,
});

export const moveRiddle = endpoint({
  route: 'POST /api/admin/riddles/:id/move',
  summary: 'Publishes a draft, retires a riddle so that no child gets it any more, or brings it back',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  params: cardParams,
  body: z.strictObject({ status: z.enum(['published', 'retired'], 'Please choose what to do') }),
  returns: generatedRiddle,
});
