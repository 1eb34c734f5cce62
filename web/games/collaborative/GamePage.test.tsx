import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import type { GameRoom } from '#contract/collaborative-games.ts';
import { isInterruptible } from '#web/app/moments/interruptible.ts';
import { serve, show } from '#web/app/test-page.tsx';
import { GamePage } from './GamePage.tsx';
import { gameId, maya, room } from './test-room.ts';

afterEach(cleanup);

async function open(given: GameRoom): Promise<void> {
  serve({
    'GET /api/user': () => ({ id: maya.id, kind: 'child', can: {} }),
    [`GET /api/collaborative-games/${gameId}`]: () => given,
  });
  show(
    <Route path="/game/:id">
      <GamePage />
    </Route>,
    `/game/${gameId}`,
  );
  await screen.findByRole('heading', { level: 1, name: 'Pond Party' });
}

test('celebrations wait while the players gather, and come after the game', async () => {
  await open(room({ status: 'waiting' }));

  expect(isInterruptible()).toBe(false);

  cleanup();
  await open(room({ status: 'completed' }));

  expect(isInterruptible()).toBe(true);
});
