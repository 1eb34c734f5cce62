import { expect, test } from 'vitest';
import { localeAt } from './local-dates.ts';

const at = new Date('2026-11-28T15:30:00Z');

test.each([
  ['Europe/London', '28 November 2026 at 15:30'],
  ['America/New_York', 'November 28, 2026 at 10:30 AM'],
  ['Europe/Kiev', '28 November 2026 at 17:30'],
  ['UTC', 'November 28, 2026 at 3:30 PM'],
])('a family in %s reads %s', (timeZone, said) => {
  const format = new Intl.DateTimeFormat(localeAt('en', timeZone), { timeZone, dateStyle: 'long', timeStyle: 'short' });

  expect(format.format(at).replace(/\s/g, ' ')).toBe(said);
});
