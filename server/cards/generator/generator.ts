import { difficulties } from '#contract/cards/common.ts';
import { pick, type Random } from '#contract/rules/random.ts';
import { findFault } from './acceptance.ts';
import { conceptMaker } from './concepts/concept-maker.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { conceptCategories } from './knowledge/shape.ts';
import type { Difficulty, MadeRiddle, Maker, RiddleCategory } from './made-riddle.ts';
import { numberMaker } from './numbers/number-maker.ts';
import type { Similarity } from './similarity.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { wordMaker } from './words/word-maker.ts';

export interface Wanted {
  readonly count: number;
  readonly category?: RiddleCategory | undefined;
  readonly difficulty?: Difficulty | undefined;
}

/** After this many failures in a row the generator gives up. */
const MAX_MISSES = 400;

export function createMakers(knowledge: Knowledge, vocabulary: Vocabulary): Maker[] {
  const concepts = conceptCategories.map((category) => conceptMaker(knowledge, category));
  return [...concepts, numberMaker, wordMaker(knowledge, vocabulary)];
}

/**
 * Makes as many riddles as ordered, or fewer when nothing new can be found. The maker proves that each has one answer. None is
 * too similar to what `similarity` knows, which also learns what is made here.
 */
export function generateRiddles(
  makers: readonly Maker[],
  { count, category, difficulty }: Wanted,
  similarity: Similarity,
  random: Random,
): MadeRiddle[] {
  const fitting = makers.filter((maker) => category === undefined || maker.category === category);
  const riddles: MadeRiddle[] = [];
  for (let misses = 0; riddles.length < count && misses < MAX_MISSES && fitting.length > 0; ) {
    const made = pick(random, fitting).make(difficulty ?? pick(random, difficulties), random);
    // The filter is the slowest check, so it comes last.
    if (made && !similarity.has(made.made, made.question) && !findFault(made)) {
      similarity.add(made.made);
      riddles.push(made);
      misses = 0;
    } else misses += 1;
  }
  return riddles;
}
