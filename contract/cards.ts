import * as z from 'zod/mini';
import { earned } from './points.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { cardId, cardParams } from './shared/ids.ts';
import { line } from './shared/text.ts';

/** Cards that the program brings along; what a child reads, guesses and laughs about. */
export const cardKinds = ['riddle', 'joke', 'trivia', 'poster', 'fun_fact', 'common_knowledge', 'wordPuzzles'] as const;
export type CardKind = (typeof cardKinds)[number];

export const difficulties = ['easy', 'medium', 'hard'] as const;
export const riddleCategories = [
  'animals',
  'objects',
  'numbers',
  'nature',
  'technology',
  'concepts',
  'wordplay',
] as const;
export const colorSchemes = ['sunrise', 'ocean', 'forest', 'berry', 'sky', 'candy'] as const;
export const reactions = ['like', 'love', 'funny'] as const;
export const choices = ['A', 'B', 'C'] as const;

export const GUESS_MAX = 100;
export const WORD_GUESS_MAX = 50;

const difficulty = z.enum(difficulties);

/** Nothing here gives an answer away: `answer` is filled only once it was earned or revealed (decision 24). */
export const riddleCard = z.object({
  type: z.literal('riddle'),
  id: cardId,
  question: z.string(),
  difficulty,
  category: z.enum(riddleCategories),
  points: z.number(),
  state: z.enum(['unsolved', 'solved', 'revealed']),
  lastGuesses: z.array(z.string()),
  answer: z.optional(z.string()),
});

export const jokeCard = z.object({
  type: z.literal('joke'),
  id: cardId,
  setup: z.string(),
  punchline: z.string(),
  category: z.string(),
  reaction: z.nullable(z.enum(reactions)),
});

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
});

export const posterCard = z.object({
  type: z.literal('poster'),
  id: cardId,
  title: z.string(),
  message: z.string(),
  category: z.string(),
  colorScheme: z.enum(colorSchemes),
});

const factShape = { id: cardId, title: z.string(), content: z.string(), category: z.string(), emoji: z.string() };
export const funFactCard = z.object({ type: z.literal('fun_fact'), ...factShape });
export const knowledgeCard = z.object({ type: z.literal('common_knowledge'), ...factShape });

export const wordPuzzleCard = z.object({
  type: z.literal('wordPuzzles'),
  id: cardId,
  clue: z.string(),
  length: z.number(),
  difficulty,
  category: z.string(),
  pointValue: z.number(),
  state: z.enum(['unsolved', 'solved']),
  lastGuesses: z.array(z.string()),
  answer: z.optional(z.string()),
});

export type RiddleCard = z.output<typeof riddleCard>;
export type JokeCard = z.output<typeof jokeCard>;
export type TriviaCard = z.output<typeof triviaCard>;
export type PosterCard = z.output<typeof posterCard>;
export type FactCard = z.output<typeof funFactCard> | z.output<typeof knowledgeCard>;
export type WordPuzzleCard = z.output<typeof wordPuzzleCard>;

export const cardShapes = [
  riddleCard,
  jokeCard,
  triviaCard,
  posterCard,
  funFactCard,
  knowledgeCard,
  wordPuzzleCard,
] as const;
export type Card = z.output<(typeof cardShapes)[number]>;

const guess = (max: number, tooLong: string) =>
  z.strictObject({ guess: line(max, 'Please enter your guess', tooLong) });

export const riddleGuess = guess(GUESS_MAX, 'Guess must be less than 100 characters');
export const wordGuess = guess(WORD_GUESS_MAX, 'Guess must be less than 50 characters');

const attempts = z.array(z.object({ guess: z.string(), isCorrect: z.boolean() }));
const play = { limit: 60, seconds: 60 };
const look = { limit: 120, seconds: 60 };

export const readTodaysRiddle = endpoint({
  route: 'GET /api/riddles/today',
  summary: 'The riddle of the day, open to visitors; guessing it needs an account',
  allows: 'anyone',
  rateLimit: look,
  returns: riddleCard,
});

export const listRiddleAttempts = endpoint({
  route: 'GET /api/riddles/:id/attempts',
  summary: 'Own guesses at a riddle, oldest first; the last 20',
  allows: 'child',
  rateLimit: look,
  params: cardParams,
  returns: attempts,
});

export const guessRiddle = endpoint({
  route: 'POST /api/riddles/:id/guess',
  summary: 'Guesses a riddle; points at the first right guess',
  allows: 'child',
  rateLimit: play,
  params: cardParams,
  body: riddleGuess,
  returns: z.object({ isCorrect: z.boolean(), answer: z.optional(z.string()), ...earned }),
});

export const revealRiddle = endpoint({
  route: 'POST /api/riddles/:id/reveal',
  summary: 'Shows the answer, for no points',
  allows: 'child',
  rateLimit: play,
  params: cardParams,
  returns: z.object({ answer: z.string() }),
});

export const readTriviaAttempt = endpoint({
  route: 'GET /api/trivia/:id/attempts',
  summary: 'Own answer to a trivia question, nulls before it was given',
  allows: 'child',
  rateLimit: look,
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
  rateLimit: play,
  params: cardParams,
  body: z.strictObject({ selectedAnswer: z.enum(choices, 'Please choose A, B or C') }),
  returns: z.object({
    isCorrect: z.boolean(),
    correctAnswer: z.enum(choices),
    explanation: z.string(),
    pointsEarned: z.number(),
    ...earned,
  }),
});

export const listWordAttempts = endpoint({
  route: 'GET /api/word-puzzles/:id/attempts',
  summary: 'Own guesses at a word puzzle, oldest first; the last 20',
  allows: 'child',
  rateLimit: look,
  params: cardParams,
  returns: attempts,
});

export const guessWord = endpoint({
  route: 'POST /api/word-puzzles/:id/guess',
  summary: 'Guesses the word; points at the first right guess',
  allows: 'child',
  rateLimit: play,
  params: cardParams,
  body: wordGuess,
  returns: z.object({ isCorrect: z.boolean(), answer: z.optional(z.string()), pointsEarned: z.number(), ...earned }),
});

export const readJokeReaction = endpoint({
  route: 'GET /api/jokes/:id/reaction',
  summary: 'Own reaction to a joke',
  allows: 'child',
  rateLimit: look,
  params: cardParams,
  returns: z.object({ reaction: z.nullable(z.enum(reactions)) }),
});

export const reactToJoke = endpoint({
  route: 'POST /api/jokes/:id/react',
  summary: 'Reacts to a joke, or changes the reaction',
  allows: 'child',
  rateLimit: play,
  params: cardParams,
  body: z.strictObject({ reaction: z.enum(reactions, 'Please choose a reaction') }),
  returns: z.object({ reaction: z.enum(reactions) }),
});

export const takeBackReaction = endpoint({
  route: 'DELETE /api/jokes/:id/reaction',
  summary: 'Takes the reaction to a joke back',
  allows: 'child',
  rateLimit: play,
  params: cardParams,
  returns: nothing,
});
