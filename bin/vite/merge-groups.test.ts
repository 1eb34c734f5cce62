import { expect, it } from 'vitest';
import { mergeGroups, type SharedGroup } from './merge-groups.ts';

const group = (name: string, users: readonly number[], size: number, imports: readonly string[] = []): SharedGroup => ({
  users: new Set(users),
  modules: [name],
  size,
  imports: new Set(imports),
});
const mergedFiles = (groups: readonly SharedGroup[]) =>
  mergeGroups(groups).map(({ modules }) => modules.toSorted().join('+'));

it('puts small modules into one file when mostly the same pages need them', () => {
  const merged = mergedFiles([group('hearts', [1, 2, 3], 800), group('stars', [1, 2, 3, 4], 900)]);

  expect(merged).toEqual(['hearts+stars']);
});

it('keeps a large module away from pages that do not need it', () => {
  const merged = mergedFiles([group('editor', [1], 60_000), group('stars', [1, 2, 3, 4], 900)]);

  expect(merged).toEqual(['editor', 'stars']);
});

it('keeps modules apart that no page needs together', () => {
  const merged = mergedFiles([group('chat', [1], 10), group('riddles', [2], 10)]);

  expect(merged).toEqual(['chat', 'riddles']);
});

it('counts what a module imports as well', () => {
  const merged = mergedFiles([
    group('button', [1], 100, ['editor']),
    group('editor', [1], 60_000),
    group('stars', [1, 2, 3, 4], 900),
  ]);

  expect(merged).toEqual(['button+editor', 'stars']);
});

it('lets no two files import each other', () => {
  const merged = mergedFiles([
    group('page', [1, 2], 10, ['editor']),
    group('editor', [1, 2, 3, 4, 5, 6], 90_000, ['button']),
    group('button', [1, 2, 3, 4, 5, 6, 7], 10),
  ]);

  expect(merged).not.toContain('button+page');
});
