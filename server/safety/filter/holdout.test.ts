import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screenConversation } from './conversation.ts';
import { screen } from './screen.ts';

const labeledLines = readFileSync(new URL('../../../test/safety/holdout-lines.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

function outcome(text: string): string {
  const { decision } = text.startsWith('[')
    ? screenConversation((JSON.parse(text) as string[]).map((message) => ({ text: message })))
    : screen(text);
  return decision === 'allow' || decision === 'help' ? decision : 'act';
}

/** A little below the measured shares. Do not reach them by adding these lines to the lists. */
it.each([
  ['act', 0.82],
  ['help', 0.88],
  ['allow', 0.94],
])('classifies lines that no pattern was written for: %s, at least %f of them', (expected, least) => {
  const texts = labeledLines.flatMap(([meant, text = '']) => (meant === expected ? [text] : []));
  const right = texts.filter((text) => (expected === 'act' ? outcome(text) !== 'allow' : outcome(text) === expected));

  expect(texts.length).toBeGreaterThan(30);
  expect(right.length / texts.length).toBeGreaterThanOrEqual(least);
});
