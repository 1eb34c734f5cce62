import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MemoryView } from '#contract/games/memory-match.ts';
import { show } from '#web/app/test-page.tsx';
import { boardProps, memoryView } from '../test-room.ts';
import { MemoryBoard } from './MemoryBoard.tsx';

afterEach(cleanup);

const frog = { emoji: '🐸', name: 'frog' };

function play(given: Partial<MemoryView> = {}) {
  const onMove = vi.fn(() => true);
  const user = show(<MemoryBoard {...boardProps} view={memoryView(given)} onMove={onMove} />);
  return { onMove, user };
}

const withFirst = (card: MemoryView['cards'][number]) => [card, ...memoryView().cards.slice(1)];

test('a tap turns a card over', async () => {
  const { onMove, user } = play();

  await user.click(screen.getByRole('button', { name: 'Card 3' }));

  expect(onMove).toHaveBeenCalledWith({ card: 2 });
});

test("on another player's turn no card turns over, and the board names the player", async () => {
  const { onMove, user } = play({ turn: 1 });

  await user.click(screen.getByRole('button', { name: 'Card 3' }));

  expect(onMove).not.toHaveBeenCalled();
  expect(screen.getByText("Leo's turn")).toBeTruthy();
});

test("an open card has a name, and isn't turned over again", async () => {
  const { onMove, user } = play({ cards: withFirst({ face: 'up', picture: frog }) });

  await user.click(screen.getByRole('button', { name: 'Card 1: frog' }));

  expect(onMove).not.toHaveBeenCalled();
  expect(screen.getByText('Now find its pair!')).toBeTruthy();
});

test('a pair says who found it', () => {
  play({ cards: withFirst({ face: 'matched', picture: frog, by: 2 }), found: [0, 0, 1] });

  expect(screen.getByRole('button', { name: 'Card 1: frog, found by Zoe' })).toBeTruthy();
});

test('arrow keys move between the cards', async () => {
  const { onMove, user } = play();
  const grid = screen.getByRole('group', { name: 'Cards' });
  // As if the browser had room for four columns.
  grid.style.gridTemplateColumns = '48px 48px 48px 48px';
  const cards = within(grid);
  cards.getByRole('button', { name: 'Card 1' }).focus();

  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');

  expect(onMove).toHaveBeenCalledWith({ card: 5 });
});
