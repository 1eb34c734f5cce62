import type { FoldedText } from '../text/fold.ts';
import { ReadingBudget } from '../text/reading-budget.ts';
import { findSymbolRuns, type Token } from '../text/tokens.ts';
import type { Finding } from '../verdict.ts';
import { isDictionaryWord } from './dictionary.ts';
import { type ListedWord, lexicon } from './lexicon.ts';
import { isDictionaryWordWithSymbols, unmask } from './masks.ts';
import { isPersonName } from './person-names.ts';
import { findSpelledWords } from './spelled-words.ts';
import { findDisguised, findListedReading, listReadings } from './spelling.ts';
import { findSplitWords, isMaskedDictionaryWord } from './split-words.ts';
import { isStrong } from './strong-words.ts';

const MIDDLE_FINGER = '🖕';

/** Finds listed words and phrases, plain and disguised. Spans are offsets into the folded text. */
export function findWords(folded: FoldedText, tokens: readonly Token[]): Finding[] {
  const { text, isUpperCase } = folded;
  const found: Finding[] = [];
  const budget = new ReadingBudget();
  for (const [at, token] of tokens.entries()) {
    const phrase = phraseAt(tokens, at);
    if (phrase) found.push(phrase);
    const listed = findListed(token, isUpperCase, budget) ?? findByUnusualLetters(folded, token);
    if (listed && !isInInnocentPhrase(tokens, at) && !isPartOfDictionaryWord(text, tokens, at))
      found.push(toFinding(listed, token.start, token.end));
  }
  for (const { listed, start, end } of [...findSpelledWords(tokens), ...findSplitWords(text, tokens)])
    found.push(toFinding(listed, start, end));
  const finger = text.indexOf(MIDDLE_FINGER);
  if (finger >= 0)
    found.push({ rule: 'word.rude', decision: 'refuse', severity: 2, span: [finger, finger + MIDDLE_FINGER.length] });
  const symbolRuns = findSymbolRuns(text);
  const innocent = symbolRuns.filter(
    (symbolRun) => budget.allows(symbolRun.text) && isDictionaryWordWithSymbols(symbolRun),
  );
  for (const symbolRun of symbolRuns) {
    const hidden = budget.allows(symbolRun.text) ? unmask(symbolRun) : undefined;
    if (hidden) found.push(toFinding(hidden.listed, hidden.start, hidden.end));
  }
  const remaining = withoutOverlaps(found, text.length).filter(
    ({ span: [from, to] }) => !innocent.some(({ start, text: { length } }) => from >= start && to <= start + length),
  );
  return budget.isSpent
    ? [...remaining, { rule: 'odd.spelling', decision: 'hold', severity: 1, span: [0, text.length] }]
    : remaining;
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
  const listed = lexicon().words.get(text);
  if (listed?.action !== 'disguised') return undefined;
  const letters = Array.from({ length: end - start }, (_, at) => at + start);
  const leaps = letters.filter((at) => at > start && (isUpperCase[at] ?? 0) > (isUpperCase[at - 1] ?? 0)).length;
  return leaps > 1 || letters.some((at) => isUnusual[at] === 1) ? listed : undefined;
}

/** `cl ass` and `ass*st`: the listed word is part of an everyday word. */
function isPartOfDictionaryWord(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return [tokens[at - 1], tokens[at + 1]].some((other) => {
    if (!token || !other || other.contraction !== '') return false;
    const [left, right] = other.start < token.start ? [other, token] : [token, other];
    if (isMaskedDictionaryWord(text, left, right)) return true;
    return other.text.length > 1 && right.start - left.end <= 3 && isDictionaryWord(left.text + right.text);
  });
}

const hiddenWords = new Map<string, ListedWord | null>();
const MAX_CACHED = 20_000;

/** The listed word that a run of letters and digits is or hides. Cached, because people repeat their words. */
function findListed(token: Token, isUpperCase: Uint8Array, budget: ReadingBudget): ListedWord | undefined {
  const run = token.text;
  const plain = lexicon().words.get(run);
  if (plain) return plain.action === 'disguised' ? undefined : plain;
  if (run.length < 3 || token.isDictionaryWord || (hasDigitsInside(run) && !budget.allows(run))) return undefined;
  const isName = isCapitalizedName(isUpperCase, token);
  const key = isName ? run.toUpperCase() : run;
  const cached = hiddenWords.get(key);
  if (cached !== undefined) return cached ?? undefined;
  const hidden = findHidden(run, isName);
  const listed = hidden && isNameOfPerson(run, isName) ? undefined : hidden;
  if (hiddenWords.size >= MAX_CACHED) hiddenWords.clear();
  if (run.length < 24) hiddenWords.set(key, listed ?? null);
  return listed;
}

/** Digits before or after a word are no disguise. */
function hasDigitsInside(run: string): boolean {
  return /[a-z]\d+[a-z]/.test(run);
}

/** `Connie`: one capital, then lower case. */
function isCapitalizedName(isUpperCase: Uint8Array, { start, end }: Token): boolean {
  if (isUpperCase[start] !== 1) return false;
  for (let at = start + 1; at < end; at += 1) if (isUpperCase[at] === 1) return false;
  return true;
}

/** Without a capital, a short name may well be a disguise. */
function isNameOfPerson(run: string, isCapitalized: boolean): boolean {
  return (isCapitalized || run.length > 5) && isPersonName(run);
}

function findHidden(run: string, isNameLike: boolean): ListedWord | undefined {
  if (!/[a-z]/.test(run)) return undefined;
  if (!/\d/.test(run)) return findDisguised(run, isNameLike);
  const plain = run.replace(/^\d+|\d+$/g, '');
  const asItStands = lexicon().words.get(plain);
  if (asItStands && isStrong(asItStands)) return asItStands;
  if (plain !== run && plain.length >= MIN_NUMBERED_WORD && isDictionaryWord(plain)) return undefined;
  for (const readings of [listReadings(run), ...(plain === run ? [] : [listReadings(plain)])]) {
    const listed = findListedReading(readings, isNameLike);
    if (listed || readings.some((reading) => reading.length > 2 && isDictionaryWord(reading))) return listed;
  }
  const bare = run.replace(/\d+/g, '');
  return bare.length > 2 ? findListedReading([bare], isNameLike) : undefined;
}

/** `banana1` is a banana. The digit of a shorter word may be a letter, as in `as5`. */
const MIN_NUMBERED_WORD = 5;

function phraseAt(tokens: readonly Token[], at: number): Finding | undefined {
  const first = tokens[at];
  const match =
    first &&
    lexicon()
      .phrases.get(first.text)
      ?.find(({ parts }) => matchesAt(tokens, at, parts));
  const last = match && tokens[at + match.parts.length - 1];
  return first && match && last ? toFinding(match.listed, first.start, last.end) : undefined;
}

function matchesAt(tokens: readonly Token[], at: number, parts: readonly string[]): boolean {
  return parts.every((part, offset) => tokens[at + offset]?.text === part);
}

function isInInnocentPhrase(tokens: readonly Token[], at: number): boolean {
  return (
    lexicon()
      .innocentPhrases.get(tokens[at]?.text ?? '')
      ?.some(({ parts, at: offset }) => matchesAt(tokens, at - offset, parts)) ?? false
  );
}

function toFinding(listed: ListedWord, start: number, end: number): Finding {
  const decision = listed.action === 'disguised' ? 'hold' : listed.action;
  return { rule: `word.${listed.kind}`, decision, severity: listed.severity, span: [start, end] };
}
