import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestOf, unpack } from '#server/safety/filter/classifier/weights.ts';
import { readAuthorFiles } from './filter-lines.ts';

const command = fileURLToPath(new URL('filter-train.ts', import.meta.url));
const committedLines = fileURLToPath(new URL('../data/filter-lines', import.meta.url));
const committedWeights = fileURLToPath(new URL('../server/safety/filter/data/weights.bin', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-weights-'));
  mkdirSync(join(folder, 'benign'));
  mkdirSync(join(folder, 'lines'));
  writeFileSync(join(folder, 'benign/tatoeba_en_train.txt'), 'frogs jump over the pond\nwho wants to play chess\n');
  const some = readAuthorFiles(committedLines)[0]?.bytes.toString('utf8').split('\n').slice(0, 300) ?? [];
  writeFileSync(join(folder, 'lines/one.tsv'), some.join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function trained(name: string): Buffer {
  const file = join(folder, name);
  execFileSync(process.execPath, [command, folder, file, join(folder, 'lines')]);
  return readFileSync(file);
}

it('makes the same weights of the same lines, byte for byte', () => {
  const [one, other] = [trained('one.bin'), trained('other.bin')];

  expect(one.equals(other)).toBe(true);
  expect(unpack(one).bytes.some((byte) => byte !== 0)).toBe(true);
});

it('has trained the committed weights on the committed lines', () => {
  const lines = readAuthorFiles(committedLines).map(({ bytes }) => bytes);

  const { trainedOn } = unpack(readFileSync(committedWeights));

  expect(trainedOn.written).toBe(digestOf(lines));
});

it('keeps the weights within two megabytes', () => {
  expect(readFileSync(committedWeights).length).toBeLessThanOrEqual(2_000_000);
});
