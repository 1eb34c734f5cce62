import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toTurn } from '#server/safety/filter/classifier/dialogue.ts';
import { findPatterns } from '#server/safety/filter/patterns/patterns.ts';

export interface Row {
  readonly text: string;
  readonly isBad: boolean;
  /** How far its label is to be trusted, 0 to 1. */
  readonly sampleWeight: number;
  readonly set: string;
}

/** Rows of a file with tabs; its first line names the columns. */
function readTsv(folder: string, path: string): Record<string, string>[] {
  const [head = '', ...lines] = readLines(folder, path);
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [names[at] ?? `${at}`, cell])));
}

export function readLines(folder: string, path: string): string[] {
  const file = join(folder, path);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : [];
}

function readLabeled(folder: string, path: string, set: string, sampleWeight: number): Row[] {
  return readTsv(folder, path).map((row) => ({
    text: row['text'] ?? '',
    isBad: row['label'] === '1',
    sampleWeight,
    set,
  }));
}

function readPlain(folder: string, path: string, set: string): Row[] {
  return readLines(folder, path).map((text) => ({ text, isBad: false, sampleWeight: 1, set }));
}

/**
 * Sentences and school math that nobody has to read: the first set of texts that the filter must leave alone. Those that a pattern
 * finds are no examples of what is harmless: "You're such an idiot!" is among them.
 */
export function readOrdinaryTexts(folder: string): string[] {
  return ['benign/tatoeba_en_train.txt', 'benign/gsm8k_train_sentences.txt']
    .flatMap((path) => readLines(folder, path))
    .filter((text) => findPatterns(toTurn({ text, isOther: false }).words).length === 0);
}

/** All labeled rows of the data folder; what each set is and where it comes from stands in NOTICE. */
export function readCorpus(folder: string): Row[] {
  const spans = readTsv(folder, 'train/toxicspans_civilcomments.tsv').flatMap((row): Row[] => {
    const raters = Number(row['n_raters']);
    const kind = Number(row['n_said_not_toxic']);
    if (kind > 0 && kind * 2 < raters) return [];
    return [{ text: row['text'] ?? '', isBad: kind === 0, sampleWeight: kind === 0 ? 0.5 : 0.3, set: 'comments' }];
  });
  return [
    ...readLabeled(folder, 'train/davidson_train.tsv', 'tweets', 0.6),
    ...spans,
    ...readLabeled(folder, 'train/convabuse_train_valid.tsv', 'convabuse', 1),
    ...readLabeled(folder, 'train/hatemojibuild_train_val.tsv', 'hatemoji', 0.4),
    ...readLabeled(folder, 'train/surge_toxicity.tsv', 'surge', 1),
    ...readPlain(folder, 'benign/tatoeba_en_train.txt', 'plain sentences'),
    ...readPlain(folder, 'benign/gsm8k_train_sentences.txt', 'school math'),
    ...readTsv(folder, 'benign/identity_templates_sample.tsv').map((row) => ({
      text: row['text'] ?? '',
      isBad: row['label_bad'] === '1',
      sampleWeight: 0.3,
      set: 'identities',
    })),
  ].filter(({ text }) => text.length > 1);
}

/** A fifth of all rows, by a digest of the text, is never trained on. */
export function isHeldOut(text: string): boolean {
  let digest = 7;
  for (const letter of text) digest = (Math.imul(digest, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return digest % 5 === 0;
}
