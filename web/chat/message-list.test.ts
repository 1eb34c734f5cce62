import { expect, test } from 'vitest';
import type { ChatMessage } from '#contract/chat.ts';
import { byDay, markRead, merge, withoutArrived } from './message-list.ts';

const message = (seq: number, given: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${seq}`,
  clientId: `c${seq}`,
  senderId: 'leo',
  receiverId: 'maya',
  seq,
  kind: 'words',
  message: 'hello',
  isMasked: false,
  status: 'sent',
  readAt: null,
  createdAt: '2026-11-18T15:00:00Z',
  shownAt: '2026-11-18T15:00:00Z',
  ...given,
});

test('a message that arrives twice is listed once, in its place, in its newest state', () => {
  const merged = merge([message(1), message(3)], [message(2), message(3, { readAt: 'now' })]);

  expect(merged.map(({ seq, readAt }) => [seq, readAt])).toEqual([
    [1, null],
    [2, null],
    [3, 'now'],
  ]);
});

test('a held message that staff approve moves to the end', () => {
  const merged = merge([message(1, { id: 'held', status: 'held' }), message(2)], [message(3, { id: 'held' })]);

  expect(merged.map(({ id }) => id)).toEqual(['m2', 'held']);
});

test('held messages come after the one before them, in the order they were sent', () => {
  const held = (id: string, second: number) =>
    message(1, { id, status: 'held', createdAt: `2026-11-18T15:00:0${second}Z` });
  const merged = merge([message(2), held('second', 2), held('first', 1)], [message(1)]);

  expect(merged.map(({ id }) => id)).toEqual(['m1', 'first', 'second', 'm2']);
});

test('reading marks received messages up to there, and nothing else', () => {
  const own = message(2, { senderId: 'maya', receiverId: 'leo' });
  const marked = markRead([message(1), own, message(3)], 'maya', 2, 'now');

  expect(marked.map(({ readAt }) => readAt)).toEqual(['now', null, null]);
});

test('a message that did arrive is no longer pending', () => {
  const unsent = ['c1', 'c9'].map((clientId) => ({ form: { clientId }, at: '', state: 'failed' as const }));

  expect(withoutArrived(unsent, [message(1)]).map(({ form }) => form.clientId)).toEqual(['c9']);
});

test('messages are grouped by day', () => {
  const days = byDay([message(1), message(2), message(3, { shownAt: '2026-11-20T15:00:00Z' })]);

  expect(days.map(({ messages }) => messages.length)).toEqual([2, 1]);
});
