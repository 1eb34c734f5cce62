import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipStream } from './zip.ts';

const at = new Date('2026-11-18T15:00:00Z');
const text = (words: string) => async () => Buffer.from(words);

it('holds each file under its name', async () => {
  const entries = [
    { name: 'index.html', load: text('<p>Hello</p>') },
    { name: 'pictures/one.png', load: text('bytes'), isCompressed: true },
  ];

  const files = unzipSync(await buffer(zipStream(entries, at)));

  expect(Object.keys(files)).toEqual(['index.html', 'pictures/one.png']);
  expect(Buffer.from(files['index.html'] ?? []).toString()).toBe('<p>Hello</p>');
  expect(Buffer.from(files['pictures/one.png'] ?? []).toString()).toBe('bytes');
});

it('loads one file after the other', async () => {
  let loading = 0;
  let most = 0;
  const load = async () => {
    loading += 1;
    most = Math.max(most, loading);
    await new Promise(setImmediate);
    loading -= 1;
    return Buffer.alloc(10);
  };

  await buffer(
    zipStream(
      [1, 2, 3].map((number) => ({ name: `${number}.txt`, load })),
      at,
    ),
  );

  expect(most).toBe(1);
});

it.each(['../evil.html', '/etc/passwd', 'a/../../b', 'a\\b', 'C:evil', '.hidden', 'ünïcode', ''])(
  'refuses the name %s',
  (name) => {
    expect(() => zipStream([{ name, load: text('') }], at)).toThrow('not a name for a file');
  },
);

it('fails when a file cannot be loaded', async () => {
  const broken = { name: 'a.txt', load: async () => Promise.reject(new Error('the database is away')) };

  await expect(buffer(zipStream([broken], at))).rejects.toThrow('the database is away');
});
