import { pick, type Random, shuffled } from '#contract/rules/random.ts';
import { sortLetters, type Vocabulary, withoutVowels } from './vocabulary.ts';
import { countWords, ordinals, upper, type WordFamily } from './word-play.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** A random one of the fitting words that children know. */
function pickShown(words: readonly string[], { isShown }: Vocabulary, random: Random): string | undefined {
  const fitting = words.filter(isShown);
  return fitting.length === 0 ? undefined : pick(random, fitting);
}

/** BOAT becomes GOAT. */
export const changedLetter: WordFamily = {
  name: 'one letter changed',
  difficulties: ['easy', 'medium'],
  make(answer, vocabulary, random) {
    const at = pick(
      random,
      [...answer.slice(0, ordinals.length)].map((_, place) => place),
    );
    const changed = (word: string) => letters.map((letter) => word.slice(0, at) + letter + word.slice(at + 1));
    const source = pickShown(
      changed(answer).filter((word) => word !== answer),
      vocabulary,
      random,
    );
    if (!source) return undefined;
    const which = at === answer.length - 1 ? 'last' : ordinals[at];
    return {
      question: pick(random, [
        `Change the ${which} letter of ${upper(source)}, and there I am!`,
        `Swap the ${which} letter of ${upper(source)} for another one to find me.`,
        `The ${which} letter of ${upper(source)} is wrong. Put me right!`,
      ]),
      words: changed(source).filter((word) => word !== source && vocabulary.known.has(word)),
      rule: `${source} with another ${which} letter`,
    };
  },
};

/** BEARD loses a letter: BEAR. */
export const droppedLetter: WordFamily = {
  name: 'a letter dropped',
  difficulties: ['easy', 'medium'],
  make(answer, vocabulary, random) {
    const longer = Array.from({ length: answer.length + 1 }, (_, at) =>
      letters.map((letter) => answer.slice(0, at) + letter + answer.slice(at)),
    ).flat();
    const source = pickShown(longer, vocabulary, random);
    if (!source) return undefined;
    const shorter = Array.from(source, (_, at) => source.slice(0, at) + source.slice(at + 1));
    return {
      question: pick(random, [
        `Take one letter out of ${upper(source)}, and I am left.`,
        `Somebody ate a letter of ${upper(source)}. Now you can see me!`,
        `Drop one letter of ${upper(source)} to find me.`,
      ]),
      words: [...new Set(shorter)].filter((word) => vocabulary.known.has(word)),
      rule: `${source} without one letter`,
    };
  },
};

/** EAR gets a letter in front: BEAR. */
export const addedLetter: WordFamily = {
  name: 'a letter added',
  difficulties: ['easy', 'medium'],
  make(answer, vocabulary, random) {
    const atFront = random() < 0.6;
    const source = pickShown([atFront ? answer.slice(1) : answer.slice(0, -1)], vocabulary, random);
    if (!source) return undefined;
    const grown = letters.map((letter) => (atFront ? letter + source : source + letter));
    return {
      question: atFront
        ? pick(random, [
            `Put one letter in front of ${upper(source)}, and you get me.`,
            `${upper(source)} is me without my first letter.`,
          ])
        : pick(random, [
            `Put one letter after ${upper(source)}, and you get me.`,
            `${upper(source)} is me without my last letter.`,
          ]),
      words: grown.filter((word) => vocabulary.known.has(word)),
      rule: `${source} with one letter ${atFront ? 'in front' : 'at its end'}`,
    };
  },
};

/** SHORE, mixed up: HORSE. */
export const anagram: WordFamily = {
  name: 'anagram',
  difficulties: ['easy', 'medium', 'hard'],
  make(answer, vocabulary, random) {
    const words = vocabulary.byLetters.get(sortLetters(answer)) ?? [];
    const source = pickShown(
      words.filter((word) => word !== answer),
      vocabulary,
      random,
    );
    if (!source) return undefined;
    return {
      question: pick(random, [
        `Mix up the letters of ${upper(source)}, and I come out.`,
        `Shake ${upper(source)} until its letters stand in a new order: me!`,
        `I use just the same letters as ${upper(source)}.`,
      ]),
      words: words.filter((word) => word !== source),
      rule: `the letters of ${source} in another order`,
    };
  },
};

const MIN_SCRAMBLED = 5;

/** Letters in no order. */
export const scramble: WordFamily = {
  name: 'scrambled',
  difficulties: ['medium', 'hard'],
  make(answer, vocabulary, random) {
    const words = vocabulary.byLetters.get(sortLetters(answer)) ?? [];
    const mixed = shuffled(random, [...answer]).join('');
    if (answer.length < MIN_SCRAMBLED || mixed.startsWith(answer.slice(0, 2)) || vocabulary.known.has(mixed))
      return undefined;
    return {
      question: pick(random, [
        `Oh no, I fell down the stairs! Now my letters read ${upper(mixed)}.`,
        `A wind blew my letters about: ${upper(mixed)}.`,
        `In the soup my letters swim like this: ${upper(mixed)}.`,
      ]),
      words: [...words],
      rule: `the letters ${mixed} in another order`,
    };
  },
};

/** CARPET hides PET. Not at the start, where it may just be the same word with an ending. */
export const hiddenWord: WordFamily = {
  name: 'hidden in a word',
  difficulties: ['easy', 'medium'],
  make(answer, vocabulary, random) {
    const source = pickShown(
      vocabulary.shown.filter((word) => word.indexOf(answer) > 0 && word.length > answer.length + 1),
      vocabulary,
      random,
    );
    if (!source) return undefined;
    const length = answer.length;
    const parts = Array.from({ length: source.length - length + 1 }, (_, at) => source.slice(at, at + length));
    return {
      question: pick(random, [
        `I hide in the word ${upper(source)}. I have ${countWords[length] ?? length} letters.`,
        `Look closely at ${upper(source)}: ${countWords[length] ?? length} of its letters in a row spell me.`,
      ]),
      words: [...new Set(parts)].filter((word) => vocabulary.known.has(word)),
      rule: `${length} letters in a row of ${source}`,
    };
  },
};

const MIN_CONSONANTS = 3;

/** No vowels: L PH NT. */
export const lostVowels: WordFamily = {
  name: 'lost vowels',
  difficulties: ['easy', 'medium'],
  make(answer, vocabulary, random) {
    const rest = withoutVowels(answer);
    const words = (vocabulary.byConsonants.get(rest) ?? []).filter((word) => word.length === answer.length);
    if (rest.length < MIN_CONSONANTS || rest.length === answer.length) return undefined;
    const gaps = [...answer].map((letter) => (/[aeiou]/.test(letter) ? '_' : upper(letter))).join(' ');
    const isSame = (word: string) =>
      [...word].every((letter, at) => /[aeiou]/.test(letter) === /[aeiou]/.test(answer[at] ?? ''));
    return {
      question: pick(random, [
        `A bird stole my A, E, I, O and U. See what is left: ${gaps}.`,
        `I lost all my vowels: ${gaps}.`,
        `Fill my gaps with A, E, I, O or U: ${gaps}.`,
      ]),
      words: words.filter(isSame),
      rule: `${gaps}, with a vowel for each gap`,
    };
  },
};

/** Read from the right. */
export const backwards: WordFamily = {
  name: 'backwards',
  difficulties: ['easy', 'medium'],
  make(answer, vocabulary, random) {
    const source = pickShown([[...answer].toReversed().join('')], vocabulary, random);
    if (!source || source === answer) return undefined;
    return {
      question: pick(random, [
        `Read ${upper(source)} from right to left, and you meet me.`,
        `In the mirror, ${upper(source)} turns into me.`,
      ]),
      words: [answer],
      rule: `${source} backwards`,
    };
  },
};
