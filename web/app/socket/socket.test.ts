import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPreloadedAnswers, takePreloadedAnswer } from '../preloaded-answers.ts';
import { createQueryClient } from '../query-client.ts';
import { joinAndRejoin, sendOnceJoined, sendSocketMessage } from './messages.ts';
import { openSocket } from './socket.ts';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  readonly address: string;

  constructor(address: string) {
    this.address = address;
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

  sent: object[] = [];

  send(frame: string): void {
    this.sent.push(JSON.parse(frame));
  }
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

test('what the server sent with the page is not shown once something has changed', () => {
  document.body.innerHTML = '<script type="application/json" id="answers">{"/api/a":1,"/api/b":2}</script>';
  readPreloadedAnswers();

  newest().say({ type: 'typing', userId: 'maya', isTyping: true });
  const before = takePreloadedAnswer('/api/a');
  newest().say({ type: 'changed', what: 'unread' });

  expect(before).toBe(1);
  expect(takePreloadedAnswer('/api/b')).toBeUndefined();
});

test('only queries that have changed are fetched again', () => {
  newest().say({ type: 'changed', what: 'points' });
  newest().onmessage?.({ data: 'no frame at all' });

  expect(fetched()).toEqual(['points']);
});

test('the socket reconnects after a loss, and refetches what it may have missed', () => {
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
    'rewards',
  ]);
});

test('the first socket says how old the page is, and refetches what the server has sent since', () => {
  newest().say({ type: 'missed' });

  expect(newest().address).toMatch(/^ws:\/\/pond\.example\/ws\?age=\d+$/);
  expect(fetched()).toContain('chat');

  newest().close();
  vi.advanceTimersByTime(2000);

  expect(newest().address).toBe('ws://pond.example/ws');
});

test('the socket waits longer after every failure, and refetches the session', () => {
  for (const wait of [1300, 2600, 5200]) {
    newest().close();
    vi.advanceTimersByTime(wait);
  }

  expect(FakeSocket.all).toHaveLength(4);
  expect(fetched()).toContain('user');
});

test('after a sign-out elsewhere the socket refetches the session and does not reconnect', () => {
  newest().say({ type: 'bye', reason: 'signed_out' });
  vi.advanceTimersByTime(600_000);

  expect(again.mock.calls).toEqual([[{ queryKey: ['user'], exact: true }]]);
  expect(FakeSocket.all).toHaveLength(1);
});

test('the socket reconnects to a restarted server', () => {
  newest().say({ type: 'bye', reason: 'restarting' });
  newest().close();

  vi.advanceTimersByTime(2000);

  expect(FakeSocket.all).toHaveLength(2);
});

const userId = '0b7e7a0e-7c1e-4d7b-9d0e-000000000001';
const join = { type: 'join_chat', userId } as const;
const leave = { type: 'leave_chat', userId } as const;
const typing = { type: 'typing_start', userId } as const;

test('messages wait until the chat is joined', () => {
  newest().close();
  const end = joinAndRejoin(join, leave);
  sendOnceJoined('typing', typing);

  vi.advanceTimersByTime(2000);
  newest().open();

  expect(newest().sent).toEqual([join, typing]);
  end();
});

test('a message that changes while it waits is sent once, in its last state', () => {
  newest().close();
  sendOnceJoined('read', { type: 'mark_read', userId, upTo: 1 });
  sendOnceJoined('read', { type: 'mark_read', userId, upTo: 2 });

  vi.advanceTimersByTime(2000);
  newest().open();

  expect(newest().sent).toEqual([{ type: 'mark_read', userId, upTo: 2 }]);
});

test('after every loss it joins again, until the screen is left', () => {
  const end = joinAndRejoin(join, leave);

  expect(newest().sent).toEqual([join]);

  newest().close();
  vi.advanceTimersByTime(2000);
  newest().open();
  end();

  expect(newest().sent).toEqual([join, leave]);

  newest().close();
  vi.advanceTimersByTime(2000);
  newest().open();

  expect(newest().sent).toEqual([]);
});

test('the socket closes without a network, and opens again with one', () => {
  dispatchEvent(new Event('offline'));

  expect(sendSocketMessage(typing)).toBe(false);

  dispatchEvent(new Event('online'));
  newest().open();

  expect(sendSocketMessage(typing)).toBe(true);
});

test('a connection that has died without a sign is replaced', () => {
  vi.advanceTimersByTime(45_000);
  newest().say({ type: 'pong' });
  vi.advanceTimersByTime(45_000);

  expect(FakeSocket.all).toHaveLength(1);

  vi.advanceTimersByTime(45_000);

  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[0]?.readyState).toBe(3);

  again.mockClear();
  newest().open();

  expect(fetched()).toContain('requests');
});

test('a closing socket sends nothing any more', () => {
  newest().readyState = 2;

  expect(sendSocketMessage(typing)).toBe(false);
  expect(newest().sent).toEqual([]);
});
