import type { CreativeOptions } from '#contract/games/creative-challenge.ts';
import type { MemoryOptions } from '#contract/games/memory-match.ts';
import type { TriviaOptions } from '#contract/games/trivia-challenge.ts';
import type { WordOptions } from '#contract/games/word-race.ts';
import { type AgeGroup, ageGroups } from '#contract/rules/age.ts';
import { type Random, shuffled } from '#contract/rules/random.ts';
import { getLibrary, kinds, listItems } from '../../../cards/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Session } from '../session-queries.ts';
import { memoryPictures } from './memory-pictures.ts';
import { prompts } from './prompts.ts';

const QUESTIONS = 8;
export const WORDS = 6;
const MAX_WORD_LETTERS = 10;

type Difficulty = 'easy' | 'medium' | 'hard';
/** The age of the youngest player decides the difficulty. */
const difficultiesByAge: Record<AgeGroup, readonly Difficulty[]> = {
  '6-8': ['easy'],
  '9-10': ['easy', 'medium'],
  '11-12': ['easy', 'medium', 'hard'],
  '13-17': ['medium', 'hard'],
};
/** The number of pairs of cards, by the age of the youngest player. */
const pairsByAge: Record<AgeGroup, number> = { '6-8': 8, '9-10': 10, '11-12': 12, '13-17': 12 };

interface Setup {
  /** The age groups of all players. */
  readonly ages: readonly AgeGroup[];
  readonly startsAt: number;
  readonly random: Random;
}

/** The content of a round. It suits the youngest player and has no repeats. */
export function buildOptions(context: Context, gameType: Session['gameType'], setup: Setup): object {
  const youngest = ageGroups.find((group) => setup.ages.includes(group)) ?? '6-8';
  switch (gameType) {
    case 'memory_match':
      return memoryBoard(youngest, setup);
    case 'trivia_challenge':
      return triviaBoard(context, youngest, setup);
    case 'word_puzzle':
      return wordBoard(context, youngest, setup);
    case 'creative_challenge':
      return creativeBoard(setup);
  }
}

function memoryBoard(youngest: AgeGroup, { random, startsAt }: Setup): MemoryOptions {
  return { pictures: shuffled(random, memoryPictures).slice(0, pairsByAge[youngest]), timeLimit: null, startsAt };
}

function triviaBoard(context: Context, youngest: AgeGroup, { random, startsAt }: Setup): TriviaOptions {
  const fitting = listItems(getLibrary(context), kinds.trivia).filter((item) => fitsAge(item, youngest));
  const questions = shuffled(random, fitting)
    .slice(0, QUESTIONS)
    .map(({ question, optionA, optionB, optionC, correctAnswer, explanation }) => {
      const right = { A: optionA, B: optionB, C: optionC }[correctAnswer];
      const options = shuffled(random, [optionA, optionB, optionC]);
      return { question, options, right: options.indexOf(right), explanation };
    });
  return { questions, startsAt };
}

function wordBoard(context: Context, youngest: AgeGroup, { random, startsAt }: Setup): WordOptions {
  const fitting = listItems(getLibrary(context), kinds.wordPuzzle).filter(
    (item) => fitsAge(item, youngest) && item.word.length <= MAX_WORD_LETTERS,
  );
  return {
    words: shuffled(random, fitting)
      .slice(0, WORDS)
      .map(({ word, clue }) => ({ word, clue })),
    startsAt,
  };
}

function creativeBoard({ random, startsAt }: Setup): CreativeOptions {
  const [chosen] = shuffled(random, prompts);
  return { prompt: chosen?.prompt ?? '', tiles: chosen ? shuffled(random, chosen.tiles) : [], startsAt };
}

function fitsAge({ difficulty }: { readonly difficulty: Difficulty }, youngest: AgeGroup): boolean {
  return difficultiesByAge[youngest].includes(difficulty);
}
