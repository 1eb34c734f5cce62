import { join } from 'node:path';
import { toTurn } from '#server/safety/filter/classifier/dialogue.ts';
import type { Turn } from '#server/safety/filter/classifier/features.ts';
import { scoreLanguage, setLanguageWeights } from '#server/safety/filter/classifier/language-heads.ts';
import { type Language, languages } from '#server/safety/filter/classifier/languages.ts';
import { scoreEnglish, setWeights } from '#server/safety/filter/classifier/score-turns.ts';
import { type Head, heads, type Scores, unpack } from '#server/safety/filter/classifier/weights.ts';
import { isHeldOut, readOrdinaryTexts } from './filter-corpus.ts';
import { type EnglishTexts, readEnglish, trainEnglish } from './filter-english.ts';
import { trainLanguages } from './filter-languages.ts';
import { linesFolder, readAuthorFiles, readWrittenLines, type WrittenLine } from './filter-lines.ts';
import { type Judged, judge, printJudged } from './filter-written.ts';

/**
 * How the filter would judge authors whom it does not know: a few authors at a time are left out of training, and then judged.
 * With `--curve` the heads are also trained on few authors, which shows what lines by more authors would bring. With `--languages`
 * it is the heads for other languages, whose scores are shown beside the thresholds that they have.
 */
const [folder, option] = process.argv.slice(2);
if (!folder) {
  console.error(
    'Say where the ordinary sentences are: npm run filter:validate -- <data folder> [--curve | --languages]',
  );
  process.exit(1);
}

const FOLDS = 4;
/** The share of near misses that a head may stop. Its recall is read at this share. */
const allowedShares: Readonly<Record<Head, number>> = { unkind: 0.02, lure: 0.02, crisis: 0.02, private: 0.03 };

/** A line by an author who was left out, with the highest scores of its messages. */
interface Scored {
  readonly line: WrittenLine;
  readonly scores: readonly number[];
}

const lines = readAuthorFiles(linesFolder).flatMap(readWrittenLines);
const ordinaryTexts = readOrdinaryTexts(folder).filter((text) => !isHeldOut(text));
const texts = readEnglish(lines, ordinaryTexts);
/** The project's own texts are by nobody who could be left out. */
const authors = [...new Set(lines.map(({ author }) => author))].filter((author) => author.startsWith('hand'));

if (option === '--curve') printCurve();
else if (option === '--languages') printLanguages();
else printFolds();

/** Two voices of one author follow each other, and must not judge each other. */
function isInFold(at: number, fold: number): boolean {
  return Math.floor(at / 2) % FOLDS === fold;
}

function printFolds(): void {
  const judged: Judged[] = [];
  const scored: Scored[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const left = authors.filter((_, at) => isInFold(at, fold));
    scored.push(...scoredWithout(left, texts));
    judged.push(...lines.filter(({ author }) => left.includes(author)).map(judge));
  }
  printJudged(judged);
  printRecall('Heads alone, of authors who were left out', scored);
}

function printCurve(): void {
  const left = authors.filter((_, at) => isInFold(at, 0));
  const others = authors.filter((author) => !left.includes(author));
  for (let count = 1; count <= others.length; count += 3) {
    const known = new Set(others.slice(0, count));
    const some = texts.lines.filter(({ line: { author } }) => known.has(author) || !author.startsWith('hand'));
    printRecall(`${count} authors`, scoredWithout(left, { ...texts, lines: some }));
  }
}

/** Trains without some authors, reads with these weights from here on, and scores the lines of those authors. */
function scoredWithout(left: readonly string[], { lines: from, ordinary }: EnglishTexts): Scored[] {
  const known = from.filter(({ line }) => !left.includes(line.author));
  setWeights(unpack(trainEnglish({ lines: known, ordinary }, { written: '', ordinary: '' })));
  return lines
    .filter(({ author }) => left.includes(author))
    .map((line) => ({ line, scores: highestScores(line, scoreEnglish) }));
}

function printLanguages(): void {
  const files = readAuthorFiles(join(linesFolder, 'languages'));
  const scored: (Scored & { readonly language: Language })[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const left = languages.flatMap((language) => {
      const voices = files.filter(({ author }) => author.startsWith(language) && /\d/.test(author));
      return voices.filter((_, at) => isInFold(at, fold)).map((file) => ({ language, file }));
    });
    const other = files.filter((file) => !left.some((one) => one.file === file));
    setLanguageWeights(
      unpack(trainLanguages({ english: readAuthorFiles(linesFolder), other, ordinary: ordinaryTexts })),
    );
    for (const { language, file } of left)
      for (const line of readWrittenLines(file))
        scored.push({ language, line, scores: highestScores(line, (turns) => scoreLanguage(turns, language)) });
  }
  for (const language of languages)
    printRecall(
      `Heads for ${language}`,
      scored.filter((one) => one.language === language),
    );
}

/** Of what was said up to each of the author's messages. */
function highestScores({ messages }: WrittenLine, score: (turns: readonly Turn[]) => Scores): number[] {
  const turns = messages.map(({ author, text }) => toTurn({ text, isOther: author === 'other' }));
  const scores = turns.flatMap(({ isOther }, at) => (isOther ? [] : [score(turns.slice(0, at + 1))]));
  return heads.map((_, head) => Math.max(...scores.map((some) => some[head] ?? 0)));
}

function printRecall(title: string, scored: readonly Scored[]): void {
  console.log(`\n${title}: found, in percent, where few near misses would be stopped`);
  for (const [at, head] of heads.entries()) {
    const computeScores = (isBad: boolean) =>
      scored
        .filter(({ line }) => line.family === head && line.isBad === isBad)
        .map(({ scores }) => scores[at] ?? 0)
        .sort((one, other) => other - one);
    const [bad, fine] = [computeScores(true), computeScores(false)];
    const threshold = fine[Math.floor(fine.length * allowedShares[head])] ?? 0;
    const found = (100 * bad.filter((score) => score > threshold).length) / bad.length;
    console.log(
      `${head.padEnd(10)}${found.toFixed(1).padStart(6)} at ${100 * allowedShares[head]} %, from a score of ${threshold.toFixed(2)} on`,
    );
  }
}
