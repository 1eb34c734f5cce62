import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaffMessage } from '#contract/safety.ts';
import { Refusal, serve, show } from '#web/app/test-page.tsx';
import { PastStaffMessages } from './PastStaffMessages.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const message = (about: string): StaffMessage => ({
  id: about,
  template: 'kinder',
  about,
  at: '2026-11-18T15:00:00.000Z',
});

function open(past: StaffMessage[], further?: () => unknown) {
  const calls = serve({
    'GET /api/inbox': ({ query }) =>
      query.get('cursor') ? further?.() : { notices: [], past, cursor: further ? 'next' : null, pause: null },
  });
  return { calls, user: show(<PastStaffMessages />) };
}

test('earlier messages stay readable, each with its day', async () => {
  open([message('My frog')]);

  expect(await screen.findByText('A grown-up removed “My frog”.')).toBeTruthy();
  expect(screen.getByText('November 18, 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a child without messages sees no heading', async () => {
  const { calls } = open([]);

  await expect.poll(() => calls).toEqual(['GET /api/inbox']);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('older messages load on demand', async () => {
  const { user } = open([message('My frog')], () => ({
    notices: [],
    past: [message('My newt')],
    cursor: null,
    pause: null,
  }));

  await user.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(await screen.findByText('A grown-up removed “My newt”.')).toBeTruthy();
  expect(screen.getByText('A grown-up removed “My frog”.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('older messages that fail to load leave the others on screen', async () => {
  const { calls, user } = open([message('My frog')], () => new Refusal('unavailable'));

  await user.click(await screen.findByRole('button', { name: 'Show more' }));

  await expect.poll(() => calls).toContain('GET /api/inbox?cursor=next');
  expect(screen.getByText('A grown-up removed “My frog”.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Show more' })).toBeTruthy();
});
