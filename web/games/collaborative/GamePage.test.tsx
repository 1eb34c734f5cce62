import { act, cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import type { GameRoom } from '#contract/collaborative-games.ts';
import { isInterruptible } from '#web/app/moments/interruptible.ts';
import { dispatchSocketMessage } from '#web/app/socket/messages.ts';
import { Refusal, serve, show } from '#web/app/test-page.tsx';
import { GamePage } from './GamePage.tsx';
import { gameId, leo, maya, memoryView, room, zoe } from './test-room.ts';

afterEach(cleanup);

function visit(answer: () => GameRoom | Refusal): UserEvent {
  serve({
    'GET /api/user': () => ({ id: maya.id, kind: 'child', can: {} }),
    [`GET /api/collaborative-games/${gameId}`]: answer,
  });
  return show(
    <Route path="/game/:id">
      <GamePage />
    </Route>,
    `/game/${gameId}`,
  );
}

async function open(given: GameRoom): Promise<void> {
  visit(() => given);
  await screen.findByRole('heading', { level: 1, name: 'Pond Party' });
}

test('celebrations wait while the players gather, and come after the game', async () => {
  await open(room({ status: 'waiting' }));

  expect(isInterruptible()).toBe(false);

  cleanup();
  await open(room({ status: 'completed' }));

  expect(isInterruptible()).toBe(true);
});

test('children with the same score share the star, and read that it is a tie', async () => {
  const found = memoryView({ found: [3, 3, 2], isOver: true });
  const [first, second, third] = [maya, leo, zoe].map((player, at) => ({ ...player, score: [6, 6, 4][at] ?? 0 }));
  const given = room({ status: 'completed', gameType: 'memory_match' }, found);

  await open({ ...given, players: [first, second, third].filter((player) => player !== undefined) });

  expect(screen.getAllByText(/It's a tie!/)).toHaveLength(2);
  expect(screen.getByText(/Great game/)).toBeTruthy();
  expect(screen.queryByText(/Most pairs/)).toBeNull();
});

test('the end of a game is heard at once: the points, and that it is a tie', async () => {
  await open(room({ status: 'in_progress', gameType: 'memory_match' }, memoryView()));
  const found = memoryView({ found: [4, 4, 0], isOver: true });
  const over = room({ status: 'completed', gameType: 'memory_match' }, found);
  const scores = [
    { ...maya, score: 8, pointsAwarded: 20 },
    { ...leo, score: 8 },
  ];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();

  act(() => dispatchSocketMessage({ type: 'game_state', game: { ...over, players: scores } }));

  const heading = await screen.findByRole('heading', { name: 'Well played, everyone!' });
  const parts = heading.getAttribute('aria-describedby')?.split(' ') ?? [];
  const heard = parts.map((part) => document.getElementById(part)?.textContent).join(' ');
  expect(document.activeElement).toBe(heading);
  expect(heard).toMatch(/You earned 20 points.*Maya.*It's a tie!.*Leo.*It's a tie!/);
});

test('the one child with the most pairs has the star alone', async () => {
  const given = room({ status: 'completed', gameType: 'memory_match' }, memoryView({ found: [4, 4, 0], isOver: true }));

  await open({ ...given, players: [{ ...maya, score: 8 }, leo] });

  expect(screen.getAllByText(/Most pairs/)).toHaveLength(1);
  expect(screen.queryByText(/It's a tie!/)).toBeNull();
});

test('a game that cannot be loaded says so, and comes when the child tries again', async () => {
  const answers = [new Refusal('unavailable'), room({ status: 'waiting' })];
  const me = visit(() => answers.shift() ?? new Refusal('unavailable'));

  expect((await screen.findByRole('alert')).textContent).toContain("We can't load this game");
  await me.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Pond Party' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
