import { expect, test } from 'vitest';
import { getGameType } from '../kinds/game-types.ts';
import { deal } from './deal.ts';

const shown = (letters: string) => ({ letters: [...letters] });

test('scrambled letters that spell a rude word are dealt again', () => {
  const scramble = getGameType('word_scramble');
  const dealt = ['RAPEP', 'LCOCK', 'LOCKC', 'PPERA'].map(shown);
  const rules = { ...scramble.rules, deal: () => dealt.shift() ?? shown('NONE') };

  expect(deal({ ...scramble, rules }, {}, 1)).toEqual(shown('LOCKC'));
  expect(deal({ ...scramble, rules }, {}, 1)).toEqual(shown('PPERA'));
});

test('a list with nothing to show is dealt all the same', () => {
  const scramble = getGameType('word_scramble');
  const rules = { ...scramble.rules, deal: () => shown('RAPEP') };

  expect(deal({ ...scramble, rules }, {}, 1)).toEqual(shown('RAPEP'));
});
