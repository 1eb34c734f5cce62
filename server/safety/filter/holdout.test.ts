import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screenConversation } from './conversation.ts';
import { screen } from './screen.ts';

const lines = readFileSync(new URL('../../../test/safety/holdout-lines.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

function outcome(text: string): string {
  const { decision } = text.startsWith('[')
    ? screenConversation((JSON.parse(text) as string[]).map((said) => ({ text: said })))
    : screen(text);
  return decision === 'allow' || decision === 'help' ? decision : 'act';
}

/** A little below what was measured, and not to be reached by writing these very lines into the lists. */
it.each([
  ['act', 0.82],
  ['help', 0.88],
  ['allow', 0.94],
])('reads lines that no pattern was written for: %s, at least %f of them', (expected, least) => {
  const texts = lines.flatMap(([meant, text = '']) => (meant === expected ? [text] : []));
  const right = texts.filter((text) => (expected === 'act' ? outcome(text) !== 'allow' : outcome(text) === expected));
  expect(texts.length).toBeGreaterThan(30);
  expect(right.length / texts.length).toBeGreaterThanOrEqual(least);
});
