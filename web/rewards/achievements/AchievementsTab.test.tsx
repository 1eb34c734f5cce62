import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Achievement } from '#contract/rewards.ts';
import { Refusal, serve, show } from '#web/app/test-page.tsx';
import { achievement, earned, secret } from '../test-rewards.ts';
import { AchievementsTab } from './AchievementsTab.tsx';

let isWide = true;

beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(...all: Achievement[]) {
  serve({ 'GET /api/achievements': () => all });
  return show(<AchievementsTab />);
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const figure = (name: string): string | undefined =>
  screen.getAllByText(name, { selector: 'dt' })[0]?.parentElement?.querySelector('dd')?.textContent.trim();
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => achievement({ id: `a${at}`, name: `Number ${at}` }));

test('counts earned, started and locked achievements, and the points', async () => {
  open(
    earned({ pointReward: 50 }),
    earned({ id: 'b', pointReward: 30 }),
    achievement({ id: 'c', progress: 40 }),
    achievement({ id: 'd' }),
    secret('s1'),
  );
  await section('Earned');

  expect(['Earned', 'Points from achievements', 'In Progress', 'Locked'].map(figure)).toEqual(['2', '80', '1', '2']);
});

test('an earned one shows its rarity, its reward and its day', async () => {
  open(earned());
  const shown = await section('Earned');

  expect(shown.getByRole('heading', { name: 'Wise Owl' })).toBeTruthy();
  expect(shown.getByText('Epic')).toBeTruthy();
  expect(shown.getByText('100 points')).toBeTruthy();
  expect(shown.getByText('Earned on May 4, 2026')).toBeTruthy();
});

test('one without points does not mention points', async () => {
  open(earned({ pointReward: 0 }));
  const shown = await section('Earned');

  expect(shown.queryByText(/point/)).toBeNull();
});

test('one in progress has a bar with its percentage', async () => {
  open(achievement({ progress: 40 }));
  const shown = await section('In Progress');

  expect(shown.getByRole('progressbar', { name: 'Progress of Wise Owl' }).getAttribute('aria-valuetext')).toBe('40%');
});

test('secret achievements share one card, however many there are', async () => {
  open(achievement(), secret('s1'), secret('s2'), secret('s3'));
  const shown = await section('Locked');

  expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Wise Owl',
    'Secret Achievement',
  ]);
});

test('a secret one is shown like any other once it is earned', async () => {
  open(earned({ isSecret: true, name: 'Nap Time' }));
  const shown = await section('Earned');

  expect(shown.getByRole('heading', { name: 'Nap Time' })).toBeTruthy();
});

test('on a phone a long section opens with a tap', async () => {
  isWide = false;
  const user = open(...many(9));
  const shown = await section('Locked');

  expect(shown.getAllByRole('listitem')).toHaveLength(6);

  await user.click(shown.getByRole('button', { name: 'See all 9' }));

  expect(shown.getAllByRole('listitem')).toHaveLength(9);
});

test('a child without achievements reads what to do', async () => {
  open(achievement());
  const shown = await section('Earned');

  expect(shown.getByText('Your first one is close. Solve a riddle or play a game!')).toBeTruthy();
});

test('a list that failed to load can be loaded again', async () => {
  serve({ 'GET /api/achievements': () => new Refusal('unavailable') });
  show(<AchievementsTab />);

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
