import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CollaborativeGame,
  type CreateGameForm,
  createCollaborativeGame,
  joinCollaborativeGame,
  leaveCollaborativeGame,
  listCollaborativeGames,
  readCollaborativeGame,
  repeatCollaborativeGame,
  startCollaborativeGame,
} from '#contract/collaborative-games.ts';
import { blockUser } from '#contract/friends.ts';
import { COME_BACK_MS, IDLE_GAME_MS, shownInviteCode } from '#contract/rules/collaborative-games.ts';
import { later, SECOND } from '#server/platform/clock.ts';
import { breakWrites } from '../../../test/support/broken-writes.ts';
import { type Child, child, makeBuddies } from '../../../test/support/children.ts';
import { countLocked } from '../../../test/support/locks.ts';
import { grant } from '../../../test/support/people.ts';
import { openSocket } from '../../../test/support/sockets.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { insertParticipant } from './participant-queries.ts';

let world: World;
let address: string;
beforeAll(async () => {
  world = await openWorld();
  address = await world.listen();
});
afterAll(() => world[Symbol.asyncDispose]());

const player = (age = 9) => child(world, { age, scopes: ['buddies', 'multiplayer'] });
const form = { gameType: 'memory_match', title: 'pond_party' } as const;

async function create(host: Child, given: Partial<CreateGameForm> = {}): Promise<CollaborativeGame> {
  const { data, error } = await host.call(createCollaborativeGame, { body: { ...form, ...given } });
  if (error) throw new Error(error.message);
  return data.game;
}

const join = (who: Child, sessionId: string) => who.call(joinCollaborativeGame, { body: { sessionId } });
const room = async (who: Child, id: string) => (await who.call(readCollaborativeGame, { params: { id } })).data;
const listed = async (who: Child) => (await who.call(listCollaborativeGames, {})).data.games.map(({ id }) => id);
const names = (players: readonly { username: string }[]) => players.map(({ username }) => username);

/** A game with Maya and Leo that hasn't started. */
async function two(given: Partial<CreateGameForm> = {}) {
  const [maya, leo] = [await player(), await player(10)];
  const { id } = await create(maya, given);
  await join(leo, id);
  return { maya, leo, id };
}

describe('creating and finding a game', () => {
  it('waits for players, with the host in it', async () => {
    const maya = await player();

    const game = await create(maya);

    expect(game).toMatchObject({
      status: 'waiting',
      currentPlayers: 1,
      maxPlayers: 4,
      isPrivate: false,
      inviteCode: null,
    });
    expect(game.host?.username).toBe(maya.username);
  });

  it('is found and joined by a child of a similar age', async () => {
    const [maya, leo] = [await player(), await player(10)];
    const { id } = await create(maya);

    expect(await listed(leo)).toContain(id);
    expect((await join(leo, id)).data.game.currentPlayers).toBe(2);
    expect(names((await room(maya, id)).players)).toEqual([maya.username, leo.username]);
  });

  it('is neither listed nor joinable across the age of 13', async () => {
    const [maya, teen] = [await player(12), await player(14)];
    const { id } = await create(maya);

    expect(await listed(teen)).not.toContain(id);
    expect((await join(teen, id)).error.code).toBe('not_found');
  });

  it('is hidden from a child whom one of its players has blocked', async () => {
    const { leo, id } = await two();
    const zoe = await player();
    await leo.call(blockUser, { params: { id: zoe.id } });

    expect(await listed(zoe)).not.toContain(id);
    expect((await join(zoe, id)).error.code).toBe('not_found');
  });

  it("needs a parent's permission", async () => {
    const shut = await child(world, { scopes: ['buddies'] });

    expect((await shut.call(createCollaborativeGame, { body: form })).error.code).toBe('scope_off');
    expect((await shut.call(listCollaborativeGames, {})).error.code).toBe('scope_off');
  });

  it("says why a child can't join", async () => {
    const maya = await player();

    const { status, error } = await maya.call(joinCollaborativeGame, { body: { inviteCode: '  ' } });

    expect(status).toBe(400);
    expect(error.message).toBe('Either sessionId or inviteCode is required');
  });

  it('takes no more players than it has seats', async () => {
    const { id } = await two({ maxPlayers: 2 });

    expect((await join(await player(), id)).error.code).toBe('game_full');
  });

  it('keeps nobody beside a child who has blocked them while they joined', async () => {
    const { maya, leo, id } = await two();
    const zoe = await player();
    const slow = await world.context.db.pool.connect();
    await slow.query('begin');
    await slow.query('lock table collaborative_game_participants in share mode');
    const joining = join(zoe, id);
    await expect.poll(() => countLocked(world)).toBe(1);
    await leo.call(blockUser, { params: { id: zoe.id } });

    await slow.query('commit');
    slow.release();
    await joining;

    const bothStay = async () => {
      const players = names((await room(maya, id)).players);
      return players.includes(leo.username) && players.includes(zoe.username);
    };
    await expect.poll(bothStay).toBe(false);
  });

  it('lets no child be in two games', async () => {
    const { leo } = await two();

    expect((await leo.call(createCollaborativeGame, { body: form })).error.code).toBe('in_game');
  });

  it('joins once, even if asked twice', async () => {
    const { leo, id } = await two();

    await join(leo, id);

    expect((await room(leo, id)).players).toHaveLength(2);
  });
});

describe('a private game', () => {
  it('is joined only by its code, however it is typed', async () => {
    const [maya, leo] = [await player(), await player()];
    const { id, inviteCode } = await create(maya, { isPrivate: true });
    const typed = ` ${shownInviteCode(inviteCode ?? '').toLowerCase()} `;

    expect(await listed(leo)).not.toContain(id);
    expect((await join(leo, id)).error.code).toBe('not_found');
    expect((await leo.call(joinCollaborativeGame, { body: { inviteCode: typed } })).data.game.id).toBe(id);
  });

  it('is not found by a wrong code', async () => {
    const leo = await player();

    const { error } = await leo.call(joinCollaborativeGame, { body: { inviteCode: 'ABCDEFGH' } });

    expect(error.code).toBe('not_found');
  });
});

describe('its typed title', () => {
  it('needs permission for typed chat', async () => {
    const maya = await player();

    const { error } = await maya.call(createCollaborativeGame, { body: { ...form, title: 'My own game' } });

    expect(error.fields).toEqual({ title: 'Please choose one of the ready-made names' });
  });

  it('is read by friends who may type, and by nobody else', async () => {
    const typist = () => child(world, { scopes: ['buddies', 'chat', 'multiplayer'] });
    const [maya, leo, stranger] = [await typist(), await typist(), await typist()];
    await makeBuddies(world, maya, leo);
    const { id } = await create(maya, { title: 'My own game' });
    const titleFor = async (who: Child) =>
      (await who.call(listCollaborativeGames, {})).data.games.find((game) => game.id === id);

    expect(await titleFor(leo)).toMatchObject({ title: 'My own game', titleKind: 'words' });
    expect(await titleFor(stranger)).toMatchObject({ title: 'lily_leapers', titleKind: 'ready' });
  });

  it.each([
    ['shown', 'My own game'],
    ['held', 'meet me alone at my house'],
  ])('goes with the host who typed it when it is %s', async (status, title) => {
    const typist = () => child(world, { scopes: ['buddies', 'chat', 'multiplayer'] });
    const [maya, leo, ida] = [await typist(), await typist(), await typist()];
    await makeBuddies(world, leo, ida);
    const { id } = await create(maya, { title });
    const { rows } = await world.context.db.pool.query(
      'select words_status from collaborative_game_sessions where id = $1',
      [id],
    );
    await join(leo, id);

    await maya.call(leaveCollaborativeGame, { params: { id } });

    const seen = async (who: Child) =>
      (await who.call(listCollaborativeGames, {})).data.games.find((game) => game.id === id);
    expect(rows[0].words_status).toBe(status);
    expect(await seen(leo)).toMatchObject({ title: 'lily_leapers', titleKind: 'ready', host: { id: leo.id } });
    expect(await seen(ida)).toMatchObject({ title: 'lily_leapers', titleKind: 'ready' });
  });

  it('is checked by the filter', async () => {
    const maya = await child(world, { scopes: ['buddies', 'chat', 'multiplayer'] });

    const { error } = await maya.call(createCollaborativeGame, { body: { ...form, title: 'call 030 1234567' } });

    expect(error.fields).toHaveProperty('title');
  });
});

describe('leaving', () => {
  it('passes the host role on, and cancels an empty game', async () => {
    const { maya, leo, id } = await two();

    await maya.call(leaveCollaborativeGame, { params: { id } });

    expect((await room(leo, id)).players).toMatchObject([{ isHost: true, isYou: true }]);

    await leo.call(leaveCollaborativeGame, { params: { id } });

    expect(await listed(leo)).not.toContain(id);
  });

  it('removes a child who has blocked another player, without telling that player', async () => {
    const { maya, leo, id } = await two();

    await leo.call(blockUser, { params: { id: maya.id } });

    await expect.poll(async () => names((await room(maya, id)).players)).toEqual([maya.username]);
  });

  it('removes a child whose parent switches playing together off', async () => {
    const { maya, leo, id } = await two();

    await grant(leo, ['buddies']);

    await expect.poll(async () => names((await room(maya, id)).players)).toEqual([maya.username]);
  });

  it('gives a disconnected player a minute', async () => {
    const { maya, leo, id } = await two();
    const his = await openSocket(address, leo);
    his.send({ type: 'join_game', sessionId: id });
    await his.next('game_state');
    const hers = await openSocket(address, maya);
    hers.send({ type: 'join_game', sessionId: id });
    await hers.next('game_state');

    his.close();

    const isHere = async () => (await room(maya, id)).players.find(({ id: who }) => who === leo.id)?.isHere;
    await expect.poll(isHere).toBe(false);

    world.clock.pass(COME_BACK_MS - SECOND);
    await world.context.jobs.run('games.tidy-together');

    expect((await room(maya, id)).players).toHaveLength(2);

    world.clock.pass(2 * SECOND);
    await world.context.jobs.run('games.tidy-together');

    expect((await room(leo, id))?.players).toBeUndefined();
  });

  it('hides a blocked child in the game that is over', async () => {
    const { maya, leo, id } = await two();
    await world.context.db.pool.query(`update collaborative_game_sessions set status = 'cancelled' where id = $1`, [
      id,
    ]);
    const before = names((await room(leo, id)).players);

    await maya.call(blockUser, { params: { id: leo.id } });

    expect(before).toContain(maya.username);
    expect(names((await room(leo, id)).players)).toEqual(['', leo.username]);
    expect((await room(leo, id)).game.host).toBeNull();
  });

  it('happens to everyone when nobody does anything', async () => {
    const { maya, id } = await two();
    await world.context.db.pool.query('update collaborative_game_participants set seen_at = $2 where session_id = $1', [
      id,
      new Date(world.clock.now().getTime() + IDLE_GAME_MS),
    ]);

    world.clock.pass(IDLE_GAME_MS + SECOND);
    await world.context.jobs.run('games.tidy-together');

    expect((await maya.call(readCollaborativeGame, { params: { id } })).data.game.status).toBe('cancelled');
  });

  it.each([
    ['players who are gone', 0, 0],
    ['games in which nobody does anything', IDLE_GAME_MS, 2],
  ])('happens to %s in the other games when one fails', async (_what, seenLater, staying) => {
    const games = [await two(), await two(), await two()];
    const [first, broken, last] = games.map(({ id }) => id);
    await world.context.db.pool.query(
      'update collaborative_game_participants set seen_at = $2 where session_id = any($1)',
      [games.map(({ id }) => id), later(world.clock.now(), seenLater)],
    );
    const mend = await breakWrites(world, 'update', 'collaborative_game_sessions', `new.id = '${broken}'`);

    world.clock.pass(IDLE_GAME_MS + SECOND);
    await world.context.jobs.run('games.tidy-together');
    await mend();

    const { rows } = await world.context.db.pool.query(
      `select s.id, s.status, count(p.account_id)::integer as players from collaborative_game_sessions s
       left join collaborative_game_participants p on p.session_id = s.id where s.id = any($1) group by s.id`,
      [games.map(({ id }) => id)],
    );
    const left = (id: string | undefined) => rows.find((row) => row.id === id);
    expect(left(broken)).toMatchObject({ status: 'waiting', players: 2 });
    expect(left(first)).toMatchObject({ status: 'cancelled', players: staying });
    expect(left(last)).toMatchObject({ status: 'cancelled', players: staying });
  });
});

describe('starting', () => {
  it('is for the host, and needs another player', async () => {
    const { maya, leo, id } = await two();
    const alone = await player();
    const own = await create(alone);

    expect((await leo.call(startCollaborativeGame, { params: { id } })).error.code).toBe('host_only');
    expect((await alone.call(startCollaborativeGame, { params: { id: own.id } })).error.code).toBe('too_few_players');
    expect((await maya.call(startCollaborativeGame, { params: { id } })).data.game.status).toBe('in_progress');
  });

  it('checks every pair again', async () => {
    const [maya, leo] = [await player(), await player(10)];
    const { id } = await create(maya);
    const { db, clock } = world.context;
    await db.pool.query('insert into blocked_users (blocker_id, blocked_id, at) values ($1, $2, $3)', [
      maya.id,
      leo.id,
      clock.now(),
    ]);
    // Whoever joins by a call is looked at again a moment later, and would be out.
    await db.transaction(async (tx) =>
      tx.write(insertParticipant, { sessionId: id, accountId: leo.id, now: clock.now() }),
    );

    expect((await maya.call(startCollaborativeGame, { params: { id } })).error.code).toBe('not_possible_together');
  });

  it('deals a round that keeps closed cards hidden', async () => {
    const { maya, id } = await two();

    const { data } = await maya.call(startCollaborativeGame, { params: { id } });

    const view = data.round?.view;
    expect(view?.kind).toBe('memory_match');
    expect(JSON.stringify(view)).not.toContain('picture');
  });

  it('closes the game to new players', async () => {
    const { maya, id } = await two();
    await maya.call(startCollaborativeGame, { params: { id } });

    expect((await join(await player(), id)).error.code).toBe('game_started');
  });
});

describe('playing again', () => {
  it('needs a finished game', async () => {
    const { maya, id } = await two();

    expect((await maya.call(repeatCollaborativeGame, { params: { id } })).error.code).toBe('not_found');
  });
});
