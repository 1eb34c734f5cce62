import { difficulties } from '#contract/cards/common.ts';
import { type Choice, choices } from '#contract/cards/kinds/trivia.ts';
import type { ContentRule } from '../kind.ts';
import type { Trivia } from './trivia-shape.ts';

/** How far the share of a letter may be from a third. */
const MAX_DEVIATION = 0.08;
const MAX_GAIN_BY_LENGTH = 0.03;

/** A child must not be able to guess the right answer from its letter or its length. */
export const triviaRules: readonly ContentRule<Trivia>[] = [
  { name: 'right letters spread evenly', findFaults: findUnevenLetters },
  { name: 'right options of all lengths', findFaults: findTellingLengths },
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
    const uneven = choices.filter((letter) => Math.abs(share(letter) - 1 / 3) > MAX_DEVIATION);
    return uneven.map((letter) => `${difficulty}: ${letter}`);
  });
}

/** How often a child would be right by always picking the longest option, or any of them if two are longest. */
function findTellingLengths(items: readonly Trivia[]): string[] {
  const groups: [string, readonly Trivia[]][] = [
    ['all', items],
    ['with one longest option', items.filter((item) => longestChoices(item).length === 1)],
    ...difficulties.map((difficulty): [string, Trivia[]] => [
      difficulty,
      items.filter((item) => item.difficulty === difficulty),
    ]),
  ];
  return groups.flatMap(([name, group]) => {
    const share = group.reduce((sum, item) => sum + chanceByLength(item), 0) / group.length;
    return Math.abs(share - 1 / 3) > MAX_GAIN_BY_LENGTH
      ? [`${name}: the longest is right in ${Math.round(100 * share)} %`]
      : [];
  });
}

function chanceByLength(item: Trivia): number {
  const longest = longestChoices(item);
  return longest.includes(item.correctAnswer) ? 1 / longest.length : 0;
}

function longestChoices(item: Trivia): Choice[] {
  const length = Math.max(...choices.map((letter) => item[`option${letter}`].length));
  return choices.filter((letter) => item[`option${letter}`].length === length);
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
