import type { FoldedText } from '../text/fold.ts';
import { ReadingBudget } from '../text/reading-budget.ts';
import { symbolRunsOf, type Token } from '../text/tokens.ts';
import type { Finding } from '../verdict.ts';
import { isDictionaryWord } from './dictionary.ts';
import { innocentPhrases, type ListedWord, listedPhrases, listedWords } from './lexicon.ts';
import { isDictionaryWordWithSymbols, unmask } from './masks.ts';
import { findDisguised, findListedReading, isStrong, readingsOf } from './spelling.ts';
import { findSpreadWords, isMaskedDictionaryWord } from './spread-words.ts';

const MIDDLE_FINGER = '🖕';

/** Finds listed words and phrases, plain and disguised. Spans are offsets into the folded text. */
export function findWords(folded: FoldedText, pieces: readonly Token[]): Finding[] {
  const { text, isUpperCase } = folded;
  const found: Finding[] = [];
  const budget = new ReadingBudget();
  for (const [at, piece] of pieces.entries()) {
    const phrase = phraseAt(pieces, at);
    if (phrase) found.push(phrase);
    const listed = findListed(piece, isUpperCase, budget) ?? findByUnusualLetters(folded, piece);
    if (listed && !isInInnocentPhrase(pieces, at) && !isPartOfDictionaryWord(text, pieces, at))
      found.push(findingOf(listed, piece.start, piece.end));
  }
  for (const { listed, start, end } of findSpreadWords(text, pieces)) found.push(findingOf(listed, start, end));
  const finger = text.indexOf(MIDDLE_FINGER);
  if (finger >= 0)
    found.push({ rule: 'word.rude', decision: 'refuse', severity: 2, span: [finger, finger + MIDDLE_FINGER.length] });
  const symbolRuns = symbolRunsOf(text);
  const innocent = symbolRuns.filter((chunk) => budget.allows(chunk.text) && isDictionaryWordWithSymbols(chunk));
  for (const chunk of symbolRuns) {
    const hidden = budget.allows(chunk.text) ? unmask(chunk) : undefined;
    if (hidden) found.push(findingOf(hidden.listed, hidden.start, hidden.end));
  }
  const meant = withoutOverlaps(found, text.length).filter(
    ({ span: [from, to] }) => !innocent.some(({ start, text: { length } }) => from >= start && to <= start + length),
  );
  return budget.isSpent
    ? [...meant, { rule: 'odd.spelling', decision: 'hold', severity: 1, span: [0, text.length] }]
    : meant;
}

/** Of overlapping findings of one rule only the first stays. */
function withoutOverlaps(found: readonly Finding[], length: number): Finding[] {
  const marks = new Map<string, Uint8Array>();
  return found.filter(({ rule, span: [from, to] }) => {
    const marked = marks.get(rule) ?? new Uint8Array(length + 1);
    marks.set(rule, marked);
    const isNew = !marked.subarray(from, to + 1).includes(1);
    marked.fill(1, from, to + 1);
    return isNew;
  });
}

/** A word that is only listed in disguise, written with unusual letters or with capitals in between. */
function findByUnusualLetters(
  { isUnusual, isUpperCase }: FoldedText,
  { text, start, end }: Token,
): ListedWord | undefined {
  const listed = listedWords.get(text);
  if (listed?.action !== 'disguised') return undefined;
  const letters = Array.from({ length: end - start }, (_, at) => at + start);
  const leaps = letters.filter((at) => at > start && (isUpperCase[at] ?? 0) > (isUpperCase[at - 1] ?? 0)).length;
  return leaps > 1 || letters.some((at) => isUnusual[at] === 1) ? listed : undefined;
}

/** `cl ass` and `ass*st`: the listed word is part of an everyday word. */
function isPartOfDictionaryWord(text: string, pieces: readonly Token[], at: number): boolean {
  const piece = pieces[at];
  return [pieces[at - 1], pieces[at + 1]].some((other) => {
    if (!piece || !other || other.contraction !== '') return false;
    const [left, right] = other.start < piece.start ? [other, piece] : [piece, other];
    if (isMaskedDictionaryWord(text, left, right)) return true;
    return other.text.length > 1 && right.start - left.end <= 3 && isDictionaryWord(left.text + right.text);
  });
}

const hiddenWords = new Map<string, ListedWord | null>();
const MAX_CACHED = 20_000;

/** The listed word that a run of letters and digits is or hides. Cached, because people repeat their words. */
function findListed(piece: Token, isUpperCase: Uint8Array, budget: ReadingBudget): ListedWord | undefined {
  const token = piece.text;
  const plain = listedWords.get(token);
  if (plain) return plain.action === 'disguised' ? undefined : plain;
  if (token.length < 3 || piece.isDictionaryWord || (hasDigitsInside(token) && !budget.allows(token))) return undefined;
  const isName = isCapitalizedName(isUpperCase, piece);
  const key = isName ? token.toUpperCase() : token;
  const before = hiddenWords.get(key);
  if (before !== undefined) return before ?? undefined;
  const listed = findHidden(token, isName);
  if (hiddenWords.size >= MAX_CACHED) hiddenWords.clear();
  if (token.length < 24) hiddenWords.set(key, listed ?? null);
  return listed;
}

/** Digits before or after a word are no disguise. */
function hasDigitsInside(token: string): boolean {
  return /[a-z]\d+[a-z]/.test(token);
}

/** `Connie`: one capital, then lower case. */
function isCapitalizedName(isUpperCase: Uint8Array, { start, end }: Token): boolean {
  if (isUpperCase[start] !== 1) return false;
  for (let at = start + 1; at < end; at += 1) if (isUpperCase[at] === 1) return false;
  return true;
}

function findHidden(token: string, isNameLike: boolean): ListedWord | undefined {
  if (!/[a-z]/.test(token)) return undefined;
  if (!/\d/.test(token)) return findDisguised(token, isNameLike);
  const plain = token.replace(/^\d+|\d+$/g, '');
  const asItStands = listedWords.get(plain);
  if (asItStands && isStrong(asItStands)) return asItStands;
  for (const readings of [readingsOf(token), ...(plain === token ? [] : [readingsOf(plain)])]) {
    const listed = findListedReading(readings, isNameLike);
    if (listed || readings.some((reading) => reading.length > 2 && isDictionaryWord(reading))) return listed;
  }
  const bare = token.replace(/\d+/g, '');
  return bare.length > 2 ? findListedReading([bare], isNameLike) : undefined;
}

function phraseAt(pieces: readonly Token[], at: number): Finding | undefined {
  const first = pieces[at];
  const match = first && listedPhrases.get(first.text)?.find(({ parts }) => matchesAt(pieces, at, parts));
  const last = match && pieces[at + match.parts.length - 1];
  return first && match && last ? findingOf(match.listed, first.start, last.end) : undefined;
}

function matchesAt(pieces: readonly Token[], at: number, parts: readonly string[]): boolean {
  return parts.every((part, offset) => pieces[at + offset]?.text === part);
}

function isInInnocentPhrase(pieces: readonly Token[], at: number): boolean {
  return (
    innocentPhrases
      .get(pieces[at]?.text ?? '')
      ?.some(({ parts, at: offset }) => matchesAt(pieces, at - offset, parts)) ?? false
  );
}

/** Replaces listed words in innocent phrases by blanks. */
export function blankInnocentPhrases(text: string, pieces: readonly Token[]): string {
  return pieces.reduce(
    (rest, { start, end }, at) =>
      isInInnocentPhrase(pieces, at) ? rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end) : rest,
    text,
  );
}

function findingOf(listed: ListedWord, start: number, end: number): Finding {
  const decision = listed.action === 'disguised' ? 'hold' : listed.action;
  return { rule: `word.${listed.kind}`, decision, severity: listed.severity, span: [start, end] };
}
