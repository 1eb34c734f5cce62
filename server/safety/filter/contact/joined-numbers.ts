import type { Piece } from './read-piece.ts';

/** The pieces that form a phone number with the last one, oldest first. */
export type Joined = readonly Piece[] | undefined;

const MIN_PHONE_DIGITS = 9;
const MIN_ANNOUNCED_DIGITS = 7;
const MIN_DICTATED_DIGITS = 8;
const LOCAL_DIGITS = 7;
const MAX_PHONE_DIGITS = 15;

/** With other messages between them: begins as a phone number, or follows words that announce one. */
export function joinDay(said: readonly Piece[], last: Piece): Joined {
  if (last.digitGroups.length === 0) return undefined;
  const all = withDigits([...said, last]);
  const announced = said.findLastIndex(({ announcesNumber }) => announcesNumber);
  const after = announced < 0 ? [] : withDigits([...said.slice(announced), last]);
  const found =
    (last.hasLittleElse && shortestAtEnd(bare(all), isPhone)) ||
    shortestAtEnd(all, isPhone) ||
    (last.hasLittleElse && shortestAtEnd(bare(after), isAnnounced)) ||
    undefined;
  if (!found || found.length < 2) return undefined;
  const cue = said[announced];
  return cue && !found.includes(cue) ? [cue, ...found] : found;
}

/** One after the other: the pieces are as long as those in which people say phone numbers. */
export function joinRow(row: readonly Piece[], last: Piece): Joined {
  if (last.digitGroups.length === 0 || !last.hasLittleElse) return undefined;
  const all = bare(withDigits([...row, last]));
  const found = (last.announcesNumber && shortestAtEnd(all, isAnnounced)) || shortestAtEnd(all, isDictated);
  return found && found.length > 1 ? found : undefined;
}

function withDigits(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ digitGroups }) => digitGroups.length > 0);
}

function bare(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ hasLittleElse }) => hasLittleElse);
}

/** `groups` of all pieces, and what each piece is. */
interface Digits {
  readonly digits: string;
  readonly groups: readonly string[];
  readonly pieces: readonly (readonly string[])[];
}

/** The fewest last pieces that form a number together. */
function shortestAtEnd(pieces: readonly Piece[], isNumber: (digits: Digits) => boolean): Joined {
  let groups: readonly string[] = [];
  for (let from = pieces.length - 1; from >= 0; from -= 1) {
    groups = [...(pieces[from]?.digitGroups ?? []), ...groups];
    const digits = groups.join('');
    if (digits.length > MAX_PHONE_DIGITS) return undefined;
    const some = pieces.slice(from);
    if (isNumber({ digits, groups, pieces: some.map(({ digitGroups }) => digitGroups) })) return some;
  }
  return undefined;
}

/** Begins with a zero, or has the groups of North America. */
function isPhone({ groups, digits }: Digits): boolean {
  if (digits.length < MIN_PHONE_DIGITS || isCounting(groups) || new Set(digits).size < 5) return false;
  const sizes = groups.map(({ length }) => length).join();
  const isAmerican = ['3,3,4', '3,7', '6,4'].includes(sizes) && /^[2-9]\d\d[2-9]/.test(digits) && !isMonotone(groups);
  return isAmerican || (/^(?:0[1-9]\d{8,10}|00[1-9]\d{8,11})$/.test(digits) && !isUnrelatedZero(groups));
}

function isAnnounced({ groups, digits }: Digits): boolean {
  return (
    digits.length >= MIN_ANNOUNCED_DIGITS &&
    !isCounting(groups, 0.95) &&
    !isMonotone(groups) &&
    new Set(digits).size > 3
  );
}

/** Breaks where numbers of North America do, or has a piece with a leading zero: nobody counts or scores like that. */
function isDictated({ digits, pieces }: Digits): boolean {
  const chunks = pieces.map((groups) => groups.join(''));
  if (hasEvenSteps(chunks) || isMonotone(chunks)) return false;
  const variety = new Set(digits).size;
  if (digits.length > MIN_PHONE_DIGITS && chunks.some((chunk) => /^0[1-9]\d\d/.test(chunk))) return variety > 2;
  if (variety < 4) return false;
  if (digits.length === LOCAL_DIGITS) return chunks[0]?.length === 3 && chunks.some((chunk) => /^0[1-9]/.test(chunk));
  if (digits.length < (digits.startsWith('0') ? MIN_PHONE_DIGITS : MIN_DICTATED_DIGITS)) return false;
  if (pieces.some(beginsWithZero) && chunks.some(({ length }) => length > 2)) return true;
  return /^[2-9]\d\d[2-9]\d{6}$/.test(digits) && getEnds(chunks).every((end) => end === 3 || end > 5);
}

/** How many digits there are up to the end of each piece. */
function getEnds(chunks: readonly string[]): number[] {
  let length = 0;
  return chunks.map((chunk) => {
    length += chunk.length;
    return length;
  });
}

/** `01` and `0 1 4`, but not the score `0 1`, nor the spy `007`. */
function beginsWithZero(groups: readonly string[]): boolean {
  const chunk = groups.join('');
  const isScore = groups.length === 2 && groups[0]?.length === 1;
  return /^0\d/.test(chunk) && !/^00\d?$/.test(chunk) && !isScore;
}

/** `001`, `002`, `003` */
function hasEvenSteps(chunks: readonly string[]): boolean {
  const steps = chunks.slice(1).map((chunk, at) => Number(chunk) - Number(chunks[at]));
  return steps.length > 1 && steps.every((step) => step === steps[0]);
}

/** A single zero begins a number if single digits or few groups follow. Otherwise it was a score or a result. */
function isUnrelatedZero(groups: readonly string[]): boolean {
  const singles = groups.filter(({ length }) => length === 1).length;
  return groups[0] === '0' && groups.length > 5 && singles < 0.65 * groups.length;
}

/** Counts up or down, alternately too, or repeats one or two groups. */
function isCounting(groups: readonly string[], minShare = 0.6): boolean {
  if (new Set(groups).size < 3) return groups.length > 3;
  const steps = groups.slice(1).map((group, at) => Number(group) - Number(groups[at]));
  const countingSteps = steps.filter((step) => step === steps[0] || Math.abs(step) === 1).length;
  return steps.length > 3 && countingSteps > minShare * steps.length;
}

/** Only rises or only falls, as points do. */
function isMonotone(groups: readonly string[]): boolean {
  if (groups.length < 3 || groups.some((group) => /^0\d/.test(group))) return false;
  const steps = groups.slice(1).map((group, at) => Number(group) - Number(groups[at]));
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
}
