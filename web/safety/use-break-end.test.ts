import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatEnd } from './use-break-end.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 9, 0) });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['today by the time', new Date(2026, 10, 23, 16, 5), '4:05 PM'],
  ['this week by the weekday', new Date(2026, 10, 28, 8, 2), 'Saturday 8:02 AM'],
  [
    'in a week by the date, since today has the same weekday',
    new Date(2026, 10, 30, 9, 0),
    'Monday, November 30 at 9:00 AM',
  ],
])('names an end %s', (_, at, text) => {
  expect(formatEnd(at).replace(/\s/g, ' ')).toBe(text);
});
