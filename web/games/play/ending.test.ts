import { expect, test } from 'vitest';
import type { GameView } from '#contract/games.ts';
import { formatReached } from './ending.ts';

const memory = (found: number): GameView => ({
  kind: 'memory_match',
  cards: [],
  hideAt: null,
  turn: 0,
  found: [found],
  pairs: 8,
  flips: 4,
  timeLimit: 120,
  endsAt: 120_000,
  isOver: true,
});

test('a game of pairs that ran out of time says how many were found', () => {
  expect(formatReached(memory(3))).toBe('Pairs found: 3 of 8.');
});

test('a game of pairs that is won shows no count', () => {
  expect(formatReached(memory(8))).toBeUndefined();
});
