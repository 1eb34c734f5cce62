import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { advance } from '#contract/rules/games/game.ts';
import { type MemoryState, memoryMatch } from '#contract/rules/games/memory-match.ts';
import { changeAppearance } from '#web/ui/style/appearance.ts';
import { showBoard } from '../play/test-board.tsx';
import { Board } from './Board.tsx';

const [frog, duck] = [
  { emoji: '🐸', name: 'frog' },
  { emoji: '🦆', name: 'duck' },
];
const rules = {
  ...memoryMatch,
  play: (state: MemoryState, seat: number, move: { card: number }, at: number) =>
    memoryMatch.play(advance(memoryMatch, state, at), seat, move, at),
};
const open = (dealt: Partial<MemoryState> = {}) =>
  showBoard(rules, Board, {
    ...memoryMatch.deal('a seed', { pictures: [frog, duck], timeLimit: 120 }, 1),
    pictures: [frog, duck, frog, duck],
    ...dealt,
  });
const names = () => screen.getAllByRole('button').map((card) => card.getAttribute('aria-label'));
const card = (nth: number) => screen.getAllByRole('button')[nth - 1] as HTMLElement;

afterEach(() => {
  vi.useRealTimers();
  changeAppearance({ motion: undefined });
  document.body.replaceChildren();
});

it('says when the time starts, or that there is no hurry', () => {
  open();
  expect(screen.getByText('Tap a card. Then the time starts.')).toBeTruthy();
  document.body.replaceChildren();

  open({ limitMs: null });
  expect(screen.getByText('Tap two cards. Are they the same?')).toBeTruthy();
});

it('names its cards by their places, and by their pictures once they are open', async () => {
  const { user, said } = open();
  expect(names()).toEqual(['Card 1', 'Card 2', 'Card 3', 'Card 4']);

  await user.click(card(2));

  expect(names()).toEqual(['Card 1', 'Card 2: duck', 'Card 3', 'Card 4']);
  expect(said).toEqual(['duck. Where is the other one?']);
});

it('says when two cards are a pair, and when all are found', async () => {
  const { user, said } = open();

  for (const nth of [1, 3, 2, 4]) await user.click(card(nth));

  expect(said.filter((_, nth) => nth % 2 === 1)).toEqual([
    "Two of a kind: frog! That's a pair.",
    'You found all pairs!',
  ]);
  expect(names()).toEqual(['Card 1: frog, found', 'Card 2: duck, found', 'Card 3: frog, found', 'Card 4: duck, found']);
});

it('hides two different cards again after a second', async () => {
  const { user, said } = open();
  await user.click(card(1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: Date.now() });

  await act(async () => {
    card(2).click();
  });
  expect(names()).toEqual(['Card 1: frog', 'Card 2: duck', 'Card 3', 'Card 4']);
  expect(said.at(-1)).toBe('Not a pair: frog and duck.');
  await act(() => vi.advanceTimersByTimeAsync(1001));

  expect(names()).toEqual(['Card 1', 'Card 2', 'Card 3', 'Card 4']);
});

it('opens no third card while two are open, and no card twice', async () => {
  const { user, moves } = open();
  await user.dblClick(card(1));
  await user.click(card(2));

  await user.click(card(3));

  expect(moves).toEqual([{ card: 0 }, { card: 1 }]);
});

it('turns a card at once, and back if the move is lost', async () => {
  const { user, hold } = open();
  const line = hold();

  await user.click(card(1));
  expect(card(1).dataset['face']).toBe('up');
  line.lose();

  await vi.waitFor(() => expect(card(1).dataset['face']).toBe('down'));
});

it('works by keyboard: arrows, Home and End move, Enter and Space turn', async () => {
  const { user, moves } = open();
  card(1).focus();

  await user.keyboard('{ArrowRight}{Enter}{End} {Home}{ArrowLeft}');

  expect(moves).toEqual([{ card: 1 }, { card: 3 }]);
  expect(document.activeElement).toBe(card(1));
});

it('is one tab stop', async () => {
  const { user } = open();
  await user.click(card(3));

  expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1]);
});

it('shows sparks for a pair, but not with reduced motion', async () => {
  const lively = open();
  for (const nth of [1, 3]) await lively.user.click(card(nth));
  const thrown = document.querySelectorAll('[data-spark]').length;
  document.body.replaceChildren();
  changeAppearance({ motion: 'off' });

  const still = open();
  for (const nth of [1, 3]) await still.user.click(card(nth));

  expect(thrown).toBeGreaterThan(0);
  expect(document.querySelectorAll('[data-spark]')).toHaveLength(0);
});
