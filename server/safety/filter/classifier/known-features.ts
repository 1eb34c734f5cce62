import type { Places } from './features.ts';

/** Of the table. A power of two; at least a quarter stays free, so that an unknown feature soon comes to a free one. */
const SLOTS = 1 << 18;
export const MAX_KNOWN_FEATURES = (SLOTS * 3) / 4;

const SLOT_BITS = 18;
const FREE = 0;

/** By slot, 16 bits of the hash of its feature: one of some ten thousand unknown features is taken for a known one. */
export type Fingerprints = Uint16Array;

export function buildFingerprints(hashes: Iterable<number>): Fingerprints {
  const fingerprints = new Uint16Array(SLOTS);
  for (const hash of hashes) fingerprints[findSlot(hash, fingerprints)] = toFingerprint(hash);
  return fingerprints;
}

/** Open addressing: the weights of a feature are at its slot. */
export function createPlaces(fingerprints: Fingerprints): Places {
  return {
    count: fingerprints.length,
    findPlace(hash) {
      const slot = findSlot(hash, fingerprints);
      return fingerprints[slot] === FREE ? -1 : slot;
    },
  };
}

/** The slot of a feature, or the free one where it would be. */
function findSlot(hash: number, fingerprints: Fingerprints): number {
  const fingerprint = toFingerprint(hash);
  let slot = hash >>> (32 - SLOT_BITS);
  while (fingerprints[slot] !== FREE && fingerprints[slot] !== fingerprint) slot = (slot + 1) & (SLOTS - 1);
  return slot;
}

function toFingerprint(hash: number): number {
  return hash & 0xffff || 1;
}
