import * as z from 'zod';
import { difficulties } from '#contract/cards/common.ts';
import * as contract from '#contract/cards/kinds/word-puzzle.ts';
import { WORD_POINTS } from '#contract/rules/rewards/point-values.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { eventKind } from '../../platform/events.ts';
import { serve } from '../../platform/http/serve.ts';
import { nothingEarned } from '../../points/index.ts';
import { loadItem } from '../content-library.ts';
import { recordRightGuess, recordWrongGuess } from '../guesses.ts';
import { type CardKind, type CardState, commonFields, nonEmpty } from '../kind.ts';
import { isWord } from '../matching.ts';
import { listAttempts } from '../queries.ts';

const shape = z.strictObject({
  ...commonFields,
  kind: z.literal('word_puzzle'),
  word: z.string().regex(/^[A-Z]{2,20}$/, 'word must be 2 to 20 capital letters'),
  clue: nonEmpty,
  difficulty: z.enum(difficulties),
  category: nonEmpty,
  pointValue: z.number().int().min(1).max(100),
});
export type WordPuzzle = z.output<typeof shape>;

export const wordSolved = eventKind<{ cardId: string; points: number }>('word.solved');

export const wordPuzzle: CardKind<WordPuzzle> = {
  name: 'word_puzzle',
  source: {
    path: 'word-puzzles.json',
    shape,
    atLeast: 300,
    texts: ({ clue, word }) => ({ heading: clue, shown: [clue], answer: word }),
    rules: [{ name: 'points by difficulty', findFaults: findWrongPoints }],
  },
  weight: 10,
  hasState: true,
  present: presentWordPuzzle,
  routes: [
    serve(contract.listWordAttempts, ({ context, actor, params }) => listWordAttempts(context, actor, params.id)),
    serve(contract.guessWord, ({ context, actor, params, body }) => guessWord(context, actor, params.id, body)),
  ],
  moves: ({ word }) => ({ right: [{ endpoint: contract.guessWord, body: { guess: word } }] }),
};

function presentWordPuzzle(item: WordPuzzle, { outcome, lastGuesses }: CardState): contract.WordPuzzleCard {
  const { id, clue, difficulty, category, pointValue, word } = item;
  const state = outcome === 'solved' ? outcome : 'unsolved';
  return {
    type: 'wordPuzzles',
    id,
    clue,
    length: word.length,
    difficulty,
    category,
    pointValue,
    state,
    lastGuesses: [...(lastGuesses ?? [])],
    ...(state === 'solved' ? { answer: word } : {}),
  };
}

async function listWordAttempts(context: Context, { accountId }: ChildActor, id: string) {
  const { id: cardId } = loadItem(context, wordPuzzle, id);
  return listAttempts(context.db, { accountId, cardId });
}

async function guessWord(context: Context, actor: ChildActor, id: string, body: Body<typeof contract.guessWord>) {
  const { word, pointValue } = loadItem(context, wordPuzzle, id);
  const guess = body.guess.toUpperCase();
  if (!isWord(word, body.guess)) {
    await recordWrongGuess(context, actor, id, guess);
    return { isCorrect: false, pointsEarned: 0, ...nothingEarned };
  }
  const prize = { points: pointValue, reason: 'word_solved', solved: wordSolved } as const;
  const earned = await recordRightGuess(context, actor, id, guess, prize);
  return { isCorrect: true, answer: word, pointsEarned: earned.pointsAwarded, ...earned };
}

function findWrongPoints(items: readonly WordPuzzle[]): string[] {
  const wrong = items.filter(({ pointValue, difficulty }) => pointValue !== WORD_POINTS[difficulty]);
  return wrong.map(({ id, clue }) => `word_puzzle ${id}: ${clue}`);
}
