import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { cards } from './messages/en.ts';
import { topic } from './topic.ts';

const content = join(import.meta.dirname, '../../content');

/** Categories named in the content files; for riddles, the file names. */
function readCategories(path: string): string[] {
  const items = JSON.parse(readFileSync(join(content, path), 'utf8')) as { category?: string }[];
  return items.flatMap(({ category }) => category ?? []);
}

it('every category of the content has a translation', () => {
  const categories = new Set(globSync('*.json', { cwd: content }).flatMap(readCategories));

  expect(categories.size).toBeGreaterThan(30);

  const wordless = [...categories].filter((category) => !(`cards.topic.${category.replaceAll(' ', '_')}` in cards));
  expect(wordless).toEqual([]);
});

it('every category of riddles has a translation', () => {
  const categories = globSync('riddles/*.json', { cwd: content }).map((path) => basename(path, '.json'));

  expect(categories.length).toBe(7);
  expect(categories.filter((category) => !(`cards.riddle.${category}` in cards))).toEqual([]);
});

it('a category without a translation is shown as it is written', () => {
  expect(topic('volcanoes')).toBe('Volcanoes');
});
