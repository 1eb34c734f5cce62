/**
 * A set of words as 64 bits. If the signatures of two sets share no bit, the sets share no word, which rules most patterns out at
 * once.
 */
export interface Signature {
  readonly low: number;
  readonly high: number;
}

export function buildSignature(words: Iterable<string>): Signature {
  let low = 0;
  let high = 0;
  for (const word of words) {
    const bit = toBitNumber(word);
    if (bit < 32) low |= 1 << bit;
    else high |= 1 << (bit - 32);
  }
  return { low, high };
}

/** The signatures of several sets, as low and high bits in turn, so that they lie side by side in memory. */
export type Signatures = Int32Array;

/** Leaves out sets of which a sentence nearly always holds a word. */
export function buildSignatures(sets: readonly Iterable<string>[]): Signatures {
  const selective = sets.map(buildSignature).filter(({ low, high }) => countBits(low) + countBits(high) <= MAX_BITS);
  return Int32Array.from(selective.flatMap(({ low, high }) => [low, high]));
}

const MAX_BITS = 48;

/** Whether a sentence may hold a word of each set. */
export function mayHoldAll({ low, high }: Signature, sets: Signatures): boolean {
  for (let at = 0; at < sets.length; at += 2) {
    if (((sets[at] ?? 0) & low) === 0 && ((sets[at + 1] ?? 0) & high) === 0) return false;
  }
  return true;
}

function countBits(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** From 0 to 63. Words differ most in their beginning, their end and their length. */
function toBitNumber(word: string): number {
  const last = word.length - 1;
  const mixed = Math.imul(word.charCodeAt(0), 31) + Math.imul(word.charCodeAt(last >> 1), 17) + word.charCodeAt(last);
  return (mixed + Math.imul(last, 7)) & 63;
}
