import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Achievement, DailyChallenge } from '#contract/rewards.ts';
import { MemoryRouter } from '#web/app/MemoryRouter.tsx';
import { Moments } from '#web/app/moments/Moments.tsx';
import { isMomentDue, shownMoment } from '#web/app/moments/queue.ts';
import { createQueryClient, userKey } from '#web/app/query-client.ts';
import { serve, toast } from '#web/app/test-page.tsx';
import { achievement, daily, earned, maya } from '../test-rewards.ts';
import { RewardNews } from './RewardNews.tsx';

const patient = { timeout: 5000 };
const afterStart = (seconds: number): string => new Date(performance.timeOrigin + seconds * 1000).toISOString();
const owl = earned({ earnedAt: afterStart(10) });
const fox = earned({ id: 'fox', name: 'Clever Fox', rarity: 'rare', pointReward: 50, earnedAt: afterStart(20) });
const long = '2020-01-01T00:00:00.000Z';

let client = createQueryClient();
let calls: string[] = [];
let state: { achievements: Achievement[]; challenge: DailyChallenge };

/** Opens Maya's pages with these achievements and this challenge. */
async function visit(achievements: Achievement[], challenge = daily(0)): Promise<void> {
  state = { achievements, challenge };
  client = createQueryClient();
  client.setQueryData(userKey, maya);
  calls = serve({
    'GET /api/user': () => maya,
    'GET /api/achievements': () => state.achievements,
    'GET /api/challenges/daily': () => state.challenge,
  });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Moments />
        <RewardNews />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await waitFor(() => expect(calls).toHaveLength(2));
}

/** A socket message arrives, and the server then answers with this. */
async function receive(next: Partial<typeof state>): Promise<void> {
  state = { ...state, ...next };
  await act(() => client.invalidateQueries({ queryKey: ['rewards'] }));
}

const isCelebrated = (): boolean => isMomentDue() || shownMoment() !== undefined;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a new achievement is celebrated, with a link to it', async () => {
  await visit([achievement()]);

  await receive({ achievements: [owl] });

  expect(await screen.findByText('New: Wise Owl!', undefined, patient)).toBeTruthy();
  expect(screen.getByText('Solve 100 riddles. You got 100 points.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look at it' }).getAttribute('href')).toBe('/gamification?view=achievements');
});

test('one without points does not mention any', async () => {
  await visit([]);

  await receive({ achievements: [{ ...owl, pointReward: 0 }] });

  expect(await screen.findByText('Solve 100 riddles.', undefined, patient)).toBeTruthy();
});

test('several at once share one card', async () => {
  await visit([]);

  await receive({ achievements: [owl] });
  await receive({ achievements: [owl, fox] });

  expect(await screen.findByText('2 new achievements!', undefined, patient)).toBeTruthy();
  expect(screen.getByText('Wise Owl, Clever Fox. You got 150 points.')).toBeTruthy();
});

test('nothing is celebrated again after a reload', async () => {
  await visit([]);
  await receive({ achievements: [owl] });
  await screen.findByText('New: Wise Owl!', undefined, patient);
  cleanup();

  await visit([owl]);

  expect(isCelebrated()).toBe(false);
});

test('achievements from before the first visit on a device are not celebrated', async () => {
  await visit([earned({ earnedAt: long })]);

  expect(isCelebrated()).toBe(false);
});

test('achievements that were earned in the meantime are celebrated at the next visit', async () => {
  await visit([]);
  cleanup();

  await visit([owl]);

  expect(await screen.findByText('New: Wise Owl!', undefined, patient)).toBeTruthy();
});

test('the last task of the challenge opens a dialog with 50 pieces of confetti', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const thrown: Element[] = [];
  Element.prototype.animate = function (): Animation {
    thrown.push(this);
    return {} as Animation;
  };
  await visit([], daily(2));

  await receive({ challenge: daily(3) });

  expect(await screen.findByRole('dialog', { name: 'All done!' }, patient)).toBeTruthy();
  expect(thrown.filter(({ tagName }) => tagName === 'I')).toHaveLength(50);
});

test('claiming closes the dialog, reloads and says so', async () => {
  await visit([], daily(2));
  await receive({ challenge: daily(3) });
  const before = calls.length;

  await userEvent.click(await screen.findByRole('button', { name: 'Claim Reward' }, patient));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toast()?.title).toBe('Reward Claimed!');
  await waitFor(() => expect(calls.slice(before)).toContain('GET /api/challenges/daily'));
});

test('a completed challenge that was not paid yet is celebrated', async () => {
  await visit([], daily(3, { completed: false }));

  expect(await screen.findByRole('dialog', { name: 'All done!' }, patient)).toBeTruthy();
});

test('a challenge that was finished elsewhere or before is not celebrated', async () => {
  await visit([], daily(3));

  expect(isCelebrated()).toBe(false);
});

test('a challenge is celebrated once', async () => {
  await visit([], daily(2));
  await receive({ challenge: daily(3) });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim Reward' }, patient));

  await receive({ challenge: daily(2) });
  await receive({ challenge: daily(3) });

  expect(isCelebrated()).toBe(false);
});
