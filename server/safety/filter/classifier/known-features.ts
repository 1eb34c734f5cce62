import type { Places } from './features.ts';

/** Of the places of a table. The others stay free, so that an unknown feature soon comes to a free one. */
export const MAX_FILLED = 0.8;

const FREE = 0;

/** By place, 16 bits of the hash of its feature: one of some thousand unknown features is taken for a known one. */
export type Fingerprints = Uint16Array;

export function buildFingerprints(hashes: Iterable<number>, placeCount: number): Fingerprints {
  const fingerprints = new Uint16Array(placeCount);
  for (const hash of hashes) fingerprints[findFreeOrOwn(hash, fingerprints)] = toFingerprint(hash);
  return fingerprints;
}

/** Open addressing: a feature is at the place of its hash, or soon after it. */
export function createPlaces(fingerprints: Fingerprints): Places {
  return {
    count: fingerprints.length,
    findPlace(hash) {
      const place = findFreeOrOwn(hash, fingerprints);
      return fingerprints[place] === FREE ? -1 : place;
    },
  };
}

/** The place of a feature, or the free one where it would be. */
function findFreeOrOwn(hash: number, fingerprints: Fingerprints): number {
  const fingerprint = toFingerprint(hash);
  let place = Math.floor((hash >>> 0) * (fingerprints.length / 2 ** 32));
  while (fingerprints[place] !== FREE && fingerprints[place] !== fingerprint) {
    place += 1;
    if (place === fingerprints.length) place = 0;
  }
  return place;
}

function toFingerprint(hash: number): number {
  return hash & 0xffff || 1;
}
