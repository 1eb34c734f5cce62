import { expect, test, vi } from 'vitest';
import { formatHour, formatMinute, formatMinutes } from './clock-times.ts';
import { dateLocale, setLanguage } from './translator.ts';

const readBy = (...languages: readonly string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...languages]);
/** Intl puts narrow spaces before AM and PM. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

test.each([
  ['in Britain', ['en-GB', 'en'], '15:30', '28 November 2026'],
  ['in the United States', ['en-US', 'en'], '3:30 PM', 'November 28, 2026'],
  ['in Germany, who reads the page in English', ['de', 'de-DE', 'en-US'], '15:30', '28 November 2026'],
  ['whose browser names no region', ['en'], '3:30 PM', 'November 28, 2026'],
  ['whose browser names nothing that Intl knows', ['C', 'en-US@posix'], '3:30 PM', 'November 28, 2026'],
])('a reader %s has the times and dates of that region', (_who, languages, time, date) => {
  readBy(...languages);

  expect(plain(formatMinute(930))).toBe(time);
  expect(new Date('2026-11-28').toLocaleDateString(dateLocale(), { dateStyle: 'long' })).toBe(date);
});

test('a range and a full hour are on the same clock', () => {
  readBy('en-GB');

  expect(formatMinutes(930, 1170)).toBe('15:30–19:30');
  expect(formatHour(14)).toBe('14');
});

test('a language for testing keeps its own region', () => {
  readBy('en-GB');
  setLanguage('en-XA', (_, english) => english);

  expect(dateLocale()).toBe('en-XA');

  setLanguage('en', (_, english) => english);
});
