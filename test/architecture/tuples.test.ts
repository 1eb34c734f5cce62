import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findNodes, type Node, readSource, type Source } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('has one fact per assertion', () => {
  const tests = globSync('{bench,bin,contract,server,test,web}/**/*.test.{ts,tsx}', { cwd: root });

  const found = tests.flatMap((path) => tuples(readSource(path, readFileSync(join(root, path), 'utf8'))));

  expect(tests.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

it.each([
  ['facts that have nothing in common', 'expect([status, titles.length]).toEqual([403, 0]);'],
  ['facts that it waits for', 'await waitFor(() => expect([isLiked(), count()]).toEqual([true, 1]));'],
  ['facts that must not come together', 'expect([status, code]).not.toEqual([403, undefined]);'],
])('refuses a tuple of %s', (_, text) => {
  expect(tuples(readSource('server/posts/posts.test.ts', text))).toHaveLength(1);
});

it.each([
  ['a list', 'expect(titles).toEqual([first, second]);'],
  ['a list that is mapped', 'expect([1, 25].map(nextTier)).toEqual([25, 50]);'],
  ['a list that is spread', 'expect([text, ...additions]).toEqual([first, second]);'],
  ['one of several values', 'expect([200, 503]).toContain(status);'],
])('allows %s', (_, text) => {
  expect(tuples(readSource('server/posts/posts.test.ts', text))).toEqual([]);
});

/** Assertions on an array that only binds facts together: when one fails, nobody sees at once which. */
function tuples({ path, text, program }: Source): string[] {
  return findNodes(program, isTuple)
    .filter(({ end }) => !text.startsWith('.toContain', end))
    .map(({ start, end }) => `${path}: ${text.slice(start, end)}`);
}

function isTuple({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || (callee as Node)['name'] !== 'expect') return false;
  const [actual] = given as Node[];
  if (actual?.type !== 'ArrayExpression') return false;
  const elements = actual['elements'] as Node[];
  return elements.length > 1 && !elements.some((element) => element.type === 'SpreadElement');
}
