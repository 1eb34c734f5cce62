import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Streaks } from '#contract/rewards.ts';
import { Refusal, serve, show } from '#web/app/test-page.tsx';
import { streaks } from '../test-rewards.ts';
import { encouragementFor } from './encouragement.ts';
import { StreaksTab } from './StreaksTab.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(more: Partial<Streaks> = {}): void {
  serve({ 'GET /api/streaks': () => streaks(more) });
  show(<StreaksTab />);
}

const shownFact = (name: string): string | undefined => screen.getByText(name).parentElement?.textContent;
const shownCard = (name: string): string | null | undefined =>
  screen.getByRole('heading', { name }).closest('li')?.textContent;

test('shows the daily streak with its level and the personal best', async () => {
  open();

  expect(await screen.findByText('Good')).toBeTruthy();
  expect(shownFact('Personal best')).toContain('8 days');
  expect(shownFact('Last active')).toContain('May 7, 2026');
});

test('a child who was active today reads "Today"', async () => {
  open({ lastActiveDate: '2026-05-08' });
  await screen.findByText('Good');

  expect(shownFact('Last active')).toContain('Today');
});

test('has a card for each kind of streak', async () => {
  open();
  await screen.findByText('Good');

  expect(['Daily Activity', 'Puzzle Solver', 'Gaming Champion', 'Social Butterfly'].map(shownCard)).toEqual([
    expect.stringContaining('5 days'),
    expect.stringContaining('4 days'),
    expect.stringContaining('2 days'),
    expect.stringContaining('1 day'),
  ]);
});

test('the week shows the state of each day', async () => {
  open();

  expect(await screen.findByText('Monday: done')).toBeTruthy();
  expect(screen.getByText('Wednesday: rest day')).toBeTruthy();
  expect(screen.getByText('Friday: today').closest('li')?.getAttribute('aria-current')).toBe('date');
  expect(screen.getByText('Wednesday was a rest day. Rest days are good.')).toBeTruthy();
});

test('a child without a streak reads how to start one', async () => {
  open({ lastActiveDate: null, currentStreak: 0, longestStreak: 0 });

  expect(await screen.findByText('No streak data yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Play a game' }).getAttribute('href')).toBe('/gamification');
});

test('streaks that failed to load can be loaded again', async () => {
  serve({ 'GET /api/streaks': () => new Refusal('unavailable') });
  show(<StreaksTab />);

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('the sentence changes at 1, 2, 7, 14 and 30 days', () => {
  const days = Array.from({ length: 60 }, (_, day) => day);

  const changes = days.filter((day) => day > 0 && encouragementFor(day) !== encouragementFor(day - 1));

  expect(changes).toEqual([1, 2, 7, 14, 30]);
});

test('no sentence about a streak warns or rushes', () => {
  const sentences = [0, 1, 3, 8, 20, 40].map(encouragementFor);

  expect(sentences.filter((sentence) => /lose|lost|don't|hurry|only|must|break/i.test(sentence))).toEqual([]);
});
