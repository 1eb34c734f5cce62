import { expect, it } from 'vitest';
import { isOddBirthDate, judgeBirthDate } from './corrections.ts';

const today = '2026-11-18';
const limits = { minAge: 6, consentAge: 13 };

it.each([
  ['2017-05-01', '2017-06-01', 'same_group', false],
  ['2017-05-01', '2015-05-01', 'new_group', false],
  ['2017-05-01', '2014-01-01', 'new_group', true],
  ['2014-05-01', '2013-11-18', 'comes_of_age', true],
  ['2014-05-01', '2013-11-19', 'same_group', false],
  ['2013-01-01', '2014-05-01', 'needs_consent', true],
  ['2017-05-01', '2020-11-19', 'too_young', true],
  ['2017-05-01', '2020-11-18', 'new_group', true],
  ['2017-05-01', '2008-11-18', 'too_old', true],
  ['2017-05-01', '2008-11-19', 'comes_of_age', true],
  ['2017-05-01', '2030-01-01', 'too_young', true],
  ['2016-02-29', '2016-03-01', 'same_group', false],
] as const)('from %s to %s: %s', (from, to, change, isOdd) => {
  expect(judgeBirthDate({ from, to, today }, limits)).toBe(change);
  expect(isOddBirthDate({ from, to }, change)).toBe(isOdd);
});

it('an operator may ask parents for longer', () => {
  const change = { from: '2013-01-01', to: '2010-01-01', today };

  expect(judgeBirthDate(change, limits)).toBe('same_group');
  expect(judgeBirthDate(change, { minAge: 6, consentAge: 16 })).toBe('comes_of_age');
});
