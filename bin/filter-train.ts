import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestFiles } from '#server/safety/filter/classifier/weights.ts';
import { isHeldOut, readOrdinaryTexts } from './filter-corpus.ts';
import { readEnglish, trainEnglish } from './filter-english.ts';
import { trainLanguages } from './filter-languages.ts';
import { linesFolder, readAuthorFiles, readWrittenLines } from './filter-lines.ts';

const committed = fileURLToPath(new URL('../server/safety/filter/data', import.meta.url));
const [folder, target = committed, folderOfLines = linesFolder] = process.argv.slice(2);
if (!folder) {
  console.error(
    'Say where the ordinary sentences are: npm run filter:train -- <data folder>. NOTICE names the sets and their sources.',
  );
  process.exit(1);
}

/** Trains the heads on the written lines and on ordinary sentences, and writes the same bytes each time. */
const files = readAuthorFiles(folderOfLines);
const texts = readOrdinaryTexts(folder).filter((text) => !isHeldOut(text));
const english = readEnglish(files.flatMap(readWrittenLines), texts);
const trainedOn = { written: digestFiles(files.map(({ bytes }) => bytes)), ordinary: digestFiles(texts) };
writeFileSync(join(target, 'weights.bin'), trainEnglish(english, trainedOn));
console.log(
  `${english.lines.length} texts by ${files.length} authors and ${texts.length} sentences; written to ${target}`,
);

const otherLanguages = join(folderOfLines, 'languages');
if (existsSync(otherLanguages)) {
  const other = readAuthorFiles(otherLanguages);
  writeFileSync(join(target, 'languages/weights.bin'), trainLanguages({ english: files, other, ordinary: texts }));
  console.log(`and for other languages, on lines by ${other.length} more authors`);
}
