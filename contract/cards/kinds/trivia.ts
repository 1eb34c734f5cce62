import * as z from 'zod/mini';
import { earned } from '../../points.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { cardId, cardParams } from '../../shared/ids.ts';
import { difficulty, playLimit, readLimit } from '../common.ts';

export const choices = ['A', 'B', 'C'] as const;
export type Choice = (typeof choices)[number];

export const triviaCard = z.object({
  type: z.literal('trivia'),
  id: cardId,
  question: z.string(),
  optionA: z.string(),
  optionB: z.string(),
  optionC: z.string(),
  category: z.string(),
  difficulty,
  points: z.number(),
  selectedAnswer: z.nullable(z.enum(choices)),
  correctAnswer: z.optional(z.enum(choices)),
  explanation: z.optional(z.string()),
  /** Where a grown-up can look it up. */
  howWeKnow: z.optional(z.string()),
});
export type TriviaCard = z.output<typeof triviaCard>;

export const readTriviaAttempt = endpoint({
  route: 'GET /api/trivia/:id/attempts',
  summary: 'Own answer to a trivia question, nulls before it was given',
  allows: 'child',
  rateLimit: readLimit,
  params: cardParams,
  returns: z.object({
    selectedAnswer: z.nullable(z.enum(choices)),
    isCorrect: z.nullable(z.boolean()),
    pointsEarned: z.number(),
  }),
});

export const answerTrivia = endpoint({
  route: 'POST /api/trivia/:id/answer',
  summary: 'Answers a trivia question, once',
  allows: 'child',
  rateLimit: playLimit,
  params: cardParams,
  body: z.strictObject({ selectedAnswer: z.enum(choices, 'Please choose A, B or C') }),
  returns: z.object({
    isCorrect: z.boolean(),
    correctAnswer: z.enum(choices),
    explanation: z.string(),
    howWeKnow: z.optional(z.string()),
    pointsEarned: z.number(),
    ...earned,
  }),
});
