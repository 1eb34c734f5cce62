import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api.ts';
import { createQueryClient, userKey } from './query-client.ts';

const client = createQueryClient();
const frogs = ['frogs'];

afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

/** Reads as a page does, until it is closed. */
function openPage(queryFn: () => Promise<unknown>): () => void {
  return new QueryObserver(client, { queryKey: frogs, queryFn }).subscribe(() => undefined);
}

it('a failed query is not retried automatically', async () => {
  const read = vi.fn(() => Promise.reject(new Error('away')));
  const close = openPage(read);

  await vi.waitFor(() => expect(client.getQueryState(frogs)?.status).toBe('error'));
  close();

  expect(read).toHaveBeenCalledTimes(1);
});

it('a loaded query is never stale: another page uses it again', async () => {
  const read = vi.fn(async () => 'green');
  const close = openPage(read);
  await vi.waitFor(() => expect(client.getQueryData(frogs)).toBe('green'));
  close();

  openPage(read)();

  expect(read).toHaveBeenCalledTimes(1);
});

it('queries are not polled, and not refetched on focus or reconnect', async () => {
  vi.useFakeTimers();
  const read = vi.fn(async () => 'green');
  const close = openPage(read);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);

  dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('focus'));
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1000);
  close();

  expect(read).toHaveBeenCalledTimes(1);
});

it('a refused call asks who is signed in, and nothing of theirs again', async () => {
  const refused = new ApiError(401, '', { code: 'sign_in_required', message: '' });
  const read = vi.fn(() => Promise.reject(refused));
  const readUser = vi.fn(async () => null);
  const closeUser = new QueryObserver(client, { queryKey: userKey, queryFn: readUser }).subscribe(() => undefined);
  await vi.waitFor(() => expect(readUser).toHaveBeenCalledTimes(1));

  const close = new QueryObserver(client, { queryKey: [...userKey, 'frogs'], queryFn: read }).subscribe(
    () => undefined,
  );

  await vi.waitFor(() => expect(readUser).toHaveBeenCalledTimes(2));
  expect(read).toHaveBeenCalledTimes(1);
  close();
  closeUser();
});

it('invalidated queries are fetched again', async () => {
  const read = vi.fn(async () => 'green');
  const close = openPage(read);
  await vi.waitFor(() => expect(client.getQueryData(frogs)).toBe('green'));

  await client.invalidateQueries({ queryKey: frogs });
  close();

  expect(read).toHaveBeenCalledTimes(2);
});
