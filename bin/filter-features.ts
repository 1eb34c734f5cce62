import { type Features, findFeatures, type Hashes } from '#server/safety/filter/classifier/features.ts';
import { buildFingerprints, createPlaces, MAX_FILLED } from '#server/safety/filter/classifier/known-features.ts';
import { type Example, train } from '#server/safety/filter/classifier/training.ts';
import { pack, type TrainingDigests } from '#server/safety/filter/classifier/weights.ts';
import type { ReadLine } from './filter-examples.ts';

interface Training {
  /** Which features to keep, the most important first. */
  readonly known: readonly number[];
  readonly placeCount: number;
  readonly buildExamples: (read: (hashes: Hashes) => Features) => readonly Example[];
  readonly trainedOn: TrainingDigests;
  readonly epochs?: number;
}

/** Trains heads that know as many of the features as there is room for. */
export function trainHeads({ known, placeCount, buildExamples, trainedOn, epochs }: Training): Buffer {
  const fingerprints = buildFingerprints(known.slice(0, placeCount * MAX_FILLED), placeCount);
  const places = createPlaces(fingerprints);
  const model = train(
    buildExamples((hashes) => findFeatures(hashes, places)),
    placeCount,
    epochs,
  );
  return pack(model, trainedOn, fingerprints);
}

export function listTextsByAuthor(lines: readonly ReadLine<Hashes>[]): Hashes[][] {
  return [...Map.groupBy(lines, ({ line }) => line.author).values()].map((own) => own.map(({ features }) => features));
}

/** The features of at least so many authors, those of most authors first: what others do not use says more about an author than about what they mean. */
export function hashesOfManyAuthors(textsByAuthor: readonly (readonly Hashes[])[], minAuthors: number): number[] {
  const authorsByHash = new Map<number, number>();
  for (const texts of textsByAuthor) {
    for (const hash of collectHashes(texts)) authorsByHash.set(hash, (authorsByHash.get(hash) ?? 0) + 1);
  }
  return [...authorsByHash]
    .filter(([, authors]) => authors >= minAuthors)
    .sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one - other)
    .map(([hash]) => hash);
}

export function collectHashes(texts: readonly Hashes[]): Set<number> {
  const all = new Set<number>();
  for (const { hashes } of texts) for (const hash of hashes) all.add(hash);
  return all;
}
