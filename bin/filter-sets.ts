import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHeldOut, readCorpus, readLines } from './filter-corpus.ts';
import { tricks } from './filter-tricks.ts';

/** Lines that must be found beside lines that must not be; either may be missing. */
export interface TestSet {
  readonly name: string;
  readonly bad: readonly string[];
  readonly fine: readonly string[];
  /** Only `help` counts as found. */
  readonly needsHelp?: boolean;
  /** Least share found and greatest share flagged, in percent. */
  readonly goal?: readonly [found: number | undefined, flagged: number | undefined];
}

interface GeneratedRow {
  readonly full_text: string;
  readonly spans: readonly { readonly entity_type: string }[];
}

const generatedKinds: readonly (readonly [kind: string, goal: number])[] = [
  ['PHONE_NUMBER', 99],
  ['EMAIL_ADDRESS', 99],
  ['DOMAIN_NAME', 99],
  ['CREDIT_CARD', 99],
  ['IP_ADDRESS', 99],
  ['US_SSN', 99],
  ['IBAN_CODE', 99],
  ['ADDRESS', 85],
];

/** The test sets of a data folder, the labeled ones with the fifth of rows that training never sees. */
export function readSets(folder: string): TestSet[] {
  const probe = (file: string) => readLines(folder, `probes/${file}.dev.txt`);
  const sets: TestSet[] = [
    ...readDisguises(folder),
    { name: 'innocent words that hold bad ones', bad: [], fine: probe('scunthorpe'), goal: [undefined, 0.5] },
    {
      name: 'plain sentences',
      bad: [],
      fine: readLines(folder, 'benign/tatoeba_en_train.txt'),
      goal: [undefined, 0.3],
    },
    {
      name: 'school math',
      bad: [],
      fine: readLines(folder, 'benign/gsm8k_train_sentences.txt'),
      goal: [undefined, 0.3],
    },
    { name: 'what children write', bad: [], fine: probe('benign_kids') },
    { name: "children's bullying", bad: probe('bully_pos'), fine: probe('bully_neg'), goal: [88, 2] },
    { name: 'crisis', bad: probe('crisis_pos'), fine: probe('crisis_neg'), needsHelp: true, goal: [96, 0.2] },
    { name: 'luring', bad: probe('groom_pos'), fine: probe('groom_neg') },
    { name: 'private details', bad: probe('pii_pos'), fine: probe('pii_neg'), goal: [99, undefined] },
    ...readGenerated(folder),
    ...readUnseenLines(),
    ...readHeldOutRows(folder),
  ];
  return sets.filter(({ bad, fine }) => bad.length + fine.length > 0);
}

/** Bad and innocent words in every disguise, in a sentence that says nothing by itself. */
function readDisguises(folder: string): TestSet[] {
  const file = join(folder, 'probes/obfuscation_words.dev.json');
  if (!existsSync(file)) return [];
  const { words, innocent } = JSON.parse(readFileSync(file, 'utf8')) as { words: string[]; innocent: string[] };
  const hide = (list: readonly string[]) =>
    Object.values(tricks).flatMap((trick) => list.map((word) => `then we saw the ${trick(word)} again`));
  return [{ name: 'words in disguise', bad: hide(words), fine: hide(innocent), goal: [97, 0.1] }];
}

function readGenerated(folder: string): TestSet[] {
  const file = join(folder, 'pii/presidio_generated_large.json');
  if (!existsSync(file)) return [];
  const rows = JSON.parse(readFileSync(file, 'utf8')) as GeneratedRow[];
  return generatedKinds.map(([kind, least]) => ({
    name: `generated ${kind.toLowerCase().replaceAll('_', ' ')}`,
    bad: rows.filter(({ spans }) => spans.some(({ entity_type }) => entity_type === kind)).map((row) => row.full_text),
    fine: [],
    goal: [least, undefined],
  }));
}

const goals: Readonly<Record<string, readonly [number, number]>> = { tweets: [96, 4] };

function readHeldOutRows(folder: string): TestSet[] {
  const rows = readCorpus(folder).filter(({ text }) => isHeldOut(text));
  return ['tweets', 'comments', 'convabuse', 'hatemoji', 'surge'].map((set) => {
    const textsOf = (isBad: boolean) =>
      rows.filter((row) => row.set === set && row.isBad === isBad).map(({ text }) => text);
    const goal = goals[set];
    return { name: `${set}, held-out fifth`, bad: textsOf(true), fine: textsOf(false), ...(goal && { goal }) };
  });
}

/** Lines by people who had not seen the patterns, and lines that were written before the patterns were last changed. */
function readUnseenLines(): TestSet[] {
  const tests = new URL('../test/safety/', import.meta.url);
  const rows = JSON.parse(readFileSync(new URL('unseen-lines.json', tests), 'utf8')) as LabeledLine[];
  const held = readHoldout();
  return [
    { name: "other authors' lines", ...partsOf(rows, 'act') },
    { name: "other authors' crisis", ...partsOf(rows, 'help'), fine: [], needsHelp: true, goal: [96, undefined] },
    { name: 'hold-out', ...partsOf(held, 'act') },
    { name: 'hold-out crisis', ...partsOf(held, 'help'), fine: [], needsHelp: true },
  ];
}

export interface LabeledLine {
  readonly text: string;
  readonly expect: string;
}

function partsOf(rows: readonly LabeledLine[], bad: string): { bad: string[]; fine: string[] } {
  const textsOf = (expect: string) => rows.filter((row) => row.expect === expect).map(({ text }) => text);
  return { bad: textsOf(bad), fine: textsOf('allow') };
}

/** Single messages only: the peers know no conversations. */
function readHoldout(): LabeledLine[] {
  return readFileSync(new URL('../test/safety/holdout-lines.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([expect = '', text = '']) => ({ expect, text }))
    .filter(({ text }) => !text.startsWith('['));
}
