import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { nothingEarned } from '../points/index.ts';
import { loadItem } from './content-library.ts';
import { wordSolved } from './events.ts';
import { attemptsAt, hit, miss } from './guesses.ts';
import { isWord } from './matching.ts';

export async function guessWord(context: Context, actor: ChildActor, id: string, guess: string) {
  const puzzle = loadItem(context, 'wordPuzzles', id);
  const told = guess.toUpperCase();
  if (!isWord(puzzle.word, guess)) {
    await miss(context, actor, puzzle, told);
    return { isCorrect: false, pointsEarned: 0, ...nothingEarned };
  }
  const earned = await hit(context, actor, puzzle, told, { reason: 'word_solved', solved: wordSolved });
  return { isCorrect: true, answer: puzzle.word, pointsEarned: earned.pointsAwarded, ...earned };
}

export async function wordAttempts(context: Context, actor: ChildActor, id: string) {
  return attemptsAt(context, actor, loadItem(context, 'wordPuzzles', id));
}
