import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DailyChallenge } from '#contract/rewards.ts';
import { Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { daily } from '../test-rewards.ts';
import { ChallengesTab } from './ChallengesTab.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(challenge: DailyChallenge | Refusal) {
  const calls = serve({ 'GET /api/challenges/daily': () => challenge });
  return { calls, user: show(<ChallengesTab />) };
}

const bar = (name: string): string | null => screen.getByRole('progressbar', { name }).getAttribute('aria-valuetext');

test('shows the theme, the progress and each item', async () => {
  open(daily(1));

  expect(await screen.findByText('Friendly Friday')).toBeTruthy();
  expect(bar('Done so far')).toBe('1 of 3');
  expect(bar('Solve 2 riddles')).toBe('2 of 2');
  expect(bar('Finish a game')).toBe('0 of 1');
  expect(screen.getByRole('link', { name: 'To the games' }).getAttribute('href')).toBe('/gamification');
});

test('the reward cannot be claimed before everything is done', async () => {
  open(daily(2));
  await screen.findByText('Friendly Friday');

  expect(screen.queryByRole('button', { name: 'Claim Reward' })).toBeNull();
  expect(screen.queryByText('Reward Claimed')).toBeNull();
});

test('claiming loads the challenge again and says so', async () => {
  const { calls, user } = open(daily(3, { completed: false }));

  await user.click(await screen.findByRole('button', { name: 'Claim Reward' }));

  expect(toast()).toMatchObject({ title: 'Reward Claimed!', description: "Great job completing today's challenges!" });
  await waitFor(() => expect(calls).toEqual(['GET /api/challenges/daily', 'GET /api/challenges/daily']));
});

test('a paid challenge has a badge instead of the button', async () => {
  open(daily(3));

  expect(await screen.findByText('Reward Claimed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Claim Reward' })).toBeNull();
});

test('a day without a challenge shows none, and does not load it again', async () => {
  const { calls } = open(new Refusal('unavailable'));

  expect(await screen.findByText('No Daily Challenge Available')).toBeTruthy();
  expect(screen.getByText('Check back later')).toBeTruthy();
  expect(calls).toHaveLength(1);
});
