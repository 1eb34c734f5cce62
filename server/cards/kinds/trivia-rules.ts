import { difficulties } from '#contract/cards/common.ts';
import { choices } from '#contract/cards/kinds/trivia.ts';
import type { ContentRule } from '../kind.ts';
import type { Trivia } from './trivia-shape.ts';

const MAX_OFF_A_THIRD = 0.08;
const MAX_SHARE_OF_LONGEST = 0.45;

/** A child who knows nothing must not find the right answer by its letter or its length. */
export const triviaRules: readonly ContentRule<Trivia>[] = [
  { name: 'right letters spread evenly', findFaults: findUnevenLetters },
  { name: 'right options of all lengths', findFaults: findTooManyLongest },
  {
    name: 'no option that stands out by its length',
    findFaults: (items) => items.filter(standsOut).map(({ id, question }) => `trivia ${id}: ${question}`),
  },
];

function findUnevenLetters(items: readonly Trivia[]): string[] {
  return difficulties.flatMap((difficulty) => {
    const questions = items.filter((item) => item.difficulty === difficulty);
    const share = (letter: string) =>
      questions.filter(({ correctAnswer }) => correctAnswer === letter).length / questions.length;
    const uneven = choices.filter((letter) => Math.abs(share(letter) - 1 / 3) > MAX_OFF_A_THIRD);
    return uneven.map((letter) => `${difficulty}: ${letter}`);
  });
}

function findTooManyLongest(items: readonly Trivia[]): string[] {
  const longest = items.filter((item) => rightOption(item).length > longestWrong(item));
  const isTooMany = longest.length > MAX_SHARE_OF_LONGEST * items.length;
  return isTooMany ? [`longest in ${longest.length} of ${items.length}`] : [];
}

function standsOut(item: Trivia): boolean {
  const { length } = rightOption(item);
  return length > 12 && length > 1.8 * longestWrong(item);
}

function rightOption(item: Trivia): string {
  return item[`option${item.correctAnswer}`];
}

function longestWrong(item: Trivia): number {
  const wrong = choices.filter((letter) => letter !== item.correctAnswer);
  return Math.max(...wrong.map((letter) => item[`option${letter}`].length));
}
