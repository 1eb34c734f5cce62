import { pick } from '#contract/rules/random.ts';
import { agesByDifficulty, type Maker } from '../made-riddle.ts';
import { ages, dice, headsAndLegs, sharing, timesAsMany } from './counting.ts';
import { climber, facingPages, handshakes, machine, pictureSums, queue } from './everyday.ts';
import type { NumberFamily, NumberPuzzle } from './puzzle.ts';
import { secretNumber } from './secret-number.ts';

/** Families with many puzzles are listed more than once, so that they are picked more often. */
const families: readonly NumberFamily[] = [
  secretNumber,
  secretNumber,
  headsAndLegs,
  headsAndLegs,
  sharing,
  sharing,
  ages,
  timesAsMany,
  timesAsMany,
  dice,
  pictureSums,
  pictureSums,
  machine,
  machine,
  queue,
  facingPages,
  handshakes,
  climber,
];

export const numberMaker: Maker = {
  name: 'numbers',
  category: 'numbers',
  make(difficulty, random) {
    const family = pick(
      random,
      families.filter(({ difficulties }) => difficulties.includes(difficulty)),
    );
    const made = family.make(difficulty, random);
    const answer = made && onlyAnswer(made);
    if (!made || answer === undefined) return undefined;
    const { question, unit, candidates, conditions } = made;
    return {
      question,
      answer: String(answer),
      accepts: unit ? [`${answer} ${unit}`] : [],
      difficulty,
      category: 'numbers',
      ages: agesByDifficulty(difficulty),
      hints: [],
      made: {
        by: `number: ${family.name}`,
        parts: [`${family.name}: ${conditions}`],
        tooMany: 1,
        how: `A puzzle of the family “${family.name}” with these conditions: ${conditions}`,
        proof: `A search through all ${candidates.length} possibilities finds exactly one answer: ${answer}.`,
      },
    };
  },
};

/** The answer that all matching candidates share. Undefined if there is none, several, or one that no child would say. */
function onlyAnswer({ candidates, fits, getAnswer }: NumberPuzzle): number | undefined {
  const answers = new Set(candidates.filter(fits).map(getAnswer));
  const [answer] = answers;
  return answers.size === 1 && answer !== undefined && answer >= 0 ? answer : undefined;
}
