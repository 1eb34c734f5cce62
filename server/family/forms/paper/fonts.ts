import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Weight = 400 | 700;

const folder = 'andika';
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
type Subset = (typeof subsets)[number];

/** A part of a line that one font can print. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** Every font that a form may use, by the name under which a document registers it. */
export const fontFiles: readonly { readonly name: string; readonly file: string }[] = subsets.flatMap((subset) =>
  ([400, 700] as const).map((weight) => ({ name: fontName(subset, weight), file: fontFile(subset, weight) })),
);

/**
 * The runs of a text. Undefined if none of our fonts has one of its letters, because a blank to fill in is better than a wrong
 * name.
 */
export function splitRuns(text: string, weight: Weight): readonly Run[] | undefined {
  const runs: { subset: Subset; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const subset = last && covers(last.subset, letter) ? last.subset : subsets.find((one) => covers(one, letter));
    if (!subset) return undefined;
    if (last?.subset === subset) last.text += letter;
    else runs.push({ subset, text: letter });
  }
  return runs.map((run) => ({ font: fontName(run.subset, weight), text: run.text }));
}

function covers(subset: Subset, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  // The font's Latin range also includes control characters and invisible marks.
  return point >= 0x20 && ranges()[subset].some(([from, to]) => from <= point && point <= to);
}

type Range = readonly [from: number, to: number];

let known: Record<Subset, readonly Range[]> | undefined;

/** The letters in each file, according to its package. */
function ranges(): Record<Subset, readonly Range[]> {
  known ??= readRanges();
  return known;
}

function readRanges(): Record<Subset, readonly Range[]> {
  const declared = JSON.parse(readFileSync(inPackage('unicode.json'), 'utf8')) as Record<Subset, string>;
  const parsed: Partial<Record<Subset, readonly Range[]>> = {};
  for (const subset of subsets) parsed[subset] = declared[subset].split(',').map(parseRange);
  return parsed as Record<Subset, readonly Range[]>;
}

function parseRange(range: string): Range {
  const [from = '0', to = from] = range.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function fontName(subset: Subset, weight: Weight): string {
  return `${folder} ${subset} ${weight}`;
}

function fontFile(subset: Subset, weight: Weight): string {
  return inPackage(`files/${folder}-${subset}-${weight}-normal.woff`);
}

function inPackage(path: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource/${folder}/${path}`));
}
