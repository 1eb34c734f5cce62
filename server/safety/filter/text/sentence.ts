import { isFirstName } from '../words/dictionary.ts';
import { readLines } from '../words/lexicon.ts';
import type { FoldedText } from './fold.ts';
import { readWord } from './read-word.ts';
import { joinSpacedLetters } from './spaced-letters.ts';
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
  /** The first of these signs between this word and the next. */
  readonly sign: '?' | '!' | '';
}

const abbreviations = new Map(
  readLines('short.en.txt').map((line) => {
    const [short = '', long = ''] = line.split(' = ');
    return [short, long.split(' ')] as const;
  }),
);

const contractedVerbs: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will', m: 'am', d: 'would' };
const wordsBeforeIs =
  'it he she that what who where there here how nobody everyone everybody someone mom mum dad life one'.split(' ');
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
  const joined = joinSpacedLetters(tokens);
  for (const [index, token] of joined.entries()) {
    const isFirst = words.length === 0 || isSentenceBreak(text, last, token);
    const sign = findSign(text, token.end, joined[index + 1]?.start);
    const expanded = isContractedIWill(token, words.at(-1)) ? iWill : expandToken(token);
    for (const [at, plain] of expanded.entries()) {
      words.push({
        text: plain,
        written: at === 0 ? token.text : '',
        alternative: plain === 'ur' || plain === 'yr' ? 'your' : undefined,
        start: token.start,
        end: token.end,
        isCapitalized: at === 0 && isUpperCase[token.start] === 1,
        startsSentence: isFirst && at === 0,
        sign: at === expanded.length - 1 ? sign : '',
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

function findSign(text: string, from: number, to = text.length): Word['sign'] {
  for (let at = from; at < to; at += 1) {
    const letter = text.charAt(at);
    if (letter === '?' || letter === '!') return letter;
  }
  return '';
}

/** The dots of `k.y.s` end no sentence. */
function isInitial(text: string, last: number, { start, end }: Token): boolean {
  return end - start === 1 && /(?:^|[^a-z0-9])[a-z]\.$/.test(text.slice(Math.max(0, last - 2), start));
}

/** In the title `Never Touch a Snake` the capitals mark no names. */
function isTitle(words: readonly Word[]): boolean {
  return words.length > 2 && words.filter(({ isCapitalized }) => isCapitalized).length > 0.6 * words.length;
}

const iWill = ['i', 'will'];
const wordsBeforeIll =
  'am is are was were be been feel feels felt feeling very so really got get fell mentally seriously too not became look looks when an the he she they'.split(
    ' ',
  );

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
