import { expect, test } from 'vitest';
import { formatHour, formatMinute, formatMinutes, formatTime } from './clock-times.ts';

/** Intl puts narrow and thin spaces around the dash and before AM and PM. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

test('a time of day is written as in the language of the page', () => {
  expect(plain(formatTime(new Date('2026-11-28T14:30:00Z'), 'Europe/Berlin'))).toBe('3:30 PM');
});

test('a minute of a day is the same time for readers everywhere', () => {
  expect(plain(formatMinute(0))).toBe('12:00 AM');
  expect(plain(formatMinute(930))).toBe('3:30 PM');
});

test('a range says AM or PM once where both times share it', () => {
  expect(plain(formatMinutes(930, 1170))).toBe('3:30 – 7:30 PM');
  expect(plain(formatMinutes(480, 1200))).toBe('8:00 AM – 8:00 PM');
});

test('a full hour is short', () => {
  expect(plain(formatHour(14))).toBe('2 PM');
});
