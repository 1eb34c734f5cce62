import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { createQueryClient, userKey } from '../query-client.ts';
import { dispatchSocketMessage } from '../socket/messages.ts';
import { toast } from '../test-page.tsx';
import { SignedOutNote } from './SignedOutNote.tsx';
import { endSession, startSession } from './session.ts';

afterEach(cleanup);

/** A page on which somebody is signed in. */
function open(kind: User['kind'] = 'child') {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { enabled: false } });
  startSession(client, { id: 'maya', kind } as User);
  render(
    <QueryClientProvider client={client}>
      <SignedOutNote />
    </QueryClientProvider>,
  );
  return client;
}
/** As the server answers once the session has ended. */
const loseSession = (client: ReturnType<typeof open>) => act(async () => void client.setQueryData(userKey, null));

test('a child who is signed out by somebody else reads that it is not their fault', async () => {
  const client = open();

  await loseSession(client);

  expect(await screen.findByRole('dialog', { name: "You're signed out" })).toBeTruthy();
  expect(screen.getByText(/It's not your fault/)).toBeTruthy();
});

test('a child whose grown-up closes the account reads who chose it, and whom to talk with', async () => {
  const client = open();

  act(() => dispatchSocketMessage({ type: 'bye', reason: 'account_closing' }));
  await loseSession(client);

  expect(await screen.findByRole('dialog', { name: 'Your account is closing' })).toBeTruthy();
  expect(screen.getByText(/Talk with them/)).toBeTruthy();
});

test('a child whose e-mail reached a stranger is not told that their grown-up chose it', async () => {
  const client = open();

  act(() => dispatchSocketMessage({ type: 'bye', reason: 'wrong_address' }));
  await loseSession(client);

  expect(await screen.findByRole('dialog', { name: 'Your account is closing' })).toBeTruthy();
  expect(screen.getByText(/sign up again together/)).toBeTruthy();
  expect(screen.queryByText(/grown-up chose this/)).toBeNull();
});

test('the note can be closed', async () => {
  await loseSession(open());
  await screen.findByRole('dialog');

  await userEvent.click(screen.getByRole('button', { name: 'Okay' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who logs out needs no note', async () => {
  const client = open();

  act(() => endSession(client));

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('staff read in a toast that they are signed out, and that a note is kept', async () => {
  await loseSession(open('staff'));

  await expect.poll(toast).toMatchObject({ title: "You're signed out", description: expect.stringContaining('note') });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a visitor gets none', async () => {
  const client = open();
  act(() => endSession(client));
  startSession(client, { id: 'maya', kind: 'child' } as User);
  cleanup();
  client.setQueryData(userKey, null);

  render(
    <QueryClientProvider client={client}>
      <SignedOutNote />
    </QueryClientProvider>,
  );

  expect(screen.queryByRole('dialog')).toBeNull();
});
