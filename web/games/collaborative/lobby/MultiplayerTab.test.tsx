import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { CollaborativeGame } from '#contract/collaborative-games.ts';
import { useSession } from '#web/app/session/session.ts';
import { Refusal, serve, show } from '#web/app/test-page.tsx';
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

function showLobby(games: readonly Partial<CollaborativeGame>[], can = { type: false }) {
  const answer = { games: games.map((one) => ({ ...game, ...one })), can };
  serve({
    'GET /api/user': () => ({ id: 'maya', kind: 'child' }),
    'GET /api/collaborative-games': () => answer,
    'POST /api/collaborative-games/create': () => new Refusal('unavailable'),
  });
  return show(<Lobby />);
}

function Lobby(): ReactNode {
  return useSession().status === 'signed-in' ? <MultiplayerTab /> : null;
}

test('a child in a game finds only the way back, above other games', async () => {
  showLobby([{ id: `${game.id.slice(0, -1)}2` }, { isPlayer: true }]);

  const own = (await screen.findByRole('heading', { name: 'Your game' })).closest('section');

  expect(within(own as HTMLElement).getByRole('link', { name: 'Back to the game' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Your game',
    'Waiting for Players',
  ]);
  expect(screen.queryByRole('button', { name: 'Create Game' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('nothing is offered before it is known whether the child is in a game', async () => {
  serve({
    'GET /api/user': () => ({ id: 'maya', kind: 'child' }),
    'GET /api/collaborative-games': () => new Promise(() => undefined),
  });
  show(<Lobby />);

  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create Game' })).toBeNull();
});

test('a child in no game can create one, join one, or look at one that is over', async () => {
  showLobby([{}, { id: `${game.id.slice(0, -1)}2`, isPlayer: true, status: 'completed' }]);

  await screen.findByRole('button', { name: 'Join Game' });

  expect(screen.getByRole('button', { name: 'Create Game' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Got an invite code?' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Your game' })).toBeNull();
});

test('an empty list says how to begin, and its main button opens the same dialog as the one above', async () => {
  const user = showLobby([]);

  await screen.findByRole('heading', { name: 'No games right now' });
  expect(screen.getByRole('button', { name: 'Create Game' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create Your First Game' }));

  expect(await screen.findByRole('dialog', { name: 'Create a game' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Waiting for Players' })).toBeNull();
});

test('what a child has typed about a new game is still there when the page had to load again', async () => {
  const begin = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: 'Create Your First Game' }));
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const user = showLobby([], { type: true });
  await begin(user);
  await user.type(field('Or type your own name'), 'Newt Night');
  await user.type(field('What is it about?'), 'Be quick');
  await user.click(screen.getByRole('button', { name: 'Create game' }));
  cleanup();
  await begin(show(<Lobby />));

  expect(field('Or type your own name').value).toBe('Newt Night');
  expect(field('What is it about?').value).toBe('Be quick');
});
