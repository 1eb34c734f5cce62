import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageGroups, ageOn, areNear, toAgeGroup } from '#contract/rules/age.ts';
import { birthDatesNear } from './birth-dates.ts';

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const birthDate = fc
  .date({ min: new Date('2005-01-01'), max: new Date('2023-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('the range of birth dates says the same as the gate, on every day', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ageGroups), day, birthDate, (group, today, born) => {
      const { bornAfter, bornUpTo } = birthDatesNear(group, today);
      expect(born > bornAfter && born <= bornUpTo).toBe(areNear(group, toAgeGroup(ageOn(today, born))));
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test.each([
  ['2028-02-29', '13-17', '2015-02-28'],
  ['2028-02-29', '13-17', '2015-02-28'],
  ['2026-11-18', '13-17', '2013-11-18'],
] as const)('on %s the group %s begins with who was born on %s', (today, group, last) => {
  expect(birthDatesNear(group, today).bornUpTo).toBe(last);
});
