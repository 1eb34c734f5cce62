import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WEIGHT_COUNT } from '#server/safety/filter/classifier/features.ts';

const command = fileURLToPath(new URL('filter-train.ts', import.meta.url));
const kind = [
  'frogs jump over the pond',
  'we planted beans at school',
  'who wants to play chess',
  'my cat sleeps all day',
];
const cruel = ['nobody here can stand your face', 'everyone laughs when you talk', 'crawl back under your rock'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-weights-'));
  for (const part of ['train', 'benign']) mkdirSync(join(folder, part));
  const rows = [...cruel.map((text) => `${text}\t1`), ...kind.map((text) => `${text}\t0`)];
  const many = Array.from({ length: 30 }, (_, at) => rows.map((row) => `${at} ${row}`)).flat();
  writeFileSync(join(folder, 'train/surge_toxicity.tsv'), ['text\tlabel', ...many].join('\n'));
  writeFileSync(join(folder, 'benign/tatoeba_en_train.txt'), kind.join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function trained(name: string): Buffer {
  const file = join(folder, name);
  execFileSync(process.execPath, [command, folder, file]);
  return readFileSync(file);
}

it('makes the same weights of the same folder, byte for byte', () => {
  const [one, other] = [trained('one.bin'), trained('other.bin')];

  expect(one.equals(other)).toBe(true);
  expect(one).toHaveLength(12 + WEIGHT_COUNT);
  expect(one.subarray(12).some((byte) => byte !== 0)).toBe(true);
});
