import { describe, expect, it } from 'vitest';
import { createKnowledge, type Knowledge, knowledgeRules, readKnowledge } from '#server/cards/index.ts';

const written = await readKnowledge();
const names = knowledgeRules.map(({ name }) => name);
const faults = (rule: string, knowledge: Knowledge) =>
  knowledgeRules.find(({ name }) => name === rule)?.findFaults(knowledge) ?? [`no rule called ${rule}`];

describe('what the generator knows', () => {
  const knowledge = createKnowledge(written);

  it.each(names)('has %s', (rule) => {
    expect(faults(rule, knowledge)).toEqual([]);
  });
});

type Concept = (typeof written.concepts)[number];
const frog: Concept = {
  name: 'frog',
  accepts: ['tree frog'],
  ages: [6, 13],
  category: 'animals',
  is: ['animal'],
  yes: [],
  no: [],
  maybe: [],
  clues: [],
};
const knowing = (...concepts: Concept[]) =>
  createKnowledge({
    classes: {
      thing: rated({}),
      animal: rated({ is: ['thing'], maybe: ['hops'] }),
      bird: rated({ is: ['animal'], no: ['hops'] }),
    },
    facts: {
      hops: { says: 'hops', among: ['thing'], otherwise: 'no' },
      green: { says: 'is green', among: ['animal'], otherwise: 'maybe' },
    },
    concepts,
  });
function rated(given: object) {
  return { is: [], yes: [], no: [], maybe: [], ...given };
}
const clue = (say: string, ...facts: string[]) => ({ grade: 3, facts, say: [say] });

describe('a planted fault is found', () => {
  const toad = { ...frog, name: 'toad' };
  const planted: Record<string, Concept[]> = {
    'each concept once': [frog, frog],
    'each clue once': [
      { ...frog, clues: [clue('hop', 'hops')] },
      { ...toad, clues: [clue('hop', 'hops')] },
    ],
    'classes and facts that exist': [{ ...frog, clues: [clue('croak', 'croaks')] }],
    'one rating for each fact': [{ ...frog, no: ['hops'], clues: [clue('hop', 'hops')] }],
    'enough clues of all grades': [frog],
    'clues well formed': [{ ...frog, clues: [clue('hop.', 'hops')] }],
    'clues that do not name the answer': [{ ...frog, clues: [clue('look like all tree frogs', 'hops')] }],
    'clues that are easy to read': [{ ...frog, clues: [clue('demonstrate extraordinary capabilities', 'hops')] }],
    'clues that pass the filter': [{ ...frog, clues: [clue('Write to frog@example.org!', 'hops')] }],
    'clues that tell all concepts apart': [{ ...frog, clues: [clue('hop', 'hops')] }, toad],
  };

  it.each(names)('%s', (rule) => {
    expect(faults(rule, knowing(...(planted[rule] ?? [])))).not.toEqual([]);
  });
});

describe('a rating', () => {
  const knowledge = knowing(
    frog,
    { ...frog, name: 'rock', is: ['thing'] },
    { ...frog, name: 'duck', is: ['bird'] },
    { ...frog, name: 'wagtail', is: ['bird'], clues: [clue('hop', 'hops')] },
  );

  it.each([
    ['comes from the class', 0, 'hops', 'maybe'],
    ['comes from the nearest class first', 2, 'hops', 'no'],
    ['comes from the concept before its class', 3, 'hops', 'yes'],
    ['is turned round by an exclamation mark', 2, '!hops', 'yes'],
    ['stays unsure when it is turned round', 0, '!hops', 'maybe'],
    ['is no by the rule of the fact', 1, 'hops', 'no'],
    ['is no outside the classes of the fact', 1, 'green', 'no'],
    ['is unsure inside them', 0, 'green', 'maybe'],
    ['is yes for a class itself', 2, 'bird', 'yes'],
    ['is no for another class', 1, 'bird', 'no'],
  ] as const)('%s', (_, concept, fact, rating) => {
    expect(knowledge.rate(concept, fact)).toBe(rating);
  });
});
