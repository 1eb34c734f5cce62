import { beforeAll, describe, expect, it } from 'vitest';
import { difficulties } from '#contract/cards/common.ts';
import { createFastRandom } from '../../platform/random.ts';
import { readingGrade } from '../reading-grade.ts';
import { findFault } from './acceptance.ts';
import { createMakers, generateRiddles } from './generator.ts';
import { createKnowledge, type Knowledge } from './knowledge/knowledge.ts';
import { readKnowledge } from './knowledge/read.ts';
import type { MadeRiddle, Maker } from './made-riddle.ts';
import { Similarity } from './similarity.ts';
import { createVocabulary } from './words/vocabulary.ts';

/** Set GENERATOR_RIDDLES to check more. */
const COUNT = Number(process.env['GENERATOR_RIDDLES'] ?? 300);

let knowledge: Knowledge;
let makers: readonly Maker[];
let riddles: readonly MadeRiddle[];
beforeAll(async () => {
  knowledge = createKnowledge(await readKnowledge());
  const texts = knowledge.concepts.flatMap(({ clues }) => clues.flatMap(({ say }) => say));
  makers = createMakers(
    knowledge,
    await createVocabulary(
      texts,
      knowledge.concepts.map(({ name }) => name),
    ),
  );
  riddles = generateRiddles(makers, { count: COUNT }, new Similarity([]), createFastRandom(7));
}, 60_000);

describe('generated riddles', () => {
  it('are as many as were requested', () => {
    expect(riddles).toHaveLength(COUNT);
  });

  it('are all different', () => {
    expect(new Set(riddles.map(({ question }) => question)).size).toBe(COUNT);
  });

  it('never name their answer, pass the filter, and are easy enough to read', () => {
    expect(riddles.filter((riddle) => findFault(riddle) !== undefined)).toEqual([]);
  });

  it('are readable for a fifth-grader on average', () => {
    const grades = riddles.map(({ question }) => readingGrade(question));

    expect(grades.reduce((sum, grade) => sum + grade, 0) / COUNT).toBeLessThan(5);
  });

  it('about concepts have clues that rule out every other concept', () => {
    expect(riddles.filter(({ made }) => made.by === 'concept').flatMap(findRivals)).toEqual([]);
  });

  it('say how they were made, and why they have only one answer', () => {
    expect(riddles.filter(({ made }) => made.how === '' || made.proof === '')).toEqual([]);
  });

  it.each(difficulties)('can all be %s', (difficulty) => {
    const made = generateRiddles(makers, { count: 5, difficulty }, new Similarity([]), createFastRandom(9));

    expect(made.map((riddle) => riddle.difficulty)).toEqual(Array(5).fill(difficulty));
  });

  it('are the same for the same seed', () => {
    const again = generateRiddles(makers, { count: 20 }, new Similarity([]), createFastRandom(7));

    expect(again).toEqual(riddles.slice(0, 20));
  });

  it('never repeat earlier ones', () => {
    const similarity = new Similarity(riddles.map(({ question }) => question));
    for (const { made } of riddles) similarity.add(made);

    expect(riddles.filter(({ made, question }) => !similarity.has(made, question))).toEqual([]);
  });
});

/** Proves it again in the simplest way: other concepts for which no stated fact is known to be false. */
function findRivals({ answer, accepts, made }: MadeRiddle): string[] {
  const concept = knowledge.concepts.find(({ name }) => name === answer);
  const facts = made.parts.flatMap((part) => concept?.clues[Number(part.split('#')[1])]?.facts ?? []);
  return knowledge.concepts.flatMap(({ name }, at) => {
    const fits = facts.every((fact) => knowledge.rate(at, fact) !== 'no');
    return fits && name !== answer && !accepts.includes(name) ? [`${name} fits the riddle for ${answer}`] : [];
  });
}
