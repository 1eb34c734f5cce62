import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * One spelling everywhere: the American one of the specification's titles and of all cards ("Help Center", "color").
 * Published notices to parents are not read here: their words never change.
 */
const british =
  /\b(?:un)?colour|favourit|\bgrey(?!hound)|neighbour|\bhumour|\bhonour|\brumour|flavour|behaviour|harbour\b|\bcosy\b|\bcentred?\b|theatre|jewellery|pyjama|moustache|aeroplane|\bplough|\btyres?\b|\bmum\b|\blicences?\b|\bprogrammes?\b|(?:organ|recogn|real|apolog|minim|summar|custom|personal)is(?:e|ed|es|ing|ation)\b|\b(?:travel|cancel|label|model|signal)l(?:ed|ing)\b|\bfulfil\b|\bskilful/i;

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the spelling', () => {
  it('of a British sentence is found', () => {
    expect('Your favourite colour').toMatch(british);
  });

  it.each(globSync('web/**/messages/**/en.ts', { cwd: root }))('of %s is American', (file) => {
    const sentences = read(file)
      .split('\n')
      // What children type to search is spelled as they please.
      .filter((line) => !line.includes("'help.words."))
      .map((line) => line.replace(/^\s*'[^']+':/, ''));

    expect(sentences.filter((sentence) => british.test(sentence))).toEqual([]);
  });

  it.each(globSync(['server/**/mails.ts', 'server/**/mails/*.ts'], { cwd: root }))(
    'of the mails in %s is American',
    (file) => {
      const quoted = read(file).match(/(['"`])(?:(?!\1).)*\1/g) ?? [];

      expect(quoted.filter((words) => british.test(words))).toEqual([]);
    },
  );

  it.each(['README.md', ...globSync('docs/**/*.md', { cwd: root })])('of %s is American', (file) => {
    // The names of files, settings and articles of law stay as they are.
    const prose = read(file).replace(/```.*?```|`[^`]*`|\]\([^)]*\)|Data minimisation/gs, '');

    expect(prose.split('\n').filter((line) => british.test(line))).toEqual([]);
  });

  it.each(['bench', 'bin', 'contract', 'server', 'test', 'web'])('of the comments in %s is American', (folder) => {
    const comments = globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: root }).flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line)),
    );

    expect(comments.length).toBeGreaterThan(0);
    expect(comments.filter((line) => british.test(line))).toEqual([]);
  });

  it.each(globSync(['content/*.json', 'content/{games,rewards,riddles}/*.json'], { cwd: root }))(
    'of the cards in %s is American',
    (file) => {
      expect(listShown(JSON.parse(read(file))).filter((words) => british.test(words))).toEqual([]);
    },
  );
});

/** All texts but ids, which nobody sees, and what a child may type as an answer: that is taken in either spelling. */
function listShown(value: unknown, key = ''): string[] {
  if (key === 'accepts' || key === 'id') return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) => listShown(one, inner));
}
