import type { Hashes } from '#server/safety/filter/classifier/features.ts';
import { hashLanguageFeatures, hashTranslatedFeatures } from '#server/safety/filter/classifier/language-features.ts';
import { languages, readGlossaryFile } from '#server/safety/filter/classifier/languages.ts';
import type { Example } from '#server/safety/filter/classifier/training.ts';
import { digestFiles, heads } from '#server/safety/filter/classifier/weights.ts';
import { buildExamples, type ReadLine, readForHeads, readOrdinary } from './filter-examples.ts';
import { collectHashes, hashesOfManyAuthors, listTextsByAuthor, trainHeads } from './filter-features.ts';
import { type AuthorFile, readWrittenLines } from './filter-lines.ts';

const EPOCHS = 6;
const OWN = 3;
const PART = 2;
const MIN_AUTHORS = 2;
/** 6 bytes each: 1.6 MB for each language. */
const PLACES = 800_000;

interface Lines {
  readonly english: readonly AuthorFile[];
  /** `de01`: their names begin with the language. */
  readonly other: readonly AuthorFile[];
  readonly ordinary: readonly string[];
}

/** Trains the heads for other languages: on the lines in these languages, and on the English ones as if they were translated. */
export function trainLanguages({ english, other, ordinary }: Lines): Buffer {
  const translated = readForHeads(english.flatMap(readWrittenLines), hashTranslatedFeatures);
  const harmless = readOrdinary(ordinary, hashTranslatedFeatures);
  const own = languages.flatMap((language) => {
    const lines = other.filter(({ author }) => author.startsWith(language)).flatMap(readWrittenLines);
    return readForHeads(lines, (turns) => hashLanguageFeatures(turns, language));
  });
  const usedInThem = collectHashes(own.map(({ features }) => features));
  const textsByAuthor = [...listTextsByAuthor([...translated, ...own]), harmless];
  return trainHeads({
    known: hashesOfManyAuthors(textsByAuthor, MIN_AUTHORS).filter((hash) => usedInThem.has(hash)),
    placeCount: PLACES,
    buildExamples: (read) => {
      const readLine = (line: ReadLine<Hashes>): ReadLine => ({ ...line, features: read(line.features) });
      return [...buildExamples(translated.map(readLine), harmless.map(read)), ...buildOwnExamples(own.map(readLine))];
    },
    trainedOn: { written: digestLanguageFiles(other), ordinary: digestFiles(ordinary) },
    epochs: EPOCHS,
  });
}

/** There are few ordinary texts in these languages, so what is harmless for one head has to show it to the others, too. */
function buildOwnExamples(lines: readonly ReadLine[]): Example[] {
  return buildExamples(lines, []).map((example, at) => {
    const line = lines[at];
    if (line === undefined) return example;
    if (!line.line.isBad)
      return { ...example, targets: heads.map(() => ({ isPositive: false, weight: line.isPart ? PART : OWN })) };
    return { ...example, targets: example.targets.map((target) => ({ ...target, weight: target.weight * OWN })) };
  });
}

/** Of the lines and the glossaries. English lines are not in it: they may grow before the other languages learn from them, too. */
export function digestLanguageFiles(files: readonly AuthorFile[]): string {
  return digestFiles([...files.map(({ bytes }) => bytes), ...languages.map(readGlossaryFile)]);
}
