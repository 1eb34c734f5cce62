import type { Word } from '../text/sentence.ts';
import type { Alternatives, Pattern, Step } from './pattern.ts';
import { isName } from './word-tests.ts';

/**
 * Matches patterns against the words of a sentence. A match keeps the positions that it can have reached as the bits of one 32-bit
 * number, so it costs at most 31 times its steps, whatever the text.
 */

/** Words. Positions are bits of one 32-bit number. */
const MAX_REACH = 30;

/** The position after the longest match that begins at `at`; -1 without a match. */
export function matchAt({ steps }: Pattern, words: readonly Word[], at: number): number {
  const ends = advanceAll(steps, words, at, 1);
  return ends === 0 ? -1 : at + 31 - Math.clz32(ends);
}

/** Positions are bits, counted from `at`. */
function advanceAll(steps: readonly Step[], words: readonly Word[], at: number, from: number): number {
  let positions = from;
  for (const step of steps) {
    positions = advance(step, words, at, positions);
    if (positions === 0) return 0;
  }
  return positions;
}

function advance(step: Step, words: readonly Word[], at: number, positions: number): number {
  if (typeof step !== 'string') {
    if (step.kind === 'maybe') return positions | advanceAll(step.steps, words, at, positions);
    if (step.kind === 'gap') return advanceOverGap(positions, step.maxWords, Math.min(MAX_REACH, words.length - at));
  }
  let ends = 0;
  for (let left = positions; left !== 0; left &= left - 1) {
    const offset = 31 - Math.clz32(left & -left);
    if (offset <= MAX_REACH) ends |= advanceFrom(step, words, at, offset);
  }
  return ends;
}

function advanceFrom(step: Step, words: readonly Word[], at: number, offset: number): number {
  const word = words[at + offset];
  const here = 1 << offset;
  if (typeof step === 'string')
    return word !== undefined && (word.text === step || word.alternative === step) ? here << 1 : 0;
  switch (step.kind) {
    case 'one':
      return word !== undefined &&
        (step.words.has(word.text) || (word.alternative !== undefined && step.words.has(word.alternative)))
        ? here << 1
        : 0;
    case 'test':
      return word !== undefined && step.test(word) ? here << 1 : 0;
    case 'either':
      return advanceOverAlternatives(step, words, at, offset);
    case 'unless':
      return advanceAll(step.steps, words, at, here) === 0 ? here : 0;
    case 'first':
      return at + offset === 0 ? here : 0;
    case 'last':
      return word === undefined ? here : 0;
    default:
      return 0;
  }
}

function advanceOverAlternatives(
  { byWord, others }: Alternatives,
  words: readonly Word[],
  at: number,
  offset: number,
): number {
  const word = words[at + offset];
  const from = 1 << offset;
  let ends = advanceOverAny(others, words, at, from);
  if (word === undefined) return ends;
  ends |= advanceOverAny(byWord.get(word.text), words, at, from);
  if (word.alternative !== undefined) ends |= advanceOverAny(byWord.get(word.alternative), words, at, from);
  const names = byWord.get('%name');
  return names !== undefined && isName(word) ? ends | advanceOverAny(names, words, at, from) : ends;
}

function advanceOverAny(
  alternatives: readonly (readonly Step[])[] | undefined,
  words: readonly Word[],
  at: number,
  from: number,
): number {
  let ends = 0;
  if (alternatives === undefined) return ends;
  for (const alternative of alternatives) ends |= advanceAll(alternative, words, at, from);
  return ends;
}

function advanceOverGap(positions: number, maxWords: number, last: number): number {
  let reached = positions;
  for (let step = 0; step < maxWords; step += 1) reached |= reached << 1;
  return reached & (2 ** (last + 1) - 1);
}
