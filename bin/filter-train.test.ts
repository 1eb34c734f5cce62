import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toTurn } from '#server/safety/filter/classifier/dialogue.ts';
import { type Features, findFeatures, hashFeatures } from '#server/safety/filter/classifier/features.ts';
import { digestFiles, unpack } from '#server/safety/filter/classifier/weights.ts';
import { digestLanguageFiles } from './filter-languages.ts';
import { readAuthorFiles } from './filter-lines.ts';

const command = fileURLToPath(new URL('filter-train.ts', import.meta.url));
const committedLines = fileURLToPath(new URL('../data/filter-lines', import.meta.url));
const committedWeights = fileURLToPath(new URL('../server/safety/filter/data/weights.bin', import.meta.url));
const languageWeights = fileURLToPath(new URL('../server/safety/filter/data/languages/weights.bin', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-weights-'));
  mkdirSync(join(folder, 'benign'));
  mkdirSync(join(folder, 'lines/languages'), { recursive: true });
  writeFileSync(join(folder, 'benign/tatoeba_en_train.txt'), 'frogs jump over the pond\nwho wants to play chess\n');
  for (const { author, bytes } of readAuthorFiles(committedLines).slice(1, 5)) {
    const some = bytes.toString('utf8').split('\n').slice(0, 200);
    writeFileSync(join(folder, `lines/${author}.tsv`), some.join('\n'));
  }
  writeFileSync(join(folder, 'lines/languages/de01.tsv'), 'unkind\t1\tdu bist so dumm\nunkind\t0\tder Film war dumm\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

function trained(name: string): Buffer[] {
  const target = join(folder, name);
  mkdirSync(join(target, 'languages'), { recursive: true });
  execFileSync(process.execPath, [command, folder, target, join(folder, 'lines')]);
  return ['weights.bin', 'languages/weights.bin'].map((file) => readFileSync(join(target, file)));
}

it('makes the same weights of the same lines, byte for byte', () => {
  const [one, other] = [trained('one'), trained('other')];

  expect(one).toEqual(other);
  for (const file of one) expect(unpack(file).bytes.some((byte) => byte !== 0)).toBe(true);
});

it('has trained the committed weights on the committed lines', () => {
  const lines = readAuthorFiles(committedLines).map(({ bytes }) => bytes);

  const { trainedOn } = unpack(readFileSync(committedWeights));

  expect(trainedOn.written).toBe(digestFiles(lines));
});

it('has trained the committed weights for other languages on the committed lines and glossaries', () => {
  const files = readAuthorFiles(join(committedLines, 'languages'));

  const { trainedOn } = unpack(readFileSync(languageWeights));

  expect(trainedOn.written).toBe(digestLanguageFiles(files));
});

it('does not read weights that were cut off', () => {
  const file = readFileSync(committedWeights);

  expect(() => unpack(file.subarray(0, file.length - 2))).toThrow('damaged');
});

it('keeps the weights within two megabytes', () => {
  expect(readFileSync(committedWeights).length).toBeLessThanOrEqual(2_000_000);
});

it('keeps the weights for other languages within two megabytes for each', () => {
  expect(readFileSync(languageWeights).length).toBeLessThanOrEqual(3 * 2_000_000);
});

it('knows the words that many authors use, and no letters that stand in none of them', () => {
  const { places } = unpack(readFileSync(committedWeights));
  const read = (text: string): Features => findFeatures(hashFeatures([toTurn({ text, isOther: false })]), places);

  const known = read('nobody likes you');
  const unknown = read('vqxz');

  expect(known.lettersFrom).toBeGreaterThan(3);
  expect(unknown.indexes.length).toBe(unknown.lettersFrom);
});
