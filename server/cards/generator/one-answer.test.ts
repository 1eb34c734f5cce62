import { beforeAll, describe, expect, it } from 'vitest';
import { difficulties } from '#contract/cards/common.ts';
import { solveNumberRiddle } from '#test/solvers/numbers.ts';
import { solveWordplay } from '#test/solvers/words.ts';
import { createFastRandom } from '../../platform/random.ts';
import { createKnowledge, type Knowledge } from './knowledge/knowledge.ts';
import { readKnowledge } from './knowledge/read.ts';
import type { MadeRiddle, Maker } from './made-riddle.ts';
import { numberMaker } from './numbers/number-maker.ts';
import { createVocabulary } from './words/vocabulary.ts';
import { wordMaker } from './words/word-maker.ts';

/** Set GENERATOR_RIDDLES to check more. */
const COUNT = Number(process.env['GENERATOR_RIDDLES'] ?? 150);
const SEED = Number(process.env['GENERATOR_SEED'] ?? 11);

let knowledge: Knowledge;
let plays: readonly (MadeRiddle & { readonly found: readonly string[] })[];
beforeAll(async () => {
  knowledge = createKnowledge(await readKnowledge());
  const texts = knowledge.concepts.flatMap(({ clues }) => clues.flatMap(({ say }) => say));
  const names = knowledge.concepts.map(({ name }) => name);
  const made = makeMany(wordMaker(knowledge, await createVocabulary(texts, names)));
  plays = made.map((riddle) => ({ ...riddle, found: solveWordplay(riddle.question, names) }));
}, 60_000);

/** The same number of each difficulty, without checking for similar ones. */
function makeMany(maker: Maker): MadeRiddle[] {
  const random = createFastRandom(SEED);
  return difficulties.flatMap((difficulty) => {
    const riddles: MadeRiddle[] = [];
    for (let tries = 0; riddles.length < COUNT / 3 && tries < COUNT * 50; tries += 1) {
      const made = maker.make(difficulty, random);
      if (made) riddles.push(made);
    }
    return riddles;
  });
}

describe('a number riddle', () => {
  const riddles = makeMany(numberMaker);

  it('comes from every family', () => {
    expect(new Set(riddles.map(({ made }) => made.by)).size).toBe(12);
  });

  it('has exactly one answer, which a solver finds from its words alone', () => {
    const wrong = riddles.flatMap(({ question, answer }) => {
      const found = solveNumberRiddle(question);
      return found.length === 1 && found[0] === Number(answer)
        ? []
        : [`${question} ${answer}, not ${found.join(' or ')}`];
    });

    expect(wrong).toEqual([]);
  });

  it('accepts the answer with the name of what is counted', () => {
    const wrong = riddles.filter(({ answer, accepts }) => accepts.some((one) => !one.startsWith(`${answer} `)));

    expect(wrong).toEqual([]);
  });
});

describe('wordplay', () => {
  it('comes from nearly every family: some are rare', () => {
    expect(new Set(plays.map(({ made }) => made.by)).size).toBeGreaterThan(7);
  });

  it('leads a solver, who tries all common words, to its answer', () => {
    const lost = plays.filter(({ found, answer }) => !found.includes(answer));

    expect(lost).toEqual([]);
  });

  it('fits no other word, except those that its clue rules out', () => {
    expect(plays.flatMap(findRivals)).toEqual([]);
  });

  it('words its clue as its concept does', () => {
    const silent = plays.filter(
      ({ question, ...riddle }) => !findClue(riddle).say.some((text) => question.includes(text)),
    );

    expect(silent).toEqual([]);
  });
});

function findClue({ answer, made }: Pick<MadeRiddle, 'answer' | 'made'>) {
  const concept = knowledge.concepts.find(({ name }) => name === answer);
  const clue = concept?.clues[Number(made.parts.at(-1)?.split('#')[1])];
  if (!clue) throw new Error(`${answer} has no such clue`);
  return clue;
}

/** A word that isn't one of our concepts could be right for all we know. */
function findRivals(riddle: (typeof plays)[number]): string[] {
  const { question, answer, accepts, found } = riddle;
  const { facts } = findClue(riddle);
  return found
    .filter((word) => word !== answer && !accepts.includes(word))
    .filter((word) => {
      const other = knowledge.concepts.findIndex(({ name }) => name === word);
      return other < 0 || facts.every((fact) => knowledge.rate(other, fact) !== 'no');
    })
    .map((word) => `${question} ${word}, not ${answer}`);
}
