import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screen } from '../screen.ts';

interface Line {
  readonly label: string;
  readonly text: string;
}

function readLines(file: string): Line[] {
  return readFileSync(new URL(`../../../../test/safety/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([label = '', , text = '']) => ({ label, text }));
}

function isStopped({ text }: Line): boolean {
  const { decision } = screen(text);
  return decision !== 'allow' && decision !== 'help';
}

/** A little worse than the measured shares. */
describe.each([
  ['unmeant-lines.txt', 0.045, 0.74],
  ['unmeant-holdout.txt', 0.1, 0.6],
])('of %s', (file, mostStopped, leastFound) => {
  it('unkind words that are denied, told, quoted, about oneself or in a story are let through', () => {
    const harmless = readLines(file).filter(({ label }) => label === 'harmless');

    const stopped = harmless.filter(isStopped);

    expect(harmless.length).toBeGreaterThan(50);
    expect(stopped.length / harmless.length).toBeLessThanOrEqual(mostStopped);
  });

  it('unkind words behind the same turns of phrase are found', () => {
    const hostile = readLines(file).filter(({ label }) => label === 'hostile');

    const found = hostile.filter(isStopped);

    expect(hostile.length).toBeGreaterThan(30);
    expect(found.length / hostile.length).toBeGreaterThanOrEqual(leastFound);
  });
});

describe('words to the reader', () => {
  it.each(['she said you are ugly', 'never tell anyone you stupid idiot', "jk you're not ugly you're hideous"])(
    'count behind a guard: %s',
    (text) => {
      expect(screen(text).decision).toBe('refuse');
    },
  );

  it('are not counted against a writer who was hurt by them', () => {
    expect(screen("she said you're ugly to me and I cried").decision).toBe('allow');
  });
});
