import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHeldOut, linesOf, readCorpus } from './filter-corpus.ts';

/** Lines of which all must be caught (`isBad`) or none may be. */
export interface TestSet {
  readonly name: string;
  readonly isBad: boolean;
  readonly lines: readonly string[];
  /** Only `help` counts as caught. */
  readonly needsHelp?: boolean;
}

interface Generated {
  readonly full_text: string;
  readonly spans: readonly { readonly entity_type: string }[];
}

const kinds = [
  'PHONE_NUMBER',
  'EMAIL_ADDRESS',
  'CREDIT_CARD',
  'IP_ADDRESS',
  'DOMAIN_NAME',
  'URL',
  'STREET_ADDRESS',
  'US_SSN',
];
const probes: readonly (readonly [file: string, isBad: boolean])[] = [
  ['scunthorpe', false],
  ['benign_kids', false],
  ['bully_pos', true],
  ['bully_neg', false],
  ['crisis_pos', true],
  ['crisis_neg', false],
  ['groom_pos', true],
  ['groom_neg', false],
  ['pii_pos', true],
  ['pii_neg', false],
];

/** The test sets of a data folder; the labelled ones with the fifth of rows that training never sees. */
export function readSets(folder: string): TestSet[] {
  const sets = [
    ...readProbes(folder),
    ...generated(folder),
    ...labelled(folder),
    ...everyday(folder),
    ...unseen(folder),
  ];
  return sets.filter(({ lines }) => lines.length > 0);
}

function readProbes(folder: string): TestSet[] {
  return probes.map(([name, isBad]) => ({
    name,
    isBad,
    lines: linesOf(folder, `probes/${name}.dev.txt`),
    ...(name === 'crisis_pos' && { needsHelp: true }),
  }));
}

function generated(folder: string): TestSet[] {
  const file = join(folder, 'pii/presidio_generated_large.json');
  if (!existsSync(file)) return [];
  const rows = JSON.parse(readFileSync(file, 'utf8')) as Generated[];
  return kinds.map((kind) => ({
    name: `generated ${kind.toLowerCase().replaceAll('_', ' ')}`,
    isBad: true,
    lines: rows
      .filter(({ spans }) => spans.some(({ entity_type }) => entity_type === kind))
      .map((row) => row.full_text),
  }));
}

function labelled(folder: string): TestSet[] {
  const rows = readCorpus(folder).filter(({ text }) => isHeldOut(text));
  return ['tweets', 'comments', 'convabuse', 'hatemoji', 'surge'].flatMap((set) =>
    [true, false].map((isBad) => ({
      name: `${set}, held out, ${isBad ? 'bad' : 'fine'}`,
      isBad,
      lines: rows.filter((row) => row.set === set && row.isBad === isBad).map(({ text }) => text),
    })),
  );
}

function everyday(folder: string): TestSet[] {
  return [
    { name: 'plain sentences', isBad: false, lines: linesOf(folder, 'benign/tatoeba_en_train.txt') },
    { name: 'school maths', isBad: false, lines: linesOf(folder, 'benign/gsm8k_train_sentences.txt') },
  ];
}

/** Lines by people who had not seen the patterns, if the folder has them: `{ text, expect }` rows. */
function unseen(folder: string): TestSet[] {
  const file = join(folder, 'unseen-lines.json');
  if (!existsSync(file)) return [];
  const rows = JSON.parse(readFileSync(file, 'utf8')) as { text: string; expect: string }[];
  const linesFor = (expect: string) => rows.filter((row) => row.expect === expect).map(({ text }) => text);
  return [
    { name: 'unseen, to act on', isBad: true, lines: linesFor('act') },
    { name: 'unseen, to help', isBad: true, lines: linesFor('help'), needsHelp: true },
    { name: 'unseen, innocent', isBad: false, lines: linesFor('allow') },
  ];
}
