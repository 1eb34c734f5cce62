import { pick, type Random, shuffled } from '#contract/rules/random.ts';
import { toSentence } from '../concepts/compose.ts';
import { chooseHints } from '../concepts/concept-maker.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Clue, WrittenConcept } from '../knowledge/shape.ts';
import { agesByDifficulty, type Difficulty, type MadeRiddle, type Maker } from '../made-riddle.ts';
import {
  addedLetter,
  anagram,
  backwards,
  changedLetter,
  droppedLetter,
  hiddenWord,
  lostVowels,
  scramble,
} from './letter-plays.ts';
import { acrostic, rhyme, soundAlike } from './sound-plays.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordFamily, WordPlay } from './word-play.ts';

const families: readonly WordFamily[] = [
  changedLetter,
  droppedLetter,
  addedLetter,
  anagram,
  scramble,
  hiddenWord,
  lostVowels,
  backwards,
  rhyme,
  soundAlike,
  acrostic,
];
/** The grades of the clues that may describe the word. */
const grades: Record<Difficulty, readonly number[]> = { easy: [4, 5], medium: [3, 4], hard: [1, 2, 3] };
const TRIES = 12;

/** Wordplay whose answer is a concept: the letters leave a few words, and the clue picks one. */
export function wordMaker(knowledge: Knowledge, vocabulary: Vocabulary): Maker {
  const places = knowledge.concepts.flatMap(({ name }, at) => (/^[a-z]{3,9}$/.test(name) ? [at] : []));
  return {
    name: 'wordplay',
    category: 'wordplay',
    make(difficulty, random) {
      for (let attempt = 0; attempt < TRIES && places.length > 0; attempt += 1) {
        const made = tryOne(knowledge, vocabulary, pick(random, places), difficulty, random);
        if (made) return made;
      }
      return undefined;
    },
  };
}

function tryOne(
  knowledge: Knowledge,
  vocabulary: Vocabulary,
  at: number,
  difficulty: Difficulty,
  random: Random,
): MadeRiddle | undefined {
  const concept = knowledge.concepts[at];
  const family = pick(
    random,
    families.filter(({ difficulties }) => difficulties.includes(difficulty)),
  );
  if (!concept || (difficulty === 'easy' && concept.ages[0] > 8)) return undefined;
  const [clue] = shuffled(
    random,
    concept.clues.filter(({ grade }) => grades[difficulty].includes(grade)),
  );
  const play = family.make(concept.name, vocabulary, random);
  if (!clue || !play || !isOnlyOne(knowledge, concept, clue, play)) return undefined;
  return {
    question: inOrder(play.question, toSentence(pick(random, clue.say)), random),
    answer: concept.name,
    accepts: sameWords(concept, play),
    difficulty,
    category: 'wordplay',
    ages: agesByDifficulty(difficulty, concept.ages[0]),
    hints: chooseHints(concept, [clue], random),
    made: {
      by: `wordplay: ${family.name}`,
      parts: [
        `${concept.name}: ${family.name}`,
        `${concept.name}: ${play.rule}`,
        `${concept.name}#${concept.clues.indexOf(clue)}`,
      ],
      tooMany: 2,
      how: `Play of the family “${family.name}”: ${play.rule}; with a clue of grade ${clue.grade}`,
      proof: describeProof(vocabulary, concept, play),
    },
  };
}

function inOrder(play: string, clue: string, random: Random): string {
  const closer = pick(random, ['What am I?', 'Which word am I?', 'Find me!', 'Who finds me?', 'Got me?']);
  return random() < 0.6 ? `${play} ${clue} ${closer}` : `${clue} ${play} ${closer}`;
}

/**
 * Every other word that the letters allow must be a concept that the clue rules out. A word we know nothing about could be
 * right.
 */
function isOnlyOne(knowledge: Knowledge, concept: WrittenConcept, clue: Clue, { words }: WordPlay): boolean {
  return words.every((word) => {
    if (word === concept.name || concept.accepts.includes(word)) return true;
    const other = knowledge.concepts.findIndex(({ name }) => name === word);
    return other >= 0 && clue.facts.some((statement) => knowledge.rate(other, statement) === 'no');
  });
}

/** The concept's other names, as far as the letters allow them. */
function sameWords({ accepts }: WrittenConcept, { words }: WordPlay): string[] {
  return accepts.filter((name) => words.includes(name));
}

function describeProof({ known }: Vocabulary, { name }: WrittenConcept, { words, rule }: WordPlay): string {
  const others = words.filter((word) => word !== name);
  const found = `Of ${known.size} common words, the rule “${rule}” allows only “${name}”`;
  return others.length === 0 ? `${found}.` : `${found} and ${others.join(', ')}, which the clue rules out.`;
}
