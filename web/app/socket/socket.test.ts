import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { openSocket } from './socket.ts';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  send(): void {}
}

const client = createQueryClient();
const again = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
const fetched = (): unknown[] => again.mock.calls.map(([filters]) => filters?.queryKey?.[0]);
const newest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
let socket: { close(): void };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  again.mockClear();
  socket = openSocket(client, 'ws://pond.example/ws');
  newest().open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what has changed is fetched again, and nothing else', () => {
  newest().say({ type: 'changed', what: 'points' });
  newest().onmessage?.({ data: 'no frame at all' });

  expect(fetched()).toEqual(['points']);
});

test('after a loss it comes back and fetches what it may have missed', () => {
  newest().close();
  vi.advanceTimersByTime(2000);

  expect(FakeSocket.all).toHaveLength(2);

  newest().open();

  expect(fetched()).toEqual([
    'user',
    'points',
    'unread',
    'chat',
    'requests',
    'activities',
    'posts',
    'moderation',
    'games',
  ]);
});

test('it waits longer after every failure, and asks who is signed in', () => {
  for (const wait of [1300, 2600, 5200]) {
    newest().close();
    vi.advanceTimersByTime(wait);
  }

  expect(FakeSocket.all).toHaveLength(4);
  expect(fetched()).toContain('user');
});

test('signed out elsewhere, it asks who is signed in and stays away', () => {
  newest().say({ type: 'bye', reason: 'signed_out' });
  vi.advanceTimersByTime(600_000);

  expect(fetched()).toEqual(['user']);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a server that restarts is come back to', () => {
  newest().say({ type: 'bye', reason: 'restarting' });
  newest().close();

  vi.advanceTimersByTime(2000);

  expect(FakeSocket.all).toHaveLength(2);
});
