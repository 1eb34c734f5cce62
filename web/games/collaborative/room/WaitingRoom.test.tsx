import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { GameRoom } from '#contract/collaborative-games.ts';
import { type Answers, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { gameId, leo, maya, room } from '../test-room.ts';
import type { Said } from './said.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

afterEach(cleanup);

function wait(given: Partial<GameRoom> = {}, answers: Answers = {}, said: Readonly<Record<string, Said>> = {}) {
  const calls = serve({
    'GET /api/user': () => ({ id: maya.id, kind: 'child' }),
    'POST /api/reports': () => new Response(null, { status: 201 }),
    ...answers,
  });
  return { calls, user: show(<WaitingRoom room={{ ...room(), ...given }} said={said} />) };
}

test('says who is here, and how many seats are free', () => {
  wait();

  expect(screen.getByText('Maya (you)')).toBeTruthy();
  expect(screen.getAllByText('Room for one more')).toHaveLength(1);
});

test('several free seats are counted', () => {
  wait({ players: [maya] });

  expect(screen.getByText('Room for 3 more')).toBeTruthy();
});

test('the host starts the game', async () => {
  const { calls, user } = wait({}, { [`POST /api/collaborative-games/${gameId}/start`]: () => room() });

  await user.click(screen.getByRole('button', { name: 'Start the game' }));

  expect(calls).toContain(`POST /api/collaborative-games/${gameId}/start`);
});

test('a host who is alone cannot start the game', () => {
  wait({ players: [maya] });

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start the game' }).disabled).toBe(true);
  expect(screen.getByText('You need one more player to start.')).toBeTruthy();
});

test('a host who is alone reads who can come, as far as others can see the game', () => {
  wait({ players: [maya] });

  expect(screen.getByText('Kids around your age can see your game and hop in.')).toBeTruthy();

  cleanup();
  wait({ players: [maya], game: { ...room().game, isPrivate: true, inviteCode: 'FROG-2K7P' } });

  expect(screen.queryByText('Kids around your age can see your game and hop in.')).toBeNull();
});

test('the host hears that the game can start', () => {
  wait();

  expect(screen.getByText('Is everyone here? Then start!').closest('[role=status]')).toBeTruthy();
});

test('the other players read whom they are waiting for', () => {
  wait({
    players: [
      { ...maya, isYou: false },
      { ...leo, isYou: true },
    ],
  });

  expect(screen.getByText('Maya starts the game.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
});

test('a refused start shows the reason', async () => {
  const { user } = wait(
    {},
    { [`POST /api/collaborative-games/${gameId}/start`]: () => new Refusal('not_possible_together') },
  );

  await user.click(screen.getByRole('button', { name: 'Start the game' }));

  await expect.poll(() => toast()?.title).toBe('Error');
});

test('a private game shows its code in two halves', () => {
  wait({ game: { ...room().game, isPrivate: true, inviteCode: 'FROG2K7P' } });

  expect(screen.getByText('FROG-2K7P')).toBeTruthy();
});

test("a player's phrase appears above them", () => {
  wait({}, {}, { [leo.id]: { phrase: 'good_luck', key: 1 } });

  expect(screen.getByText(/Good luck!/)).toBeTruthy();
});

test('a disconnected player is marked as coming back', () => {
  wait({ players: [maya, { ...leo, isHere: false }] });

  expect(screen.getByText('Coming back…')).toBeTruthy();
});

describe('another player', () => {
  test('can be reported in three taps', async () => {
    const { calls, user } = wait();

    await user.click(screen.getByRole('button', { name: 'About Leo' }));
    await user.click(await screen.findByRole('button', { name: 'Tell a grown-up' }));
    await user.click(await screen.findByRole('button', { name: 'It is scary' }));

    expect(calls).toContain(
      `POST /api/reports {"targetType":"game_player","targetId":"${leo.playerId}","reason":"scary"}`,
    );
  });

  test('can be blocked after a confirmation', async () => {
    const { calls, user } = wait({}, { [`PUT /api/users/${leo.id}/block`]: () => ({ blocked: true }) });

    await user.click(screen.getByRole('button', { name: 'About Leo' }));
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    await user.click(await screen.findByRole('button', { name: 'Block' }));

    expect(calls).toContain(`PUT /api/users/${leo.id}/block`);
  });

  test('has no name and no button after a report', () => {
    wait({ players: [maya, { ...leo, displayName: 'A player', isNameHidden: true }] });

    expect(screen.getByText('A player')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /About/ })).toBeNull();
  });
});
