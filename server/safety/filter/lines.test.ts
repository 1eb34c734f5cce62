import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screen } from './screen.ts';

type Expected = 'allow' | 'act' | 'help';
interface Line {
  readonly text: string;
  readonly expect: Expected;
}

const folder = new URL('../../../test/safety/', import.meta.url);
const own = readFileSync(new URL('own-lines.txt', folder), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));
const unseen = JSON.parse(readFileSync(new URL('unseen-lines.json', folder), 'utf8')) as Line[];

function outcome(text: string): Expected {
  const { decision } = screen(text);
  return decision === 'allow' || decision === 'help' ? decision : 'act';
}

describe('classifies our own lines as labeled', () => {
  it.each(own)('%s: %s', (expected, text = '') => {
    expect(outcome(text)).toBe(expected);
  });
});

describe('classifies lines by an author who had not seen the patterns', () => {
  const shares: [expected: Expected, least: number][] = [
    ['act', 0.95],
    ['help', 0.96],
    ['allow', 0.97],
  ];
  it.each(shares)('%s: at least %f of them', (expected, least) => {
    const lines = unseen.filter((line) => line.expect === expected);
    const right = lines.filter(({ text }) =>
      expected === 'act' ? outcome(text) !== 'allow' : outcome(text) === expected,
    );

    expect(right.length / lines.length).toBeGreaterThanOrEqual(least);
  });
});
