import { type Hashes, hashFeatures } from '#server/safety/filter/classifier/features.ts';
import type { TrainingDigests } from '#server/safety/filter/classifier/weights.ts';
import { buildExamples, type ReadLine, readForHeads, readOrdinary } from './filter-examples.ts';
import { hashesOfManyAuthors, listTextsByAuthor, trainHeads } from './filter-features.ts';
import type { WrittenLine } from './filter-lines.ts';

/** What the English heads learn from, as hashes: which features are kept depends on whose lines they are. */
export interface EnglishTexts {
  readonly lines: readonly ReadLine<Hashes>[];
  readonly ordinary: readonly Hashes[];
}

export function readEnglish(lines: readonly WrittenLine[], ordinary: readonly string[]): EnglishTexts {
  return { lines: readForHeads(lines, hashFeatures), ordinary: readOrdinary(ordinary, hashFeatures) };
}

const MIN_AUTHORS = 3;
/** 6 bytes each: 2 MB. */
const PLACES = 333_000;

export function trainEnglish({ lines, ordinary }: EnglishTexts, trainedOn: TrainingDigests): Buffer {
  return trainHeads({
    // All ordinary sentences count as one author.
    known: hashesOfManyAuthors([...listTextsByAuthor(lines), ordinary], MIN_AUTHORS),
    placeCount: PLACES,
    buildExamples: (read) =>
      buildExamples(
        lines.map((line) => ({ ...line, features: read(line.features) })),
        ordinary.map(read),
      ),
    trainedOn,
  });
}
