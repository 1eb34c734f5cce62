import { Effort } from '../text/effort.ts';
import type { Folded } from '../text/fold.ts';
import { chunksOf, type Piece } from '../text/tokens.ts';
import type { Finding } from '../verdict.ts';
import { isKnown } from './dictionary.ts';
import { isMaskedWord, joined } from './joined.ts';
import { allowed, type Listed, phrases, words } from './lexicon.ts';
import { isSignedWord, unmasked } from './masks.ts';
import { disguised, firstListed, isStrong, readingsOf } from './spelling.ts';

const FINGER = '🖕';

/** Listed words and phrases, plain and disguised. Spans are places in the folded text. */
export function findWords(folded: Folded, pieces: readonly Piece[]): Finding[] {
  const { text, isLarge } = folded;
  const found: Finding[] = [];
  const effort = new Effort();
  for (const [at, piece] of pieces.entries()) {
    const phrase = phraseAt(pieces, at);
    if (phrase) found.push(phrase);
    const listed = listedIn(piece, isLarge, effort) ?? hiddenBySigns(folded, piece);
    if (listed && !isAllowed(pieces, at) && !isPartOfKnown(text, pieces, at))
      found.push(finding(listed, piece.start, piece.end));
  }
  for (const { listed, start, end } of joined(text, pieces)) found.push(finding(listed, start, end));
  const finger = text.indexOf(FINGER);
  if (finger >= 0)
    found.push({ rule: 'word.rude', decision: 'refuse', severity: 2, span: [finger, finger + FINGER.length] });
  const chunks = chunksOf(text);
  const innocent = chunks.filter((chunk) => effort.allows(chunk.text) && isSignedWord(chunk));
  for (const chunk of chunks) {
    const hidden = effort.allows(chunk.text) ? unmasked(chunk) : undefined;
    if (hidden) found.push(finding(hidden.listed, hidden.start, hidden.end));
  }
  const meant = onceEach(found, text.length).filter(
    ({ span: [from, to] }) => !innocent.some(({ start, text: { length } }) => from >= start && to <= start + length),
  );
  return effort.isSpent
    ? [...meant, { rule: 'odd.spelling', decision: 'hold', severity: 1, span: [0, text.length] }]
    : meant;
}

/** Of one rule only the first at a place. */
function onceEach(found: readonly Finding[], length: number): Finding[] {
  const marks = new Map<string, Uint8Array>();
  return found.filter(({ rule, span: [from, to] }) => {
    const marked = marks.get(rule) ?? new Uint8Array(length + 1);
    marks.set(rule, marked);
    const isNew = !marked.subarray(from, to + 1).includes(1);
    marked.fill(1, from, to + 1);
    return isNew;
  });
}

/** A word that is innocent as it stands, written with strange letters or in leaps of case. */
function hiddenBySigns({ isOdd, isLarge }: Folded, { text, start, end }: Piece): Listed | undefined {
  const listed = words.get(text);
  if (listed?.action !== 'disguised') return undefined;
  const letters = Array.from({ length: end - start }, (_, at) => at + start);
  const leaps = letters.filter((at) => at > start && (isLarge[at] ?? 0) > (isLarge[at - 1] ?? 0)).length;
  return leaps > 1 || letters.some((at) => isOdd[at] === 1) ? listed : undefined;
}

/** `cl ass` and `ass*st`: a piece of an everyday word that was taken apart. */
function isPartOfKnown(text: string, pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  return [pieces[at - 1], pieces[at + 1]].some((other) => {
    if (!piece || !other || other.ending !== '') return false;
    const [left, right] = other.start < piece.start ? [other, piece] : [piece, other];
    if (isMaskedWord(text, left, right)) return true;
    return other.text.length > 1 && right.start - left.end <= 3 && isKnown(left.text + right.text);
  });
}

const remembered = new Map<string, Listed | null>();
const MAX_REMEMBERED = 20_000;

/** What one run of letters and digits is or hides; remembered, for people repeat their words. */
function listedIn(piece: Piece, isLarge: Uint8Array, effort: Effort): Listed | undefined {
  const token = piece.text;
  const plain = words.get(token);
  if (plain) return plain.action === 'disguised' ? undefined : plain;
  if (token.length < 3 || piece.isKnown || (isHard(token) && !effort.allows(token))) return undefined;
  const isName = isNameLike(isLarge, piece);
  const key = isName ? token.toUpperCase() : token;
  const before = remembered.get(key);
  if (before !== undefined) return before ?? undefined;
  const listed = hiddenIn(token, isName);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  if (token.length < 24) remembered.set(key, listed ?? null);
  return listed;
}

/** Letters with digits among them; digits before and after a word are no trick. */
function isHard(token: string): boolean {
  return /[a-z]\d+[a-z]/.test(token);
}

/** `Connie`: one large letter, small ones after it. */
function isNameLike(isLarge: Uint8Array, { start, end }: Piece): boolean {
  if (isLarge[start] !== 1) return false;
  for (let at = start + 1; at < end; at += 1) if (isLarge[at] === 1) return false;
  return true;
}

function hiddenIn(token: string, isNameLike: boolean): Listed | undefined {
  if (!/[a-z]/.test(token)) return undefined;
  if (!/\d/.test(token)) return disguised(token, isNameLike);
  const plain = token.replace(/^\d+|\d+$/g, '');
  const asItStands = words.get(plain);
  if (asItStands && isStrong(asItStands)) return asItStands;
  for (const readings of [readingsOf(token), ...(plain === token ? [] : [readingsOf(plain)])]) {
    const listed = firstListed(readings, isNameLike);
    if (listed || readings.some((reading) => reading.length > 2 && isKnown(reading))) return listed;
  }
  const bare = token.replace(/\d+/g, '');
  return bare.length > 2 ? firstListed([bare], isNameLike) : undefined;
}

function phraseAt(pieces: readonly Piece[], at: number): Finding | undefined {
  const first = pieces[at];
  const match = first && phrases.get(first.text)?.find(({ parts }) => standsAt(pieces, at, parts));
  const last = match && pieces[at + match.parts.length - 1];
  return first && match && last ? finding(match.listed, first.start, last.end) : undefined;
}

function standsAt(pieces: readonly Piece[], at: number, parts: readonly string[]): boolean {
  return parts.every((part, offset) => pieces[at + offset]?.text === part);
}

function isAllowed(pieces: readonly Piece[], at: number): boolean {
  return (
    allowed.get(pieces[at]?.text ?? '')?.some(({ parts, at: offset }) => standsAt(pieces, at - offset, parts)) ?? false
  );
}

/** The text with blanks for words that stand in innocent surroundings. */
export function withoutAllowed(text: string, pieces: readonly Piece[]): string {
  return pieces.reduce(
    (rest, { start, end }, at) =>
      isAllowed(pieces, at) ? rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end) : rest,
    text,
  );
}

function finding(listed: Listed, start: number, end: number): Finding {
  const decision = listed.action === 'disguised' ? 'hold' : listed.action;
  return { rule: `word.${listed.kind}`, decision, severity: listed.severity, span: [start, end] };
}
