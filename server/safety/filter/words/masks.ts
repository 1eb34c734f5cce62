import { lazy } from '../../../platform/lazy.ts';
import { leetLetters } from '../text/glyphs.ts';
import type { SymbolRun } from '../text/tokens.ts';
import { isDictionaryWord } from './dictionary.ts';
import { type ListedWord, lexicon } from './lexicon.ts';
import { findDisguised, findListedReading, listReadings } from './spelling.ts';
import { isStrong } from './strong-words.ts';

const MAX_RUN_LENGTH = 40;

const byLength = lazy(() => {
  const words = [...lexicon().words].filter(([word, listed]) => isStrong(listed) || listed.word === word);
  return Map.groupBy(
    words.map(([word]) => word).filter(({ length }) => length > 2 && length < 15),
    ({ length }) => length,
  );
});

function wordsOfLength(length: number): readonly string[] {
  return byLength().get(length) ?? [];
}

/** Whether a run with symbols is an everyday word, so that no part of it counts by itself. */
export function isDictionaryWordWithSymbols(symbolRun: SymbolRun): boolean {
  const core = symbolRun.text.length > MAX_RUN_LENGTH ? '' : trimPunctuation(symbolRun.text);
  if (/^[a-z]{3,}\*$/.test(core)) return dictionaryFits([...core]).length > 0 && fillMask(core) === undefined;
  return (
    /^[a-z0-9@$!]{4,}$/.test(core) &&
    listReadings(core).some((reading) => reading.length === core.length && isDictionaryWord(reading))
  );
}

/** Finds a listed word whose letters are separated, replaced or masked by symbols. */
export function unmask(symbolRun: SymbolRun): { listed: ListedWord; start: number; end: number } | undefined {
  if (symbolRun.text.length > MAX_RUN_LENGTH * 2 || /:\/\/|^www\./.test(symbolRun.text)) return undefined;
  const core = trimPunctuation(symbolRun.text);
  const listed = core.length > MAX_RUN_LENGTH ? undefined : findCached(symbolRun.text, core);
  return listed && { listed, start: symbolRun.start, end: symbolRun.start + symbolRun.text.length };
}

const unmaskedRuns = new Map<string, ListedWord | null>();
const MAX_CACHED = 10_000;

/** Texts repeat the same runs, above all texts that are meant to keep the filter busy. */
function findCached(text: string, core: string): ListedWord | undefined {
  const cached = unmaskedRuns.get(text);
  if (cached !== undefined) return cached ?? undefined;
  const listed = findHidden(text, core);
  if (unmaskedRuns.size >= MAX_CACHED) unmaskedRuns.clear();
  unmaskedRuns.set(text, listed ?? null);
  return listed;
}

function findHidden(text: string, core: string): ListedWord | undefined {
  if (/[^a-z0-9*#@$!%&]/.test(core) && isDictionaryWord(core.replace(/[^a-z]/g, ''))) return undefined;
  const isMask = /^[a-z]+[*#][a-z]+$/.test(core) && dictionaryFits([...core]).length > 0;
  const listed = isMask ? undefined : (joinLetters(core) ?? readSymbolsAsLetters(text, core));
  if (listed) return listed;
  const isRead =
    /[a-z]/.test(core) &&
    listReadings(core).some((reading) => reading.length >= core.length && isDictionaryWord(reading));
  return isRead ? undefined : fillMask(core);
}

function trimPunctuation(text: string): string {
  return text.replace(/^[("'[_~“”]+|[).,!?:;"'\]_~…“”]+$/g, '');
}

/** `f.u.c.k`, `f-u-ck`: joins the letters, unless each part is a word. */
function joinLetters(core: string): ListedWord | undefined {
  const parts = core.split(/[^a-z0-9]+/).filter((part) => part !== '');
  if (parts.length < 2 || parts.every((part) => isDictionaryWord(part) || /^\d+$/.test(part))) return undefined;
  const joined = parts.join('');
  return /^[a-z]{3,}$/.test(joined) ? (lexicon().words.get(joined) ?? findDisguised(joined, true)) : undefined;
}

/** `$h!t` */
function readSymbolsAsLetters(text: string, core: string): ListedWord | undefined {
  for (const one of new Set([text.replace(/[.,?:;"')\]]+$/, ''), core])) {
    const signs = [...one].filter((letter) => !isLetter(letter));
    if (signs.length === 0 || signs.length > 8 || !signs.some((letter) => leetLetters[letter] && !isDigit(letter)))
      continue;
    if (!/[a-z]/.test(one) && (!/[@$]/.test(one) || /\d/.test(one))) continue;
    const listed = findListedReading(listReadings(one));
    if (listed) return listed;
  }
  return undefined;
}

const wildcard = /[^a-z0-9\s]/;

/** `f*ck`, `b**ch`, `*uck`: a listed word of the same length with the same visible letters. */
function fillMask(core: string): ListedWord | undefined {
  const pattern = core.replace(/[^a-z0-9]+$/, (end) => (/^[*#%-]+$/.test(end) ? end : ''));
  if (!wildcard.test(pattern) || /\d/.test(pattern) || /^[*_]+[a-z]+[*_]+$/.test(pattern)) return undefined;
  const letters = pattern.replace(/[^a-z]/g, '');
  const signs = [...pattern].filter((letter) => !isLetter(letter));
  const isStarred = signs.every((sign) => !"-_.',/&:;".includes(sign));
  const hasFewLetters = letters.length < 2 || letters.length < signs.length + (signs.length > 2 ? 2 : 0);
  if (hasFewLetters) return findWornMask(pattern);
  if (!isLetter(pattern.charAt(0)) && (!isStarred || isDictionaryWord(letters))) return undefined;
  if (!isStarred && signs.length > 1) return findDottedVowels(pattern);
  if (!isStarred && letters.length < 3) return undefined;
  const spelling = [...pattern];
  const fitting = wordsOfLength(spelling.length).filter((one) => matches(spelling, one));
  const short = isStarred && /^[a-z]+[^a-z]{2,}[a-z]+$/.test(pattern) ? findShortened(pattern) : undefined;
  if (fitting.length === 0 && !short) return undefined;
  const dictionaryWords = dictionaryFits(spelling);
  const word = fitting.find((one) => isLikelierThanDictionary(one, dictionaryWords));
  if (word !== undefined) return lexicon().words.get(word);
  return dictionaryWords.length === 0 ? short : undefined;
}

/** `b.st.rd`: two or more dots, each in place of a vowel. */
function findDottedVowels(pattern: string): ListedWord | undefined {
  if (!/^[a-z](?:\.?[a-z])+\.?$/.test(pattern)) return undefined;
  const spelling = [...pattern];
  const word = wordsOfLength(spelling.length).find((one) => matches(spelling, one) && areVowels(spelling, one));
  return word === undefined || dictionaryFits(spelling).length > 0 ? undefined : lexicon().words.get(word);
}

function areVowels(spelling: readonly string[], word: string): boolean {
  return spelling.every((letter, at) => letter !== '.' || 'aeiou'.includes(word.charAt(at)));
}

/** Whoever masks a letter hides something, so a listed word in standard spelling is likelier than an everyday word. */
function isLikelierThanDictionary(word: string, knowns: readonly string[]): boolean {
  const listed = lexicon().words.get(word);
  if (!listed || knowns.length === 0) return listed !== undefined;
  if (listed.action === 'disguised') return knowns.every((known) => known === word);
  return listed.isStandardSpelling && listed.word === word;
}

/** The everyday words that fit a mask of at most two symbols. */
function dictionaryFits(pattern: readonly string[]): string[] {
  const at = pattern.findIndex((letter) => !isLetter(letter));
  if (at < 0) return isDictionaryWord(pattern.join('')) ? [pattern.join('')] : [];
  if (pattern.filter((letter) => !isLetter(letter)).length > 2) return [];
  return alphabet.flatMap((letter) => dictionaryFits(pattern.with(at, letter)));
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** Masks so common that the first letter and the length are enough. */
const wornMasks: readonly (readonly [RegExp, string])[] = [
  [/^f\*+(k|king|ker|ked|in|ing|er|ed|g|kin)?$/, 'fuck'],
  [/^s\*\*t$|^s\*{3}$/, 'shit'],
  [/^b\*{3}h$|^b\*{4}$/, 'bitch'],
  [/^c\*\*t$/, 'cunt'],
  [/^c\*\*k$/, 'cock'],
  [/^d\*\*k$/, 'dick'],
  [/^a\*\*(hole)?$|^a\*{5}e$/, 'asshole'],
  [/^p\*{3}y$/, 'pussy'],
  [/^n\*{4}r$|^n\*{3}a$/, 'nigger'],
  [/^f\*{4}t$/, 'faggot'],
  [/^b\*{5}d$/, 'bastard'],
  [/^w\*{3}e$/, 'whore'],
  [/^m\*{8,}r$/, 'motherfucker'],
];

function findWornMask(pattern: string): ListedWord | undefined {
  const word = wornMasks.find(([mask]) => mask.test(pattern))?.[1];
  return word === undefined ? undefined : lexicon().words.get(word);
}

/** `f*ing`: one run of symbols for any number of letters. */
function findShortened(pattern: string): ListedWord | undefined {
  const [head = '', tail = ''] = pattern.split(/[^a-z]+/);
  for (const length of [pattern.length + 1, pattern.length + 2, pattern.length - 1]) {
    const word = wordsOfLength(length).find((one) => one.startsWith(head) && one.endsWith(tail));
    if (word !== undefined && head.length > 0 && tail.length > 1) return lexicon().words.get(word);
  }
  return undefined;
}

function matches(pattern: readonly string[], word: string): boolean {
  for (let at = 0; at < pattern.length; at += 1) {
    const letter = pattern[at] ?? '';
    if (isLetter(letter) && letter !== word[at]) return false;
  }
  return true;
}

function isLetter(letter: string): boolean {
  return letter >= 'a' && letter <= 'z';
}

function isDigit(letter: string): boolean {
  return letter >= '0' && letter <= '9';
}
