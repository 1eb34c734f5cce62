import { isDictionaryWord, isFirstName } from '../words/dictionary.ts';
import { readLines } from '../words/lexicon.ts';
import { listReadings } from '../words/spelling.ts';
import type { FoldedText } from './fold.ts';
import type { Token } from './tokens.ts';

/** A word as the patterns read it: `u` is `you`, `don't` is `do` and `not`, `k1ll` is `kill`. */
export interface Word {
  readonly text: string;
  /** Another meaning: `ur` is `you are`, but often `your`. */
  readonly alternative: string | undefined;
  /** As it stands in the folded text: other languages are read by that. Empty for the second word of an abbreviation. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
  readonly isCapitalized: boolean;
  readonly startsSentence: boolean;
}

const abbreviations = new Map(
  readLines('short.en.txt').map((line) => {
    const [short = '', long = ''] = line.split(' = ');
    return [short, long.split(' ')] as const;
  }),
);

const contractedVerbs: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will', m: 'am', d: 'would' };
const wordsBeforeIs = [
  'it',
  'he',
  'she',
  'that',
  'what',
  'who',
  'where',
  'there',
  'here',
  'how',
  'nobody',
  'everyone',
  'everybody',
].concat(['someone', 'mom', 'mum', 'dad', 'life', 'one']);
const irregularNegations = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
  ['sha', 'shall'],
  ['ai', 'is'],
]);
const sentenceBreak = /[!?;|]|(?<!\.)\.(?!\.)/;

/** The words of a text in order, with offsets into the folded text. */
export function toWords({ text, isUpperCase }: FoldedText, tokens: readonly Token[]): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const token of joinSpacedLetters(tokens)) {
    const isFirst = words.length === 0 || isSentenceBreak(text, last, token);
    for (const [at, plain] of (isContractedIWill(token, words.at(-1)) ? iWill : expandToken(token)).entries()) {
      words.push({
        text: plain,
        written: at === 0 ? token.text : '',
        alternative: plain === 'ur' || plain === 'yr' ? 'your' : undefined,
        start: token.start,
        end: token.end,
        isCapitalized: at === 0 && isUpperCase[token.start] === 1,
        startsSentence: isFirst && at === 0,
      });
    }
    last = token.end;
  }
  return isTitle(words)
    ? words.map((word) => ({ ...word, isCapitalized: word.isCapitalized && isFirstName(word.text) }))
    : words;
}

/** Between most words there is a single blank, which says so faster than a regular expression. */
function isSentenceBreak(text: string, last: number, token: Token): boolean {
  if (token.start - last === 1 && text.charAt(last) === ' ') return false;
  return sentenceBreak.test(text.slice(last, token.start)) && !isInitial(text, last, token);
}

/** The dots of `k.y.s` end no sentence. */
function isInitial(text: string, last: number, { start, end }: Token): boolean {
  return end - start === 1 && /(?:^|[^a-z0-9])[a-z]\.$/.test(text.slice(Math.max(0, last - 2), start));
}

const MIN_LETTERS = 4;
const MAX_LETTERS = 12;
const MAX_SKIPPED_LETTERS = 3;

/** `you are a l o s e r`: joins single letters to a word if there is such a word. `u r a` stays. */
function joinSpacedLetters(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  let letters: Token[] = [];
  for (const token of tokens) {
    if (token.text.length === 1 && token.text >= 'a') {
      letters.push(token);
      continue;
    }
    joined.push(...joinLetters(letters), token);
    letters = [];
  }
  return [...joined, ...joinLetters(letters)];
}

function joinLetters(letters: readonly Token[]): readonly Token[] {
  for (let before = 0; before <= MAX_SKIPPED_LETTERS && letters.length - before >= MIN_LETTERS; before += 1) {
    const [first, ...others] = letters.slice(before);
    const last = others.at(-1);
    if (!first || !last || others.length >= MAX_LETTERS) continue;
    const text = others.reduce((word, letter) => word + letter.text, first.text);
    if (!isDictionaryWord(text)) continue;
    return [
      ...letters.slice(0, before),
      { text, start: first.start, end: last.end, contraction: '', isDictionaryWord: true },
    ];
  }
  return letters;
}

/** In the title `Never Touch a Snake` the capitals mark no names. */
function isTitle(words: readonly Word[]): boolean {
  return words.length > 2 && words.filter(({ isCapitalized }) => isCapitalized).length > 0.6 * words.length;
}

const iWill = ['i', 'will'];
const wordsBeforeIll = [
  'am',
  'is',
  'are',
  'was',
  'were',
  'be',
  'been',
  'feel',
  'feels',
  'felt',
  'feeling',
  'very',
  'so',
  'really',
  'got',
].concat([
  'get',
  'fell',
  'mentally',
  'seriously',
  'too',
  'not',
  'became',
  'look',
  'looks',
  'when',
  'an',
  'the',
  'he',
  'she',
  'they',
]);

/** `ill` means `I'll`, except after words like `feel` or `very`. */
function isContractedIWill({ text }: Token, before: Word | undefined): boolean {
  return text === 'ill' && !wordsBeforeIll.includes(before?.text ?? '');
}

function expandToken({ text, contraction, isDictionaryWord }: Token): readonly string[] {
  if (contraction === 't' && text.endsWith('n'))
    return [irregularNegations.get(text.slice(0, -1)) ?? text.slice(0, -1), 'not'];
  const words = abbreviations.get(text) ?? [isDictionaryWord ? text : readWord(text)];
  if (contraction === '') return words;
  if (contraction === 's')
    return text === 'let' ? ['let', 'us'] : wordsBeforeIs.includes(text) ? [...words, 'is'] : words;
  return [...words, contractedVerbs[contraction] ?? ''].filter((word) => word !== '');
}

const wordReadings = new Map<string, string>();

/** The everyday word that an unknown run of letters most likely stands for. */
function readWord(run: string): string {
  if (run.length < 3 || run.length > 20) return run;
  const before = wordReadings.get(run);
  if (before !== undefined) return before;
  const word = likeliestWord(run);
  if (wordReadings.size > 20_000) wordReadings.clear();
  wordReadings.set(run, word);
  return word;
}

function likeliestWord(run: string): string {
  if (/\d/.test(run)) {
    const reading = /[a-z]/.test(run) ? listReadings(run).find((one) => isLikelyReading(one, run)) : undefined;
    return reading ?? run;
  }
  const vowel = run.replace(/(?<=[a-z])v(?=[a-z])/, 'u');
  if (vowel !== run && isDictionaryWord(vowel)) return vowel;
  if (!/(.)\1/.test(run)) return run;
  const single = run.replace(/(.)\1+/g, '$1');
  if (isDictionaryWord(single)) return single;
  const double = run.replace(/(.)\1+/g, '$1$1');
  if (isDictionaryWord(double)) return double;
  for (let at = 0; at < single.length; at += 1) {
    const one = single.slice(0, at) + single.charAt(at) + single.slice(at);
    if (isDictionaryWord(one)) return one;
  }
  return single.length > 1 && /(.)\1\1/.test(run) ? single : run;
}

/** Three characters with a digit at an end are usually a number: `1st`. */
function isLikelyReading(reading: string, run: string): boolean {
  return isDictionaryWord(reading) && (reading.length > 3 || /^[a-z]\d[a-z]$/.test(run));
}
