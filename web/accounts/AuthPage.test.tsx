import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/MemoryRouter.tsx';
import { createQueryClient, userKey } from '#web/app/query-client.ts';
import { AuthPage } from './AuthPage.tsx';
import { keepPending } from './pending.ts';

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const pending = {
  username: 'maya_hops',
  signupId: 'abc',
  email: 'o•••r@example.org',
  toParent: true,
  expiresAt: inAnHour,
  resendAfter: inAnHour,
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function serve(status: number, body: unknown) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function open() {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter at="/auth">
        <AuthPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

async function typeCode(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Type in the code' }));
  await userEvent.click(await screen.findByRole('textbox', { name: 'The 6 numbers' }));
  await userEvent.keyboard('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Verify and Create Account' }));
}

test('a code that was asked for earlier in this browser can be typed in later', async () => {
  keepPending(pending);
  const fetch = serve(201, { id: '1', username: 'maya' });
  const client = open();
  await typeCode();
  await vi.waitFor(() => expect(client.getQueryData(userKey)).toMatchObject({ username: 'maya' }));
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({ signupId: 'abc', code: '123456' });
  expect(localStorage.getItem('sign-up')).toBeNull();
});

test('leaving the dialog keeps the code waiting', async () => {
  keepPending(pending);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Type in the code' }));
  expect((await screen.findByLabelText<HTMLInputElement>('The mail went to')).value).toBe('o•••r@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Your code is waiting')).toBeTruthy();
});

test('a wrong code is said beside the boxes and can be mended', async () => {
  keepPending(pending);
  serve(400, { error: { code: 'wrong_code', message: 'That code is not right.' } });
  open();
  await typeCode();
  expect(await screen.findByText('That code is not right.')).toBeTruthy();
});

test('after the last try one starts again', async () => {
  keepPending(pending);
  serve(410, { error: { code: 'gone', message: 'This has run out.' } });
  open();
  await typeCode();
  await userEvent.click(await screen.findByRole('button', { name: 'Start again' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Your code is waiting')).toBeNull();
});

test('a code that has run out is not offered', () => {
  keepPending({ ...pending, expiresAt: '2020-01-01T00:00:00Z' });
  open();
  expect(screen.queryByText('Your code is waiting')).toBeNull();
});

test('signing in needs a username and a password', async () => {
  const fetch = serve(200, {});
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByText('Username is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});
