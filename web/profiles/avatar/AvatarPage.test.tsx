import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { Pages } from '#web/routes.tsx';

const maya = {
  id: 'maya',
  kind: 'child',
  username: 'pondskater',
  displayName: 'Maya',
  avatar: { emoji: '🐸', background: '#f8f9fa' },
  favoriteColor: 'mint',
  bio: '',
  waiting: { displayName: null, bio: null },
  settings: {},
  createdAt: '2026-11-18T15:00:00.000Z',
  can: { meetOthers: true, writePosts: true, editName: true },
} as unknown as User;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(saving: () => unknown) {
  const calls = serve({ 'GET /api/user': () => maya, 'PUT /api/user/avatar': saving });
  const hands = show(<Pages />, '/avatar-selector');
  await screen.findByRole('heading', { name: 'My picture' });
  return { calls, hands };
}

it('shows what a child has, and takes another picture and background', async () => {
  const { calls, hands } = await open(() => maya);

  expect(screen.getByRole<HTMLInputElement>('radio', { name: '🐸' }).checked).toBe(true);

  await hands.click(screen.getByRole('tab', { name: 'Fantasy' }));
  await hands.click(screen.getByRole('radio', { name: '🐉' }));
  await hands.click(screen.getByRole('button', { name: 'Background' }));
  await hands.click(await screen.findByRole('radio', { name: 'Lavender' }));
  await hands.click(screen.getByRole('button', { name: 'Done' }));
  await hands.click(screen.getByRole('button', { name: 'Save my picture' }));

  expect(calls).toContain('PUT /api/user/avatar {"emoji":"🐉","background":"#e5dbff"}');
  expect(await screen.findByRole('heading', { name: 'Maya' })).toBeTruthy(); // back on the profile
});

it('picks one of all at random', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const { calls, hands } = await open(() => maya);

  await hands.click(screen.getByRole('button', { name: 'Random Pick' }));
  await hands.click(screen.getByRole('button', { name: 'Save my picture' }));

  await waitFor(() => expect(calls).toContain('PUT /api/user/avatar {"emoji":"⛰️","background":"#da77f2"}'));

  vi.restoreAllMocks();
});

it('keeps the choice when it cannot be saved, and says so', async () => {
  const { hands } = await open(() => new Refusal('unavailable'));

  await hands.click(screen.getByRole('radio', { name: '🦊' }));
  await hands.click(screen.getByRole('button', { name: 'Save my picture' }));

  await waitFor(() => expect(toast()?.title).toBe("We couldn't save that"));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '🦊' }).checked).toBe(true);
});

it('stays open to a suspended child', async () => {
  const suspended = { ...maya, suspendedUntil: new Date(Date.now() + 60_000).toISOString() };
  serve({ 'GET /api/user': () => suspended });

  show(<Pages />, '/avatar-selector');

  expect(await screen.findByRole('heading', { name: 'My picture' })).toBeTruthy();
});
