import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { cardKinds } from './kinds.ts';
import { cards } from './messages/en.ts';
import { topic } from './topic.ts';

const content = join(import.meta.dirname, '../../content');

/** Categories that the content files name; a riddle's category is its file. */
function readCategories(path: string): string[] {
  const items = JSON.parse(readFileSync(join(content, path), 'utf8')) as { category?: string }[];
  return items.flatMap(({ category }) => category ?? []);
}

it('every category of the content has words of its own', () => {
  const categories = new Set(globSync('*.json', { cwd: content }).flatMap(readCategories));

  expect(categories.size).toBeGreaterThan(30);

  const wordless = [...categories].filter((category) => !(`cards.topic.${category.replaceAll(' ', '_')}` in cards));
  expect(wordless).toEqual([]);
});

it('every category of riddles has words of its own', () => {
  const categories = globSync('riddles/*.json', { cwd: content }).map((path) => basename(path, '.json'));

  expect(categories.length).toBe(7);
  expect(categories.filter((category) => !(`cards.riddle.${category}` in cards))).toEqual([]);
});

it('a category that nobody has translated shows as it is written', () => {
  expect(topic('volcanoes')).toBe('Volcanoes');
});

// The deck keeps three of a kind apart; that keeps three of a colour apart only while this holds.
it('each kind of card owns its colour, and leaf belongs to posts', () => {
  const tones = cardKinds.flatMap(({ tone }) => tone ?? []);

  expect(new Set([...tones, 'leaf']).size).toBe(tones.length + 1);
  expect(tones).toHaveLength(cardKinds.length - 1);
});
