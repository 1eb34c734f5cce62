import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/MemoryRouter.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { LandingPage } from './LandingPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const riddle = { id: 'abcd', difficulty: 'easy', points: 20 };

function open(count: number | (() => number), riddleStatus = 200, question = 'What am I?'): void {
  const counted = (): number => (typeof count === 'number' ? count : count());
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/user-count'
      ? new Response(JSON.stringify({ count: counted() }))
      : new Response(JSON.stringify({ ...riddle, question }), { status: riddleStatus }),
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LandingPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const leadsTo = (name: string): (string | null)[] =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('a visitor is welcomed, and led on to join, to learn more or to come back in', () => {
  open(0);

  expect(screen.getByText('Welcome to Lilypad')).toBeTruthy();
  expect(new Set(leadsTo('Join the Fun'))).toEqual(new Set(['/auth?tab=sign-up']));
  expect(leadsTo('Learn More')).toEqual(['/help']);
  expect(leadsTo('Sign in')).toEqual(['/auth']);
});

test('three features wait, and a parent finds Trust and Safety', () => {
  open(0);
  const features = screen.getByRole('region', { name: "What's waiting for you" });

  expect(within(features).getAllByRole('listitem')).toHaveLength(3);

  const trust = screen.getByRole('region', { name: 'Trust and Safety' });
  expect(within(trust).getAllByRole('listitem').length).toBeGreaterThan(3);
});

describe("today's riddle", () => {
  test('may be read by a visitor, who is invited to guess it', async () => {
    open(0);

    expect(await screen.findByRole('heading', { name: 'What am I?' })).toBeTruthy();
    expect(leadsTo('Join and guess')).toEqual(['/auth?tab=sign-up']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('looks the same on a device without emoji of its own', async () => {
    open(0, 200, 'What comes next? 🐱 🐶');

    const riddle = await screen.findByRole('heading', { name: /What comes next/ });

    expect(Array.from(riddle.querySelectorAll('use'), (use) => use.getAttribute('href'))).toEqual([
      '#emoji-1f431',
      '#emoji-1f436',
    ]);
  });

  test('is not missed where there is none', async () => {
    open(0, 404);

    await vi.waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  });
});

describe('the number of children', () => {
  test('is told', async () => {
    open(1200);

    expect(await screen.findByText('1,200 kids are already hopping around')).toBeTruthy();
  });

  test('is hidden in an empty pond', async () => {
    open(0);

    await screen.findByRole('heading', { name: 'What am I?' });
    expect(screen.queryByText(/hopping around/)).toBeNull();
  });

  test('is requested again after five minutes, and not before', async () => {
    vi.useFakeTimers();
    let count = 7;
    open(() => count);

    await vi.advanceTimersByTimeAsync(100);

    expect(screen.getByText('7 kids are already hopping around')).toBeTruthy();

    count = 8;
    await vi.advanceTimersByTimeAsync(299_000);

    expect(screen.queryByText(/^8 kids/)).toBeNull();

    await vi.advanceTimersByTimeAsync(2_000);

    expect(screen.getByText('8 kids are already hopping around')).toBeTruthy();
  });
});
