import { type Features, findFeatures, type Hashes, hashFeatures } from '#server/safety/filter/classifier/features.ts';
import {
  buildFingerprints,
  createPlaces,
  MAX_KNOWN_FEATURES,
} from '#server/safety/filter/classifier/known-features.ts';
import { train } from '#server/safety/filter/classifier/training.ts';
import { pack, type TrainingDigests } from '#server/safety/filter/classifier/weights.ts';
import { buildExamples, type ReadLine, readForHeads, readOrdinary } from './filter-examples.ts';
import type { WrittenLine } from './filter-lines.ts';

/** What the English heads learn from, as hashes: which features are kept depends on whose lines they are. */
export interface EnglishTexts {
  readonly lines: readonly ReadLine<Hashes>[];
  readonly ordinary: readonly Hashes[];
}

export function readEnglish(lines: readonly WrittenLine[], ordinary: readonly string[]): EnglishTexts {
  return { lines: readForHeads(lines, hashFeatures), ordinary: readOrdinary(ordinary, hashFeatures) };
}

export function trainEnglish(texts: EnglishTexts, trainedOn: TrainingDigests): Buffer {
  const fingerprints = buildFingerprints(hashesOfManyAuthors(texts));
  const places = createPlaces(fingerprints);
  const read = (hashes: Hashes): Features => findFeatures(hashes, places);
  const lines = texts.lines.map((line) => ({ ...line, features: read(line.features) }));
  const model = train(buildExamples(lines, texts.ordinary.map(read)), places.count);
  return pack(model, trainedOn, fingerprints);
}

/** What only one or two authors use says more about them than about what they mean. */
const MIN_AUTHORS = 3;

/** The features that most authors use, these first. All ordinary sentences count as one author. */
function hashesOfManyAuthors({ lines, ordinary }: EnglishTexts): number[] {
  const authorsByHash = new Map<number, number>();
  const linesByAuthor = Map.groupBy(lines, ({ line }) => line.author).values();
  const textsByAuthor = [...linesByAuthor].map((own) => own.map(({ features }) => features));
  for (const texts of [...textsByAuthor, ordinary]) {
    for (const hash of new Set(texts.flatMap(({ hashes }) => [...hashes])))
      authorsByHash.set(hash, (authorsByHash.get(hash) ?? 0) + 1);
  }
  return [...authorsByHash]
    .filter(([, authors]) => authors >= MIN_AUTHORS)
    .sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one - other)
    .slice(0, MAX_KNOWN_FEATURES)
    .map(([hash]) => hash);
}
