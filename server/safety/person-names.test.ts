import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screen } from './filter/screen.ts';
import { nameFault } from './names/index.ts';

const rows = readFileSync(new URL('../../test/safety/names.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));
const given = [...new Set(rows.map(([, name = '']) => name))];
const family = [...new Set(rows.map(([, , name = '']) => name))];

/** Names that are rude words as a whole. Staff may allow one for a child. */
const rudeWords = new Set(['Anal', 'Dick', 'Tit', 'Fuk', 'Shiting', 'Hooker', 'Fick', 'Neger', 'Connard', 'Salaud']);
const rudeFamilyWords = new Set([...rudeWords, 'Negri', 'Zoccola', 'Coon', 'Boner', 'Rape']);

function without(names: readonly string[], words: ReadonlySet<string>): string[] {
  return names.filter((name) => !name.split(' ').some((part) => words.has(part)));
}

describe('the names of people from fifty cultures', () => {
  it.each([
    ['given', without(given, rudeWords), ['Papa Kwesi', 'Thuy Hang']],
    ['family', without(family, rudeFamilyWords), []],
  ])('may be the name of a child: %s names', (_, names, refused) => {
    expect(names.filter((name) => nameFault(name) !== undefined)).toEqual(refused);
  });

  it('may stand in a message', () => {
    const refused = without(given, rudeWords).filter(
      (name) => screen(`My friend ${name} drew a frog`).decision === 'refuse',
    );

    expect(refused).toEqual([]);
  });

  it('hide no rude word', () => {
    const hidden = ['Bullshit', 'Shithead', 'You are such a Dumbshit', 'Pornhub', 'xxshitxx', 'phuk you'];

    expect(hidden.filter((text) => screen(text).decision === 'allow')).toEqual([]);
  });
});
