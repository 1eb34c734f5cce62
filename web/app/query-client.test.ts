import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

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

it('a read that failed is not tried again by itself', async () => {
  const read = vi.fn(() => Promise.reject(new Error('away')));
  const close = openPage(read);

  await vi.waitFor(() => expect(client.getQueryState(frogs)?.status).toBe('error'));
  close();

  expect(read).toHaveBeenCalledTimes(1);
});

it('what was read once is never stale: another page uses it again', async () => {
  const read = vi.fn(async () => 'green');
  const close = openPage(read);
  await vi.waitFor(() => expect(client.getQueryData(frogs)).toBe('green'));
  close();

  openPage(read)();

  expect(read).toHaveBeenCalledTimes(1);
});

it('nothing is polled, and nothing is read again when the window is looked at or the network is back', async () => {
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

it('what was said to have changed is read again', async () => {
  const read = vi.fn(async () => 'green');
  const close = openPage(read);
  await vi.waitFor(() => expect(client.getQueryData(frogs)).toBe('green'));

  await client.invalidateQueries({ queryKey: frogs });
  close();

  expect(read).toHaveBeenCalledTimes(2);
});
