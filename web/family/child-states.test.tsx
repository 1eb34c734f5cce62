import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { Moments } from '#web/app/moments/Moments.tsx';
import { createQueryClient, userKey } from '#web/app/query-client.ts';
import { ConsentNews } from './ConsentNews.tsx';
import { RefusalCard } from './RefusalCard.tsx';
import { UnlessConsentEnded } from './UnlessConsentEnded.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What a child sees whose consent stands like this; the calls that were made. */
function see(
  page: ReactNode,
  status: User['parentalConsentStatus'],
  own: object = {},
  client = createQueryClient(),
): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    if (method === 'PUT') return new Response(null, { status: 204 });
    return Response.json({
      status,
      scopes: [],
      isPaused: false,
      isNews: false,
      eraseAt: null,
      hasGrownUp: true,
      ...own,
    });
  });
  client.setQueryData(userKey, { id: 'maya', kind: 'child', parentalConsentStatus: status } as User);
  render(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
  return calls;
}

test('good news comes once, with what is open now', async () => {
  const calls = see(
    <>
      <Moments />
      <ConsentNews />
    </>,
    'granted',
    { isNews: true, scopes: ['posts', 'buddies'] },
  );

  expect(await screen.findByRole('dialog', { name: 'Your grown-up said yes!' }, { timeout: 5000 })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '✓Write stories and comments',
    '✓Make buddies',
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Hooray!' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual(['GET /api/consent', 'PUT /api/consent/seen']);
});

test('good news on an open screen grows when more opens, as after a signed form', async () => {
  const own = { isNews: true, scopes: ['posts'] };
  const client = createQueryClient();
  const news = (
    <>
      <Moments />
      <ConsentNews />
    </>
  );
  see(news, 'granted', own, client);

  expect(await screen.findAllByRole('listitem', {}, { timeout: 5000 })).toHaveLength(1);

  own.scopes.push('chat');
  await client.invalidateQueries({ queryKey: ['user', 'consent'] });

  expect(await screen.findByText('Chat with buddies')).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test.each(['pending', 'not_needed'] as const)('there is no news to ask for: %s', (status) => {
  expect(see(<ConsentNews />, status)).toEqual([]);
});

test.each([
  ['declined', 'Your grown-up said no'],
  ['revoked', 'Your account is closing'],
  ['expired', 'Your account goes away now'],
] as const)('a child whose account goes reads goodbye: %s', async (status, title) => {
  see(<UnlessConsentEnded>the pond</UnlessConsentEnded>, status, { eraseAt: '2026-11-19T15:00:00.000Z' });

  expect(await screen.findByRole('heading', { name: title }, { timeout: 4000 })).toBeTruthy();
  expect(screen.queryByText('the pond')).toBeNull();
});

test('a child whose e-mail reached a stranger is not told to talk them round', async () => {
  see(<UnlessConsentEnded>the pond</UnlessConsentEnded>, 'declined', { hasGrownUp: false });

  expect(await screen.findByRole('heading', { name: 'We wrote to the wrong person' }, { timeout: 4000 })).toBeTruthy();
  expect(screen.getByText(/sign up again together/)).toBeTruthy();
  expect(screen.queryByText(/change their mind/)).toBeNull();
});

test.each(['pending', 'granted', 'not_needed'] as const)('others stay: %s', (status) => {
  see(<UnlessConsentEnded>the pond</UnlessConsentEnded>, status);

  expect(screen.getByText('the pond')).toBeTruthy();
});

test.each(['consent_required', 'scope_off', 'stronger_consent'] as const)(
  'a child without a yes is shown what is open: %s',
  async (code) => {
    see(<RefusalCard refusal={{ code, message: '' }} />, 'pending');

    expect((await screen.findByRole('link', { name: 'Play a game' })).getAttribute('href')).toBe('/gamification');
  },
);

test.each(['quiet_hours', 'daily_limit', 'paused'] as const)('nobody is sent to a game in a break: %s', (code) => {
  see(<RefusalCard refusal={{ code, message: '' }} />, 'granted');

  expect(screen.getByRole('heading')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a scope that waits for a new yes says so, and so does one that is off', async () => {
  see(<RefusalCard refusal={{ code: 'scope_off', message: '' }} />, 'granted', { isPaused: true });

  expect(await screen.findByRole('heading', { name: 'Your grown-up needs to look again' })).toBeTruthy();

  cleanup();
  see(<RefusalCard refusal={{ code: 'scope_off', message: '' }} />, 'granted');

  expect(await screen.findByRole('heading', { name: 'Your grown-up switched this off' })).toBeTruthy();
});
