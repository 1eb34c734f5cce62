import { pick, type Random, shuffled } from '#contract/rules/random.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { findRivals } from '../knowledge/rivals.ts';
import type { Clue, ConceptCategory, WrittenConcept } from '../knowledge/shape.ts';
import { agesByDifficulty, type Difficulty, type MadeRiddle, type Maker } from '../made-riddle.ts';
import { compose, toSentence } from './compose.ts';

/** The grades and the number of clues in a riddle. */
const measures: Record<Difficulty, { readonly grades: readonly number[]; readonly counts: readonly number[] }> = {
  easy: { grades: [3, 4, 5], counts: [2, 3] },
  medium: { grades: [2, 3, 4], counts: [3] },
  hard: { grades: [1, 2, 3], counts: [3, 4] },
};
/**
 * How much the clues have to say together for a child to guess the answer among everything in the world: one plain clue, or
 * several fair ones.
 */
const MIN_SUM = { easy: 7, medium: 8, hard: 6 };
const TRIES = 6;
/** Children know it from this age or earlier, which makes an easy riddle fair. */
const EASY_UP_TO_AGE = 8;

export function conceptMaker(knowledge: Knowledge, category: ConceptCategory): Maker {
  const places = knowledge.concepts.flatMap((concept, at) => (concept.category === category ? [at] : []));
  return {
    name: `concepts: ${category}`,
    category,
    make(difficulty, random) {
      const fitting = places.filter((at) => suits(knowledge.concepts[at], difficulty));
      if (fitting.length === 0) return undefined;
      const at = pick(random, fitting);
      const clues = chooseClues(knowledge, at, difficulty, random);
      return clues && describeRiddle(knowledge, at, clues, difficulty, random);
    },
  };
}

/** How many combinations of clues prove the answer, by difficulty. For the report to writers. */
export function countProven(knowledge: Knowledge, at: number): Record<'medium' | 'hard', number> & { easy?: number } {
  const count = (difficulty: Difficulty) => provenSets(knowledge, at, difficulty).length;
  const rest = { medium: count('medium'), hard: count('hard') };
  return suits(knowledge.concepts[at], 'easy') ? { easy: count('easy'), ...rest } : rest;
}

function provenSets(knowledge: Knowledge, at: number, difficulty: Difficulty): Clue[][] {
  const { grades, counts } = measures[difficulty];
  const pool = knowledge.concepts[at]?.clues.filter(({ grade }) => grades.includes(grade)) ?? [];
  return counts.flatMap((count) => choices(pool, count)).filter((clues) => isGood(knowledge, at, clues, difficulty));
}

function suits(concept: WrittenConcept | undefined, difficulty: Difficulty): boolean {
  return concept !== undefined && (difficulty !== 'easy' || concept.ages[0] <= EASY_UP_TO_AGE);
}

function chooseClues(knowledge: Knowledge, at: number, difficulty: Difficulty, random: Random): Clue[] | undefined {
  const { grades, counts } = measures[difficulty];
  const pool = knowledge.concepts[at]?.clues.filter(({ grade }) => grades.includes(grade)) ?? [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const clues = shuffled(random, pool).slice(0, pick(random, counts));
    if (isGood(knowledge, at, clues, difficulty)) return clues.toSorted((one, other) => one.grade - other.grade);
  }
  return undefined;
}

/** The answer is proven, no clue is redundant, and there is enough to guess from. */
function isGood(knowledge: Knowledge, at: number, clues: readonly Clue[], difficulty: Difficulty): boolean {
  const sum = clues.reduce((total, { grade }) => total + grade, 0);
  const statements = clues.map(({ facts }) => facts.toSorted().join(' '));
  return (
    clues.length > 1 &&
    sum >= MIN_SUM[difficulty] &&
    new Set(statements).size === clues.length &&
    findRivals(knowledge, at, clues).length === 0
  );
}

function describeRiddle(
  knowledge: Knowledge,
  at: number,
  clues: readonly Clue[],
  difficulty: Difficulty,
  random: Random,
): MadeRiddle | undefined {
  const concept = knowledge.concepts[at];
  if (!concept) return undefined;
  const texts = clues.map(({ say }) => pick(random, say));
  const grades = clues.map(({ grade }) => grade).join(', ');
  const statements = [...new Set(clues.flatMap(({ facts }) => facts))];
  return {
    question: compose(texts, knowledge.rate(at, 'living') === 'yes', random),
    answer: concept.name,
    accepts: concept.accepts,
    difficulty,
    category: concept.category,
    ages: agesByDifficulty(difficulty, concept.ages[0]),
    hints: chooseHints(concept, clues, random),
    made: {
      by: 'concept',
      parts: clues.map((clue) => `${concept.name}#${concept.clues.indexOf(clue)}`),
      tooMany: 2,
      how: `${clues.length} clues for “${concept.name}”, of grades ${grades} (1 is far-fetched, 5 gives it away)`,
      proof: `Of ${knowledge.concepts.length} concepts only “${concept.name}” fits all of: ${statements.map((statement) => inWords(knowledge, statement)).join('; ')}.`,
    },
  };
}

/** The plainest clues that the riddle does not use, the plainest last. */
export function chooseHints(concept: WrittenConcept, used: readonly Clue[], random: Random): string[] {
  const rest = concept.clues.filter((clue) => !used.includes(clue) && clue.grade >= 3);
  const plainest = rest.toSorted((one, other) => one.grade - other.grade).slice(-2);
  return plainest.map(({ say }) => toSentence(pick(random, say)));
}

/** Turns a statement into a sentence without its subject. */
function inWords({ written: { facts } }: Knowledge, statement: string): string {
  const fact = statement.replace('!', '');
  const says = facts[fact]?.says ?? `is a kind of ${fact}`;
  return statement.startsWith('!') ? `not true that it ${says}` : says;
}

function choices<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}
