import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/MemoryRouter.tsx';
import { help } from '#web/app/messages/en/help.ts';
import { landing } from '#web/app/messages/en/landing.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { LandingPage } from './LandingPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const riddle = { id: 'abcd', question: 'What am I?', difficulty: 'easy', points: 20 };

function open(count: number, riddleStatus = 200): void {
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/user-count'
      ? new Response(JSON.stringify({ count }))
      : new Response(JSON.stringify(riddle), { status: riddleStatus }),
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LandingPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("a visitor may read today's riddle and is invited to guess it", async () => {
  open(1200);
  expect(await screen.findByRole('heading', { name: 'What am I?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Join and guess' }).getAttribute('href')).toBe('/auth?tab=sign-up');
  expect(await screen.findByText('1,200 kids are already hopping around')).toBeTruthy();
});

test('an empty pond does not count itself, and a missing riddle is not missed', async () => {
  open(0, 404);
  await vi.waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(screen.queryByText(/hopping around/)).toBeNull();
});

test('no page promises what is not there yet', () => {
  const promises = Object.values({ ...landing, ...help }).flatMap((text) =>
    typeof text === 'string' ? [text] : Object.values(text),
  );
  expect(promises.filter((text) => /\bAI\b|24\/7|COPPA|\bchat|\bbudd(y|ies)\b|weekly|filter/i.test(text))).toEqual([]);
});
