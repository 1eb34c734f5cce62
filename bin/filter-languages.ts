import {
  findLanguageFeatures,
  findTranslatedFeatures,
  LANGUAGE_FEATURE_COUNT,
} from '#server/safety/filter/classifier/language-features.ts';
import { languages, readGlossaryFile } from '#server/safety/filter/classifier/languages.ts';
import { type Example, train } from '#server/safety/filter/classifier/training.ts';
import { digestFiles, heads, pack } from '#server/safety/filter/classifier/weights.ts';
import { buildExamples, type ReadLine, readForHeads, readOrdinary } from './filter-examples.ts';
import { type AuthorFile, readWrittenLines } from './filter-lines.ts';

/** More epochs learn the authors by heart. */
const EPOCHS = 3;
const OWN = 3;
const PART = 2;

interface Lines {
  readonly english: readonly AuthorFile[];
  /** `de01`: their names begin with the language. */
  readonly other: readonly AuthorFile[];
  readonly ordinary: readonly string[];
}

/** Trains the heads for other languages: on the lines in these languages, and on the English ones as if they were translated. */
export function trainLanguages({ english, other, ordinary }: Lines): Buffer {
  const translated = readForHeads(english.flatMap(readWrittenLines), findTranslatedFeatures);
  const harmless = readOrdinary(ordinary, findTranslatedFeatures);
  const own = languages.flatMap((language) => {
    const lines = other.filter(({ author }) => author.startsWith(language)).flatMap(readWrittenLines);
    return readForHeads(lines, (turns) => findLanguageFeatures(turns, language));
  });
  const model = train(
    [...buildExamples(translated, harmless), ...buildOwnExamples(own)],
    LANGUAGE_FEATURE_COUNT,
    EPOCHS,
  );
  const trainedOn = { written: digestLanguageFiles(other), ordinary: digestFiles(ordinary) };
  return pack(model, trainedOn);
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
