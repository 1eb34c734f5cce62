import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { api } from './api.ts';
import { LiveSync } from './LiveSync.tsx';
import { useSession } from './session/session.ts';
import { type Answers, Refusal, serve, show } from './test-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Thing() {
  const { data, isError } = useQuery({
    queryKey: ['thing'],
    queryFn: () => api({ ...readUser, route: 'GET /api/thing' }),
  });
  const { status } = useSession();
  return (
    <p>
      {status}, {isError ? 'failed' : data ? 'loaded' : 'loading'}
    </p>
  );
}

function open(answers: Answers) {
  const calls = serve({ 'GET /api/user': () => new Refusal('sign_in_required'), ...answers });
  show(
    <>
      <LiveSync />
      <Thing />
    </>,
  );
  return calls;
}

const backOnline = () => act(() => void dispatchEvent(new Event('online')));

test('failed queries are fetched again when the network is back', async () => {
  let isAway = true;
  open({ 'GET /api/thing': () => (isAway ? Promise.reject(new TypeError('no network')) : {}) });
  await screen.findByText('signed-out, failed');

  isAway = false;
  backOnline();

  expect(await screen.findByText('signed-out, loaded')).toBeTruthy();
});

test('loaded queries are not fetched again when the network is back', async () => {
  const calls = open({ 'GET /api/thing': () => ({}) });
  await screen.findByText('signed-out, loaded');

  backOnline();
  await act(() => Promise.resolve());

  expect(calls.filter((call) => call === 'GET /api/thing')).toHaveLength(1);
});

test.each([
  ['a visitor has none', new Refusal('sign_in_required'), 0],
  [
    'a suspended child has none',
    { id: 'maya', kind: 'child', settings: {}, suspendedUntil: '2026-11-18T15:00:00Z' },
    0,
  ],
  ['a child has one', { id: 'maya', kind: 'child', settings: {} }, 1],
])('of sockets %s', async (_who, user, count) => {
  const opened = vi.fn();
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        opened();
      }
      close() {}
    },
  );
  open({ 'GET /api/user': () => user, 'GET /api/thing': () => ({}) });
  await screen.findByText(/loaded$/);

  await import('./socket/socket.ts');
  await act(() => new Promise((resolve) => setTimeout(resolve)));

  expect(opened).toHaveBeenCalledTimes(count);
});
