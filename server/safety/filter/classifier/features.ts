import type { Word } from '../text/sentence.ts';
import { findWordKind } from './word-kinds.ts';

/** A message of a conversation, or a whole text. */
export interface Turn {
  readonly words: readonly Word[];
  /** Written by the other child: read as what was answered to. */
  readonly isOther: boolean;
}

/** What a text consists of, as hashes, in order of appearance. */
export interface Hashes {
  readonly hashes: Int32Array;
  /** From here on the hashes are of letter runs, which count for less. */
  readonly lettersFrom: number;
}

/** Where the weights of a feature are. */
export interface Places {
  readonly count: number;
  /** Negative if the feature is unknown. */
  findPlace(hash: number): number;
}

/** The features of a text that are known, each once, as places of weights. */
export interface Features {
  readonly indexes: Int32Array;
  readonly lettersFrom: number;
  /** Makes long and short texts comparable. */
  readonly norm: number;
}

export const LETTER_VALUE = 0.35;
const STRENGTH = 3;
const MAX_WORDS = 400;
const MAX_FEATURES = 16_000;
const MAX_WORD_LENGTH = 24;

/** FNV-1a of 32 bits. */
const SEED = 0x811c9dc5;
const PRIME = 0x01000193;
/** Arbitrary, but the weights were learned with them: the edges of sentences, words of the other child, kinds of words. */
const START = 0x2f0b4a13;
const END = 0x51ed270b;
const OTHER_CHILD = 0x3c6ef372;
const KIND = 0x5bd1e995;

/** What a feature consists of. */
const ONE_WORD = 1;
const WORD_PAIR = 2;
const WORD_TRIPLE = 3;
const ONE_KIND = 4;
const KIND_PAIR = 5;
const KIND_TRIPLE = 6;
const WORDS_APART = 7;
const ANSWER = 8;
const LETTER_RUN = 9;
const TURN_COUNT = 10;

/** Up to so many words from each other, two words of a message are read as belonging together. Small words are not counted. */
const MAX_DISTANCE = 12;
/** Of how many words of a message the answer is read together with each of its own. */
const MAX_ANSWERED = 16;
/** How many messages before the last one it may answer. */
const ANSWERED_TURNS = 2;
const smallWords = new Set(
  'the a an is to and of in on at it that this so but for do be was are am with'.split(' ').map(hashText),
);

const found = new Int32Array(MAX_FEATURES);
let count = 0;

/**
 * Reads a text's words, their pairs and triples, the same over kinds of words, words of a message that stand apart, words of the last
 * message with those that it answers, and runs of 3 to 5 letters inside words. Words of the other child are features of their own.
 */
export function hashFeatures(turns: readonly Turn[]): Hashes {
  count = 0;
  let budget = MAX_WORDS;
  const heard = turns.map(({ words, isOther }) => {
    const kept = words.slice(-budget);
    budget -= kept.length;
    return { words: kept, role: isOther ? OTHER_CHILD : 0 };
  });
  const telling = heard.map(({ words, role }) => {
    const sequence = addSequences(words, role);
    addWordsApart(sequence, role);
    return { words: sequence.slice(0, MAX_ANSWERED), role };
  });
  addAnswers(telling);
  if (turns.length > 1) add(mix(START, turns.length > 4 ? 5 : turns.length, TURN_COUNT));
  const lettersFrom = count;
  for (const { words, role } of heard) for (const { text } of words) addLetterRuns(text, role);
  return { hashes: found.slice(0, count), lettersFrom };
}

let seen = new Int32Array(0);
let reading = 0;

/** The known features of a text, each once, in order of appearance, so that training is reproducible. */
export function findFeatures({ hashes, lettersFrom }: Hashes, places: Places): Features {
  if (seen.length < places.count) seen = new Int32Array(places.count);
  reading += 1;
  let known = 0;
  let knownWords = 0;
  for (let at = 0; at < hashes.length; at += 1) {
    const place = places.findPlace(hashes[at] ?? 0);
    if (place < 0 || seen[place] === reading) continue;
    seen[place] = reading;
    found[known] = place;
    known += 1;
    if (at < lettersFrom) knownWords = known;
  }
  return { indexes: found.slice(0, known), lettersFrom: knownWords, norm: computeNorm(knownWords, known - knownWords) };
}

function computeNorm(words: number, letters: number): number {
  const weight = words + letters * LETTER_VALUE * LETTER_VALUE;
  return weight > 0 ? STRENGTH / Math.sqrt(weight) : 0;
}

/** Words next to each other. Gives the hashes of the words and signs that say something by themselves, each once. */
function addSequences(words: readonly Word[], role: number): number[] {
  const plain = [START];
  const kinds = [START];
  const telling = new Set<number>();
  const push = (hash: number, kind = hash) => {
    plain.push(hash);
    kinds.push(kind);
  };
  for (const word of words) {
    if (word.startsSentence && plain.length > 1) push(END);
    const hash = hashText(word.text);
    const kind = findWordKind(word);
    push(hash, kind === undefined ? hash : hashText(kind) ^ KIND);
    if (!smallWords.has(hash)) telling.add(hash);
    if (word.sign === '') continue;
    push(hashText(word.sign));
    telling.add(hashText(word.sign));
  }
  push(END);
  for (let at = 1; at < plain.length; at += 1) {
    addAt(plain, at, role);
    addKindsAt(plain, kinds, at, role);
  }
  return [...telling];
}

function addAt(words: readonly number[], at: number, role: number): void {
  const word = words[at] ?? 0;
  const before = words[at - 1] ?? 0;
  add(mix(word, role, ONE_WORD));
  add(mix(mix(before, word, WORD_PAIR), role, WORD_PAIR));
  if (at < 2) return;
  const second = words[at - 2] ?? 0;
  add(mix(mix(mix(second, before, WORD_TRIPLE), word, WORD_TRIPLE), role, WORD_TRIPLE));
}

/** Only where a kind stands for a word: otherwise it would be the same feature again. */
function addKindsAt(plain: readonly number[], kinds: readonly number[], at: number, role: number): void {
  const word = kinds[at] ?? 0;
  const before = kinds[at - 1] ?? 0;
  const isOwn = word !== plain[at];
  const isPair = isOwn || before !== plain[at - 1];
  if (isOwn) add(mix(word, role, ONE_KIND));
  if (isPair) add(mix(mix(before, word, KIND_PAIR), role, KIND_PAIR));
  if (at < 2) return;
  const second = kinds[at - 2] ?? 0;
  if (isPair || second !== plain[at - 2])
    add(mix(mix(mix(second, before, KIND_TRIPLE), word, KIND_TRIPLE), role, KIND_TRIPLE));
}

/** Words of a message in any order, because "nobody" means something else beside "party" than beside "score", wherever they stand. */
function addWordsApart(words: readonly number[], role: number): void {
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    for (let from = Math.max(0, at - MAX_DISTANCE); from < at; from += 1) {
      const other = words[from] ?? 0;
      const pair = word < other ? mix(word, other, WORDS_APART) : mix(other, word, WORDS_APART);
      add(mix(pair, role, WORDS_APART));
    }
  }
}

/** Each word of the last message with those of the messages that it may answer. */
function addAnswers(turns: readonly { readonly words: readonly number[]; readonly role: number }[]): void {
  const last = turns.at(-1)?.words ?? [];
  for (const { words, role } of turns.slice(-1 - ANSWERED_TURNS, -1))
    for (const own of last) for (const answered of words) add(mix(mix(answered, own, ANSWER), role, ANSWER));
}

function addLetterRuns(text: string, role: number): void {
  const word = `_${text.length > MAX_WORD_LENGTH ? text.slice(0, MAX_WORD_LENGTH) : text}_`;
  const last = word.length;
  for (let from = 0; from + 3 <= last; from += 1) {
    let value = SEED ^ role;
    for (let at = from; at < from + 5 && at < last; at += 1) {
      value = Math.imul(value ^ word.charCodeAt(at), PRIME);
      if (at - from >= 2) add(mix(value, at - from, LETTER_RUN));
    }
  }
}

function hashText(text: string): number {
  let value = SEED;
  for (let at = 0; at < text.length && at < MAX_WORD_LENGTH; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), PRIME);
  }
  return value;
}

function mix(one: number, other: number, kind: number): number {
  const value = Math.imul(one ^ (one >>> 15) ^ Math.imul(other, 0x85ebca6b) ^ kind, 0x2c1b3c6d);
  return value ^ (value >>> 13);
}

function add(value: number): void {
  if (count >= MAX_FEATURES) return;
  found[count] = Math.imul(value ^ (value >>> 16), 0x297a2d39);
  count += 1;
}
