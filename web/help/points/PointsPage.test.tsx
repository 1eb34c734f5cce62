import { readFileSync } from 'node:fs';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { levelStarts } from '#contract/rules/levels.ts';
import { CHALLENGE_POINTS, GAME_POINTS, MAX_ACHIEVEMENT_POINTS } from '#contract/rules/rewards/point-values.ts';
import { show } from '#web/app/test-page.tsx';
import { PointsPage } from './PointsPage.tsx';

const readContent = (path: string) => JSON.parse(readFileSync(`content/${path}.json`, 'utf8'));
const shownPoints = (name: string): (string | null)[] =>
  [...(screen.getByRole('heading', { name }).parentElement?.querySelectorAll('[data-tone="sun"]') ?? [])].map(
    ({ textContent }) => textContent.trim(),
  );

beforeEach(() => void show(<PointsPage />));
afterEach(cleanup);

test.each([
  ['Riddles', ['Easy: 20', 'Medium: 40', 'Hard: 60']],
  ['Trivia', ['35 points']],
  ['Word puzzles', ['Easy: 25', 'Medium: 50', 'Hard: 100']],
  ['Games', ['Easy: 10', 'Medium: 15', 'Hard: 20']],
  ['Playing together', ['up to 20 points']],
  ['Posts', ['15 points']],
  ['Comments', ['10 points']],
  ['Likes', ['5 points']],
  ['Daily challenge', ['50 points']],
  ['Achievements', ['up to 200 points']],
])('names what %s bring', (name, worth) => {
  expect(shownPoints(name)).toEqual(worth);
});

test('says how much of a day is paid', () => {
  expect(screen.getByText('For each post, up to 5 a day.')).toBeTruthy();
  expect(screen.getByText("For each like on someone else's post or comment, up to 20 a day.")).toBeTruthy();
  expect(screen.getByText(/^Each kind of game brings points 10 times a day/)).toBeTruthy();
});

test('says where the second level starts', () => {
  expect(screen.getByText(new RegExp(`^Level 2 starts at ${levelStarts[1]} points`))).toBeTruthy();
});

test('shows the way to the games and to more answers', () => {
  const main = within(screen.getByRole('main'));

  expect(main.getByRole('link', { name: 'Play a game' }).getAttribute('href')).toBe('/gamification');
  expect(main.getByRole('link', { name: 'More answers' }).getAttribute('href')).toBe('/help#points');
});

test('every game brings what its difficulty says', () => {
  const games = ['memory-match', 'number-guess', 'word-scramble', 'math-challenge'].flatMap((type) =>
    readContent(`games/${type}`),
  );

  expect(games.length).toBeGreaterThan(100);
  expect(
    games.filter(({ pointReward, difficulty }) => pointReward !== GAME_POINTS[difficulty as keyof typeof GAME_POINTS]),
  ).toEqual([]);
});

test('every challenge of the week brings the same', () => {
  const points = readContent('rewards/challenges').map(({ points }: { points: number }) => points);

  expect(new Set(points)).toEqual(new Set([CHALLENGE_POINTS]));
});

test('no achievement brings more than the stated maximum', () => {
  const points = readContent('rewards/achievements').map(({ pointReward }: { pointReward: number }) => pointReward);

  expect(Math.max(...points)).toBe(MAX_ACHIEVEMENT_POINTS);
});
