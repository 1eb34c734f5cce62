import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { createQueryClient, userKey } from '#web/app/query-client.ts';
import { StaffHome } from './StaffHome.tsx';

const hour = new Date().toISOString();
const session = { id: '1', device: 'Firefox Linux', createdAt: hour, lastUsedAt: hour, current: true };

beforeEach(() =>
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/api/sessions' ? { sessions: [session] } : { isSet: true, recoveryCodesLeft: 9 }),
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(role: 'moderator' | 'admin'): void {
  const client = createQueryClient();
  client.setQueryData(userKey, { id: 'ines', kind: 'staff', username: 'ines_desk', role } as unknown as User);
  render(
    <QueryClientProvider client={client}>
      <StaffHome admin={<p>the admin panel</p>} />
    </QueryClientProvider>,
  );
}

test('a moderator finds what families read, and where they are signed in', async () => {
  open('moderator');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, ines_desk');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/help', '/privacy', '/terms']);
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy();
  expect(await screen.findByText(/You have 9 recovery codes left/)).toBeTruthy();
  expect(screen.queryByText(/npm run staff/)).toBeNull();
});

test('an admin also finds what is done at the server', () => {
  open('admin');

  expect(screen.getAllByText(/^npm run staff/)).toHaveLength(6);
});

test('a moderator is not led to the admin panel', () => {
  open('moderator');

  expect(screen.queryByText('the admin panel')).toBeNull();
});

test('an admin finds the way to the admin panel', () => {
  open('admin');

  expect(screen.getByText('the admin panel')).toBeTruthy();
});

test('the page stays useful when nothing of it can be loaded', async () => {
  vi.stubGlobal('fetch', async () => new Response('oh no', { status: 503 }));
  open('moderator');

  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Privacy' })).toBeTruthy();
});
