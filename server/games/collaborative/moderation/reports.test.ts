import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import {
  createCollaborativeGame,
  type GameRoom,
  joinCollaborativeGame,
  listCollaborativeGames,
  readCollaborativeGame,
  startCollaborativeGame,
  type TogetherMove,
} from '#contract/collaborative-games.ts';
import { MAKING_MS, VOTING_MS } from '#contract/rules/games/creative-challenge.ts';
import { lookAtPicture } from '#contract/safety/holds.ts';
import { listStaffMessages, type Reportable, sendReport } from '#contract/safety.ts';
import { SECOND } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child, makeBuddies } from '#test/support/children.ts';
import { caseAt, decide, queue, read } from '#test/support/moderation.ts';
import { ines as hireInes, type Person } from '#test/support/people.ts';
import { openSocket } from '#test/support/sockets.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let address: string;
let ines: Person;
let [maya, leo, zoe]: Child[] = [];
beforeEach(async () => {
  world = await openWorld();
  address = await world.listen();
  const player = () => child(world, { scopes: ['buddies', 'chat', 'multiplayer'] });
  [maya, leo, zoe] = [await player(), await player(), await player()];
  ines = await hireInes(world);
});
afterEach(() => world[Symbol.asyncDispose]());

const someone = (who: Child | undefined): Child => {
  if (!who) throw new Error('nobody');
  return who;
};
const report = (who: Child | undefined, targetType: Reportable, targetId: string) =>
  someone(who).call(sendReport, { body: { targetType, targetId, reason: 'unkind' } });
const room = async (who: Child | undefined, id: string): Promise<GameRoom> =>
  (await someone(who).call(readCollaborativeGame, { params: { id } })).data;
const seatedAs = ({ players }: GameRoom, who: Child | undefined) => {
  const found = players.find(({ id }) => id === who?.id);
  if (!found) throw new Error('nobody of that name plays');
  return found;
};
const playerId = async (who: Child | undefined, id: string) => seatedAs(await room(leo, id), who).playerId;

async function waiting(title = 'pond_party'): Promise<string> {
  const { data } = await someone(maya).call(createCollaborativeGame, {
    body: { gameType: 'creative_challenge', title },
  });
  for (const who of [leo, zoe]) await someone(who).call(joinCollaborativeGame, { body: { sessionId: data.game.id } });
  return data.game.id;
}

const picture = (...stickers: number[]): TogetherMove => ({
  do: 'save',
  isDone: true,
  work: { as: 'picture', paper: '#dfeeff', stickers: stickers.map((sticker) => ({ sticker, x: 4, y: 5, size: 2 })) },
});

/** Maya has made a picture, Leo and Zoe a text each, and all of them are voting. */
async function voting() {
  const id = await waiting();
  await someone(maya).call(startCollaborativeGame, { params: { id } });
  await world.pass(5 * SECOND);
  const sockets = await Promise.all([maya, leo, zoe].map((who) => openSocket(address, someone(who))));
  const numbers = new Map(sockets.map((socket) => [socket, 0]));
  const move = async (socket: (typeof sockets)[number] | undefined, made: TogetherMove) => {
    if (!socket) throw new Error('nobody');
    const n = numbers.get(socket) ?? 0;
    numbers.set(socket, n + 1);
    socket.send({ type: 'game_move', sessionId: id, clientId: newId(), n, move: made });
    await socket.quiet();
  };
  for (const socket of sockets) {
    socket.send({ type: 'join_game', sessionId: id });
    await socket.next('game_state');
  }
  const [hers, his, zoes] = sockets;
  await move(hers, picture(0, 1));
  await move(his, { do: 'save', isDone: true, work: { as: 'words', tiles: [0, 1] } });
  await move(zoes, { do: 'save', isDone: true, work: { as: 'words', tiles: [2] } });
  return { id, hers, his, zoes, move };
}

const creative = async (who: Child | undefined, id: string) => {
  const view = (await room(who, id)).round?.view;
  if (view?.kind !== 'creative_challenge') throw new Error('no creative challenge');
  return view;
};

describe('a player', () => {
  it('can be reported by another player, who then no longer sees their name and picture', async () => {
    const id = await waiting();

    expect((await report(leo, 'game_player', await playerId(maya, id))).status).toBe(201);

    expect(seatedAs(await room(leo, id), maya).isNameHidden).toBe(true);
    expect(seatedAs(await room(zoe, id), maya).isNameHidden).toBe(false);
  });

  it('is shown to staff with the game around them', async () => {
    const id = await waiting();
    await report(leo, 'game_player', await playerId(maya, id));

    const { data } = await read(ines, (await caseAt(ines)).id);

    expect(data).toMatchObject({ kind: 'game_player', reason: 'report', author: { username: maya?.username } });
    expect(data.around[0]?.who).toBe('Creative Challenge');
    expect(data.around[0]?.text).toContain(`pond party: ${maya?.username}, ${leo?.username}, ${zoe?.username}`);
  });

  it('gets a neutral name if staff decide so', async () => {
    const id = await waiting();
    await report(leo, 'game_player', await playerId(maya, id));

    await decide(ines, (await caseAt(ines)).id, 'remove');

    const renamed = (await someone(maya).call(readUser, {})).data.username;
    expect(renamed).not.toBe(maya?.username);
    expect((await someone(maya).call(listStaffMessages, {})).data.notices).toMatchObject([
      { template: 'new_name', about: renamed },
    ]);
  });

  it("can't be reported by a child outside the game, or by themselves", async () => {
    const id = await waiting();
    const mayas = await playerId(maya, id);
    const ida = await child(world, { scopes: ['buddies', 'multiplayer'] });

    expect((await report(ida, 'game_player', mayas)).status).toBe(404);
    expect((await report(maya, 'game_player', mayas)).status).toBe(404);
    expect(await queue(ines)).toEqual([]);
  });
});

describe("a player's work", () => {
  it('looks the same to staff as to the other players', async () => {
    const { id } = await voting();

    expect((await report(leo, 'game_work', await playerId(maya, id))).status).toBe(201);

    const found = await caseAt(ines);
    const { data } = await read(ines, found.id);
    expect(data).toMatchObject({ kind: 'game_work', title: (await creative(leo, id)).prompt, text: '🐸 🦆' });
    expect(data.hasPicture).toBe(true);
    const shown = (await ines.call(lookAtPicture, { params: { id: found.id } })).data;
    expect(shown.picture).toMatch(/^data:image\/png|^\//);
  });

  it('can be reported once it is shown, and not before', async () => {
    const id = await waiting();
    const mayas = await playerId(maya, id);

    expect((await report(leo, 'game_work', mayas)).status).toBe(404);

    await someone(maya).call(startCollaborativeGame, { params: { id } });

    expect((await report(leo, 'game_work', mayas)).status).toBe(404);
  });

  it("is hidden from the child who reported it, and nobody waits for that child's vote", async () => {
    const { id, hers, his, zoes, move } = await voting();
    await report(leo, 'game_work', await playerId(maya, id));
    const findSeat = async (who: Child | undefined) => seatedAs(await room(leo, id), who).seat ?? 0;
    const [mayas, leos, zoeSeat] = [await findSeat(maya), await findSeat(leo), await findSeat(zoe)];

    expect(seatedAs(await room(leo, id), maya).isWorkHidden).toBe(true);
    expect(seatedAs(await room(zoe, id), maya).isWorkHidden).toBe(false);

    await move(his, { do: 'pass', seat: mayas });
    await move(his, { do: 'vote', seat: zoeSeat, vote: 'wow' });
    await move(hers, { do: 'vote', seat: leos, vote: 'wow' });
    await move(hers, { do: 'vote', seat: zoeSeat, vote: 'wow' });
    await move(zoes, { do: 'vote', seat: mayas, vote: 'so_funny' });
    await move(zoes, { do: 'vote', seat: leos, vote: 'wow' });

    const { phase, works } = await creative(zoe, id);
    expect(phase).toBe('over');
    expect(works.find(({ seat }) => seat === mayas)?.votes).toEqual(['so_funny']);
  });

  it('disappears for everyone when staff remove it, and its author reads why', async () => {
    const { id } = await voting();
    await report(leo, 'game_work', await playerId(maya, id));

    await decide(ines, (await caseAt(ines)).id, 'remove');

    expect((await creative(zoe, id)).works).toHaveLength(2);
    expect((await someone(maya).call(listStaffMessages, {})).data.notices).toMatchObject([{ template: 'removed' }]);

    await world.pass(MAKING_MS + VOTING_MS);

    expect((await creative(zoe, id)).works).toHaveLength(2);
  });
});

it('a typed title can be reported by a child who can read it, and disappears when staff remove it', async () => {
  await makeBuddies(world, someone(maya), someone(leo));
  const id = await waiting('My silly frogs');

  expect((await report(zoe, 'game_words', id)).status).toBe(404);
  expect((await report(leo, 'game_words', id)).status).toBe(201);

  await decide(ines, (await caseAt(ines)).id, 'remove');

  const listed = (await someone(leo).call(listCollaborativeGames, {})).data.games.find((game) => game.id === id);
  expect(listed?.titleKind).toBe('ready');
});
