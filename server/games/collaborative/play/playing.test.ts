import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  leaveCollaborativeGame,
  listCollaborativeGames,
  readCollaborativeGame,
  repeatCollaborativeGame,
} from '#contract/collaborative-games.ts';
import { blockUser } from '#contract/friends.ts';
import { readPoints } from '#contract/points.ts';
import { eraseChild } from '#server/family/index.ts';
import { MINUTE, SECOND } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { breakWrites } from '../../../../test/support/broken-writes.ts';
import { onTurn, play, playing, readPairs, roomOn } from '../../../../test/support/collaborative-games.ts';
import { grant } from '../../../../test/support/people.ts';
import { openSocket, type TestSocket } from '../../../../test/support/sockets.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
let address: string;
beforeAll(async () => {
  world = await openWorld();
  address = await world.listen();
});
afterAll(() => world[Symbol.asyncDispose]());

async function openBothScreens() {
  const { maya, leo, id } = await playing(world);
  const [hers, his] = [await openSocket(address, maya), await openSocket(address, leo)];
  for (const socket of [hers, his]) socket.send({ type: 'join_game', sessionId: id });
  await Promise.all([hers.next('game_state'), his.next('game_state')]);
  return { maya, leo, id, hers, his };
}

type Players = Pick<Awaited<ReturnType<typeof openBothScreens>>, 'maya' | 'leo'>;

const upOn = (socket: TestSocket) => {
  const view = roomOn(socket)?.round?.view;
  return view?.kind === 'memory_match' ? view.cards.filter(({ face }) => face === 'up').length : 0;
};
const foundOn = (socket: TestSocket) => {
  const view = roomOn(socket)?.round?.view;
  return view?.kind === 'memory_match' ? view.found.reduce((sum, pairs) => sum + pairs, 0) : 0;
};

/** One player finds all pairs. */
async function playToTheEnd(id: string, player: TestSocket): Promise<void> {
  let n = 0;
  for (const [nth, pair] of (await readPairs(world, id)).entries()) {
    for (const card of pair) play(player, id, n++, { card });
    await expect.poll(() => foundOn(player)).toBe(nth + 1);
    world.clock.pass(2000);
  }
}

it('a running game shows both players a card that one of them turns over', async () => {
  const { hers, his, id } = await openBothScreens();
  const player = onTurn(hers, his);

  play(player, id, 0, { card: 0 });

  await expect.poll(() => upOn(hers)).toBe(1);
  await expect.poll(() => upOn(his)).toBe(1);
});

it("a running game refuses a player whose turn it isn't, and a child who doesn't play", async () => {
  const { hers, his, id } = await openBothScreens();
  const waiting = onTurn(hers, his) === hers ? his : hers;
  const other = await openBothScreens();

  play(waiting, id, 0, { card: 0 });
  play(other.hers, id, 0, { card: 0 });

  expect((await waiting.next('refused')).error.code).toBe('not_your_turn');
  expect((await other.hers.next('refused')).error.code).toBe('not_found');
});

it('a move that is sent twice counts once', async () => {
  const { hers, his, id } = await openBothScreens();
  const player = onTurn(hers, his);

  play(player, id, 0, { card: 3 });
  play(player, id, 0, { card: 3 });

  await expect.poll(() => upOn(player)).toBe(1);
  await player.quiet();
  expect(roomOn(player)?.round?.n).toBe(1);
});

it('a game pays each player once at the end, and can be played again', async () => {
  const { maya, leo, id, hers, his } = await openBothScreens();

  await playToTheEnd(id, onTurn(hers, his));
  const [over] = await Promise.all([hers.next('game_over'), his.next('game_over')]);

  expect(over).toMatchObject({ sessionId: id, hasEnded: true, pointsAwarded: 20 });
  expect((await leo.call(readPoints, {})).data.totalPoints).toBe(20);
  expect((await maya.call(readCollaborativeGame, { params: { id } })).data.game.status).toBe('completed');

  const { data } = await maya.call(repeatCollaborativeGame, { params: { id } });
  const joined = await leo.call(repeatCollaborativeGame, { params: { id } });

  expect(joined.data.game.id).toBe(data.game.id);
  expect(joined.data.game.currentPlayers).toBe(2);
});

it.each([
  ['has blocked them', async ({ maya, leo }: Players) => maya.call(blockUser, { params: { id: leo.id } })],
  ['was blocked by them', async ({ maya, leo }: Players) => leo.call(blockUser, { params: { id: maya.id } })],
  ["has no parent's consent any more", async ({ maya }: Players) => grant(maya, [], 'revoked')],
])('a finished game names no host and player to a reader when she %s', async (_what, part) => {
  const { maya, leo, id, hers, his } = await openBothScreens();
  await playToTheEnd(id, onTurn(hers, his));
  await his.next('game_over');
  const before = JSON.stringify((await leo.call(readCollaborativeGame, { params: { id } })).data);

  await part({ maya, leo });

  const { data } = await leo.call(readCollaborativeGame, { params: { id } });
  const listed = (await leo.call(listCollaborativeGames, {})).data.games.find((game) => game.id === id);
  expect(before).toContain(maya.username);
  expect(JSON.stringify([data, listed])).not.toContain(maya.username);
  expect(data.game.host).toBeNull();
  expect(data.players.find((player) => player.id === maya.id)).toMatchObject({
    displayName: '',
    isNameHidden: true,
    isWorkHidden: true,
    isHere: false,
  });
  expect(data.players.find((player) => player.isYou)?.username).toBe(leo.username);
});

it('a word game keeps no guess of a child who is erased', async () => {
  const { maya, leo, id } = await playing(world, 'word_puzzle');
  const [hers, his] = [await openSocket(address, maya), await openSocket(address, leo)];
  await world.pass(5 * SECOND);
  for (const [socket, guess] of [
    [hers, 'zqmaya'],
    [his, 'zqleo'],
  ] as const) {
    socket.send({ type: 'join_game', sessionId: id });
    await socket.next('game_state');
    socket.send({ type: 'game_move', sessionId: id, clientId: newId(), n: 0, move: { word: 0, guess } });
    await socket.quiet();
  }
  const stored = async () =>
    JSON.stringify(
      (
        await world.context.db.pool.query(
          `select r.state, p.last_move from collaborative_game_sessions s join game_rounds r on r.id = s.round_id
           join game_players p on p.round_id = r.id where s.id = $1`,
          [id],
        )
      ).rows,
    ).toLowerCase();
  const before = await stored();

  await eraseChild(world.context, maya.id);

  expect(before).toMatch(/zqmaya.*zqleo|zqleo.*zqmaya/);
  expect(await stored()).not.toContain('zqmaya');
  expect(await stored()).toContain('zqleo');
});

it('a finished game carries no more phrases', async () => {
  const { maya, leo, id, hers, his } = await openBothScreens();
  his.send({ type: 'game_phrase', sessionId: id, phrase: 'good_game' });
  await hers.next('game_phrase');
  await playToTheEnd(id, onTurn(hers, his));
  await his.next('game_over');
  await maya.call(blockUser, { params: { id: leo.id } });

  his.send({ type: 'game_phrase', sessionId: id, phrase: 'good_game' });

  expect((await his.next('refused')).error.code).toBe('not_found');
  await hers.quiet();
  expect(hers.all('game_phrase')).toHaveLength(1);
});

it('a game whose end fails half way is ended and paid as a whole a little later', async () => {
  const { maya, leo, id, hers, his } = await openBothScreens();
  const { events } = world.context;
  const mend = await breakWrites(world, 'update', 'collaborative_game_participants', 'new.points_awarded > 0');
  await playToTheEnd(id, onTurn(hers, his));
  await events.idle();
  const early = (await leo.call(readPoints, {})).data.totalPoints;

  await mend();
  await world.pass(MINUTE);
  await events.catchUp();
  const shown = async (player: typeof leo) => {
    const { data } = await player.call(readCollaborativeGame, { params: { id } });
    return data.players.find(({ id: who }) => who === player.id)?.pointsAwarded;
  };

  expect(early).toBe(0);
  expect((await leo.call(readPoints, {})).data.totalPoints).toBe(20);
  expect(await shown(maya)).toBe(20);
  expect(await shown(leo)).toBe(20);
});

it('a player who comes back sees the current state', async () => {
  const { leo, hers, his, id } = await openBothScreens();
  const player = onTurn(hers, his);
  play(player, id, 0, { card: 0 });
  await expect.poll(() => upOn(his)).toBe(1);

  his.close();
  const back = await openSocket(address, leo);
  back.send({ type: 'join_game', sessionId: id });
  await back.next('game_state');

  expect(upOn(back)).toBe(1);
});

it('a game ends early without points when only one player is left', async () => {
  const { maya, leo, id, hers } = await openBothScreens();

  await leo.call(leaveCollaborativeGame, { params: { id } });

  await expect.poll(() => roomOn(hers)?.game.status).toBe('cancelled');
  expect((await maya.call(readPoints, {})).data.totalPoints).toBe(0);
});

it('a phrase reaches all players, and nobody else', async () => {
  const { maya, hers, his, id } = await openBothScreens();
  const other = await openBothScreens();

  hers.send({ type: 'game_phrase', sessionId: id, phrase: 'nice_one' });

  expect(await his.next('game_phrase')).toMatchObject({ userId: maya.id, phrase: 'nice_one' });
  expect(other.hers.all('game_phrase')).toEqual([]);
});
