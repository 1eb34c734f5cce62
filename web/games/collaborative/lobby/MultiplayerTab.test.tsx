import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { CollaborativeGame } from '#contract/collaborative-games.ts';
import { serve, show } from '#web/app/test-page.tsx';
import { MultiplayerTab } from './MultiplayerTab.tsx';

afterEach(cleanup);

const game: CollaborativeGame = {
  id: '01a20b86-e3c2-7908-ae81-a5ba846b6b61',
  title: 'pond_party',
  titleKind: 'ready',
  description: '',
  gameType: 'memory_match',
  maxPlayers: 4,
  currentPlayers: 1,
  isPrivate: false,
  inviteCode: null,
  status: 'waiting',
  host: null,
  isPlayer: false,
  createdAt: '2026-11-18T15:00:00.000Z',
};

function showLobby(...games: readonly Partial<CollaborativeGame>[]): void {
  const answer = { games: games.map((one) => ({ ...game, ...one })), can: { type: false } };
  serve({ 'GET /api/collaborative-games': () => answer });
  show(<MultiplayerTab />);
}

test('a child in a game finds only the way back, above other games', async () => {
  showLobby({ id: `${game.id.slice(0, -1)}2` }, { isPlayer: true });

  const own = (await screen.findByRole('heading', { name: 'Your game' })).closest('section');

  expect(within(own as HTMLElement).getByRole('link', { name: 'Back to the game' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Your game',
    'Waiting for Players',
  ]);
  expect(screen.queryByRole('button', { name: 'Create Game' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a child in no game can create one, join one, or look at one that is over', async () => {
  showLobby({}, { id: `${game.id.slice(0, -1)}2`, isPlayer: true, status: 'completed' });

  await screen.findByRole('button', { name: 'Join Game' });

  expect(screen.getByRole('button', { name: 'Create Game' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Got an invite code?' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Your game' })).toBeNull();
});

test('an empty list says how to begin, and its main button opens the same dialog as the one above', async () => {
  showLobby();
  const user = userEvent.setup();

  await screen.findByRole('heading', { name: 'No games right now' });
  expect(screen.getByRole('button', { name: 'Create Game' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create Your First Game' }));

  expect(await screen.findByRole('dialog', { name: 'Create a game' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Waiting for Players' })).toBeNull();
});
