import { describe, expect, it } from 'vitest';
import { advance, isRefused } from './game.ts';
import { type MemoryState, MISMATCH_MS, memoryMatch, TURN_MS } from './memory-match.ts';

const options = {
  pictures: [
    { emoji: '🐸', name: 'frog' },
    { emoji: '🦆', name: 'duck' },
  ],
  timeLimit: 120,
};
const START = 1_000_000;

function flip(state: MemoryState, card: number, at: number, player = 0): MemoryState {
  const next = memoryMatch.play(advance(memoryMatch, state, at), player, { card }, at);
  if (isRefused(next)) throw new Error(next.refused);
  return next;
}

const findPlaces = ({ pictures }: MemoryState, picture: string) =>
  pictures.flatMap((one, place) => (one.emoji === picture ? [place] : [])) as [number, number];

describe('memory match alone', () => {
  const dealt = memoryMatch.deal('a seed', options, 1);
  const [frog, otherFrog] = findPlaces(dealt, '🐸');
  const [duck, otherDuck] = findPlaces(dealt, '🦆');

  it('starts the clock at the first card', () => {
    expect(memoryMatch.due(dealt)).toBeNull();
    expect(memoryMatch.due(flip(dealt, frog, START))).toBe(START + 120_000);
  });

  it('hides two different cards after a second, and allows no third one before that', () => {
    const two = flip(flip(dealt, frog, START), duck, START + 500);

    expect(memoryMatch.play(two, 0, { card: otherDuck }, START + 600)).toEqual({ refused: 'too_early' });
    expect(memoryMatch.due(two)).toBe(START + 500 + MISMATCH_MS);
    expect(memoryMatch.view(advance(memoryMatch, two, START + 1500), 0).cards.map(({ face }) => face)).toEqual(
      Array(4).fill('down'),
    );
  });

  it('refuses a card that is open, found or missing', () => {
    const open = flip(dealt, frog, START);
    const found = flip(open, otherFrog, START + 500);

    expect(memoryMatch.play(open, 0, { card: frog }, START)).toEqual({ refused: 'not_possible' });
    expect(memoryMatch.play(found, 0, { card: frog }, START)).toEqual({ refused: 'not_possible' });
    expect(memoryMatch.play(found, 0, { card: 99 }, START)).toEqual({ refused: 'not_possible' });
  });

  it('ends with the last pair, and pays the full reward', () => {
    const order = [frog, otherFrog, duck, otherDuck];
    const done = order.reduce((state, card, nth) => flip(state, card, START + nth * 800), dealt);

    expect(memoryMatch.result(done)).toEqual([
      { score: 100, completed: true, share: { part: 1, whole: 1 }, tooFast: false },
    ]);
    expect(memoryMatch.play(done, 0, { card: 0 }, START)).toEqual({ refused: 'over' });
  });

  it('ends when the time runs out, and pays half of what was found', () => {
    const one = flip(flip(dealt, frog, START), otherFrog, START + 800);
    const over = advance(memoryMatch, one, START + 120_000);

    expect(memoryMatch.result(over)).toEqual([
      { score: 50, completed: false, share: { part: 1, whole: 4 }, tooFast: false },
    ]);
  });

  it('detects a round that was too fast for a person', () => {
    const order = [frog, otherFrog, duck, otherDuck];
    const done = order.reduce((state, card, nth) => flip(state, card, START + nth * 50), dealt);

    expect(memoryMatch.result(done)?.[0]?.tooFast).toBe(true);
  });

  it('never ends by itself without a timer', () => {
    const untimed = memoryMatch.deal('a seed', { ...options, timeLimit: null }, 1);

    expect(memoryMatch.due(flip(untimed, frog, START))).toBeNull();
  });
});

describe('memory match together', () => {
  const dealt = memoryMatch.deal('a seed', options, 2);
  const [frog, otherFrog] = findPlaces(dealt, '🐸');
  const [duck] = findPlaces(dealt, '🦆');

  it('lets a player who found a pair go on, and passes the turn after a miss', () => {
    const found = flip(flip(dealt, frog, START), otherFrog, START + 500);
    const missed = advance(memoryMatch, flip(flip(dealt, frog, START), duck, START + 500), START + 1500);

    expect(found.turn).toBe(0);
    expect(missed.turn).toBe(1);
    expect(memoryMatch.play(missed, 0, { card: frog }, START + 1500)).toEqual({ refused: 'not_your_turn' });
  });

  it('passes a turn on if its player does nothing', () => {
    const waiting = flip(dealt, frog, START);

    expect(advance(memoryMatch, waiting, START + TURN_MS)).toMatchObject({ turn: 1, open: [] });
  });
});
