import type { Random } from '#contract/rules/random.ts';

/** A number from 0 to 2^32 - 1 that looks random and is the same for the same seed and text: murmur's 32-bit hash over UTF-16 units. */
export function hash32(seed: number, text: string): number {
  let hash = seed | 0;
  for (let at = 0; at < text.length; at += 1) hash = mixHash(hash, text.charCodeAt(at));
  return finish(hash ^ text.length);
}

/** The same numbers for the same seed: mulberry32. Its 32 bits of state can be searched, so it decides nothing that is hidden. */
export function createFastRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function mixHash(hash: number, unit: number): number {
  const mixed = Math.imul(unit, 0xcc9e2d51);
  const turned = hash ^ Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
  return (Math.imul((turned << 13) | (turned >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
