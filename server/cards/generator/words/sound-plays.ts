import { pick, shuffled } from '#contract/rules/random.ts';
import { countWords, upper, type WordFamily } from './word-play.ts';

/** HOUSE and MOUSE. */
export const rhyme: WordFamily = {
  name: 'rhyme',
  difficulties: ['easy', 'medium'],
  make(answer, vocabulary, random) {
    const [source] = shuffled(random, vocabulary.rhymes(answer).filter(vocabulary.isShown));
    if (!source || vocabulary.soundAlikes(answer).includes(source)) return undefined;
    const [first = ''] = answer;
    const length = answer.length;
    const count = countWords[length] ?? String(length);
    const words = [answer, ...vocabulary.rhymes(source)].filter(
      (word) => word.length === length && word.startsWith(first),
    );
    return {
      question: pick(random, [
        `I rhyme with ${upper(source)}. My ${count} letters begin with ${upper(first)}.`,
        `${upper(source)} and I would fit into one song: we rhyme! I start with ${upper(first)} and have ${count} letters.`,
        `I begin with ${upper(first)}, have ${count} letters and rhyme with ${upper(source)}.`,
      ]),
      words: [...new Set(words)],
      rule: `rhymes with ${source}, ${length} letters, begins with ${first}`,
    };
  },
};

/** FLOUR and FLOWER. */
export const soundAlike: WordFamily = {
  name: 'sounds alike',
  difficulties: ['easy', 'medium', 'hard'],
  make(answer, vocabulary, random) {
    const [source] = shuffled(random, vocabulary.soundAlikes(answer).filter(vocabulary.isShown));
    if (!source) return undefined;
    return {
      question: pick(random, [
        `Your ears cannot tell me from ${upper(source)}, your eyes can.`,
        `Say ${upper(source)} aloud, then spell it in another way: me!`,
        `I sound just like ${upper(source)}, and I am spelled in another way.`,
      ]),
      words: vocabulary.soundAlikes(source),
      rule: `sounds like ${source}`,
    };
  },
};

const MAX_ACROSTIC = 6;

/** The first letters of words, read down. */
export const acrostic: WordFamily = {
  name: 'first letters',
  difficulties: ['easy', 'medium', 'hard'],
  make(answer, { names }, random) {
    if (answer.length > MAX_ACROSTIC) return undefined;
    const byLetter = Map.groupBy(
      names.filter((name) => name !== answer),
      ([first]) => first,
    );
    const words = [...answer].map((letter) => byLetter.get(letter) ?? []);
    if (words.some((list) => list.length === 0)) return undefined;
    const line = words.map((list) => upper(pick(random, list))).join(', ');
    return {
      question: pick(random, [
        `Read only the first letters: ${line}.`,
        `These words carry me at the front: ${line}.`,
        `Take the first letter of each: ${line}.`,
      ]),
      words: [answer],
      rule: `first letters of ${line.toLowerCase()}`,
    };
  },
};
