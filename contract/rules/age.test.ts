import { describe, expect, it, test } from 'vitest';
import { ageGroupAt, ageOn, isUnder13At, toAgeGroup } from './age.ts';

describe('an age', () => {
  it('goes up on the birthday', () => {
    expect(ageOn('2026-11-18', '2013-11-19')).toBe(12);
    expect(ageOn('2026-11-19', '2013-11-19')).toBe(13);
  });

  it('goes up on 1 March for someone born on 29 February, in a year without one', () => {
    expect(ageOn('2026-02-28', '2012-02-29')).toBe(13);
    expect(ageOn('2026-03-01', '2012-02-29')).toBe(14);
  });
});

test.each([
  [5, '6-8'],
  [8, '6-8'],
  [9, '9-10'],
  [11, '11-12'],
  [13, '13-17'],
  [19, '13-17'],
] as const)('a child of %i counts with the group %s', (age, group) => {
  expect(toAgeGroup(age)).toBe(group);
});

describe('the age group that decides whom a child may meet', () => {
  // Born on 19 November. In Kiritimati (UTC+14) that day starts ten hours after 18 November does in UTC, in Pago Pago (UTC-11)
  // eleven hours later than in UTC.
  const birthDate = '2013-11-19';
  const rows = [
    ['begins in Kiritimati', '2026-11-18T10:00:00Z', '11-12', true],
    ['is one second away for UTC', '2026-11-18T23:59:59Z', '11-12', true],
    ['begins for UTC', '2026-11-19T00:00:00Z', '13-17', false],
    ['begins in Pago Pago', '2026-11-19T11:00:00Z', '13-17', false],
  ] as const;

  it.each(rows)('when the birthday %s (%s) is %s, wherever the child lives', (_when, at, group, isUnder13) => {
    expect(ageGroupAt(new Date(at), birthDate)).toBe(group);
    expect(isUnder13At(new Date(at), birthDate)).toBe(isUnder13);
  });
});
