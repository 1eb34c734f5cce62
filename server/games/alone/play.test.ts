import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GameMove, listGames, type PlayedRound, playMove, startGame, submitResult } from '#contract/games.ts';
import { readPoints } from '#contract/points.ts';
import { SECOND } from '#server/platform/clock.ts';
import { type Child, child, rowsAbout } from '#test/support/children.ts';
import { findGameId } from '#test/support/rounds.ts';
import { openWorld, type World } from '#test/world.ts';
import { games } from '../index.ts';

let world: World;
let maya: Child;
let numbers: string;

beforeAll(async () => {
  world = await openWorld();
  numbers = findGameId(world, 'number_guess');
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  maya = await child(world);
});

const start = async (who = maya, body = {}) => (await who.call(startGame, { params: { id: numbers }, body })).data;
const move = (round: Pick<PlayedRound, 'roundId' | 'n'>, made: GameMove, who = maya) =>
  who.call(playMove, { params: { id: round.roundId }, body: { n: round.n, move: made } });
const submit = ({ roundId }: Pick<PlayedRound, 'roundId'>, who = maya, claims = {}) =>
  who.call(submitResult, { body: { roundId, ...claims } });
const total = async (who = maya) => (await who.call(readPoints, {})).data.totalPoints;

async function readTarget({ roundId }: PlayedRound): Promise<number> {
  const { rows } = await world.context.db.pool.query('select state from game_rounds where id = $1', [roundId]);
  return rows[0].state.target;
}

/** Knows the number, and takes as long as a person would. */
async function win(round: PlayedRound, who = maya): Promise<PlayedRound> {
  await world.pass(3 * SECOND);
  return (await move(round, { guess: await readTarget(round) }, who)).data;
}

describe('a round', () => {
  it('is won, paid once, and counted', async () => {
    const won = await win(await start());
    const first = await submit(won);
    const again = await submit(won);

    expect(won.view).toMatchObject({ isOver: true });
    expect(first.data).toMatchObject({
      score: 100,
      completed: true,
      pointsAwarded: won.game.pointReward,
      attempts: 1,
      isBest: true,
    });
    expect(again.data).toEqual(first.data);
    expect(await total()).toBe(won.game.pointReward);
  });

  it('ignores what the browser claims', async () => {
    const won = await win(await start());
    const { data } = await submit(won, maya, { score: 1_000_000, completed: true, attempts: 0, timeTaken: 1 });

    expect(data).toMatchObject({ score: 100, pointsAwarded: won.game.pointReward, attempts: 1 });
  });

  it('continues after a reload, and the list says so', async () => {
    const round = await start();
    const { n } = (await move(round, { guess: (await readTarget(round)) === 1 ? 2 : 1 })).data;

    expect(await start()).toMatchObject({ roundId: round.roundId, n });
    const { data } = await maya.call(listGames, {});
    expect(data.games.find(({ id }) => id === numbers)).toMatchObject({ isRunning: true, best: null });
  });

  it('is not listed as begun before its first move', async () => {
    await start();

    const { data } = await maya.call(listGames, {});

    expect(data.games.find(({ id }) => id === numbers)).toMatchObject({ isRunning: false });
  });

  it('with nothing right is no best one', async () => {
    const sums = findGameId(world, 'math_challenge');
    let round = (await maya.call(startGame, { params: { id: sums }, body: { hasTimer: false } })).data;
    while (!round.view.isOver) {
      await world.pass(SECOND);
      round = (await move(round, { do: 'answer', answer: 9999 })).data;
    }

    expect((await submit(round)).data).toMatchObject({ score: 0, completed: true, isBest: false });
    const { data } = await maya.call(listGames, {});
    expect(data.games.find(({ id }) => id === sums)).toMatchObject({ best: null });
  });

  it('can be abandoned for a new one, and then pays nothing', async () => {
    const round = await start();
    const fresh = await start(maya, { isFresh: true });

    expect(fresh.roundId).not.toBe(round.roundId);
    expect((await submit(round)).error.code).toBe('round_over');
    expect(await total()).toBe(0);
  });

  it('is only one, even if started in two tabs at the same moment', async () => {
    const [one, other] = await Promise.all([start(), start()]);

    expect(one.roundId).toBe(other.roundId);
  });
});

describe('a move', () => {
  it('counts once even if it is sent twice', async () => {
    const round = await start();
    const guess = (await readTarget(round)) === 1 ? 2 : 1;
    const both = await Promise.all([move(round, { guess }), move(round, { guess })]);

    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ data }) => data.n)).toEqual([1, 1]);
  });

  it('is refused from another tab that shows an older state', async () => {
    const round = await start();
    const target = await readTarget(round);
    const wrong = [1, 2, 3].filter((number) => number !== target);
    await move(round, { guess: wrong[0] ?? 0 });

    expect((await move(round, { guess: wrong[1] ?? 0 })).error.code).toBe('late_move');
  });

  it.each([
    [{ guess: 100_000 }, 'impossible_move'],
    [{ card: 1 }, 'impossible_move'],
    [{ do: 'begin' }, 'impossible_move'],
  ] as const)('%j is refused', async (made, code) => {
    const { status, error } = await move(await start(), made);

    expect(status).toBe(400);
    expect(error.code).toBe(code);
  });

  it('costs nothing if it was tried before', async () => {
    const round = await start();
    const guess = (await readTarget(round)) === 1 ? 2 : 1;
    const { data } = await move(round, { guess });

    expect((await move({ ...round, n: data.n }, { guess })).error.code).toBe('repeated_move');
  });

  it('is refused after the end', async () => {
    const won = await win(await start());

    expect((await move(won, { guess: 1 })).error.code).toBe('round_over');
  });

  it("is not found in another child's round", async () => {
    const round = await start();
    const leo = await child(world);

    expect((await move(round, { guess: 1 }, leo)).status).toBe(404);
    expect((await submit(round, leo)).status).toBe(404);
  });
});

describe('nothing is awarded', () => {
  it('for asking for the result of a running round', async () => {
    const { status, error } = await submit(await start(), maya, { completed: true, score: 100 });

    expect(status).toBe(409);
    expect(error.code).toBe('round_running');
    expect(await total()).toBe(0);
  });

  it('for a round won faster than anyone can', async () => {
    const round = await start();
    const won = (await move(round, { guess: await readTarget(round) })).data;

    expect((await submit(won)).data).toMatchObject({
      score: 0,
      completed: false,
      pointsAwarded: 0,
      unpaid: 'too_fast',
    });
    expect(await total()).toBe(0);
  });

  it('for the eleventh round of a day', async () => {
    for (let round = 0; round < 10; round += 1) await submit(await win(await start()));
    const before = await total();
    const eleventh = await submit(await win(await start()));

    expect(eleventh.data).toMatchObject({ score: 100, pointsAwarded: 0, unpaid: 'enough_today' });
    expect(await total()).toBe(before);
  });
});

it("a game that doesn't exist can't be started", async () => {
  expect((await maya.call(startGame, { params: { id: 'nogames1' }, body: {} })).status).toBe(404);
});

it('a memory game ends when time runs out, and pays half of what was found', async () => {
  const id = findGameId(world, 'memory_match');
  const round = (await maya.call(startGame, { params: { id }, body: {} })).data;
  const { rows } = await world.context.db.pool.query('select state from game_rounds where id = $1', [round.roundId]);
  const pictures = rows[0].state.pictures as { emoji: string }[];
  const other = pictures.findIndex(({ emoji }, place) => place > 0 && emoji === pictures[0]?.emoji);
  const { data } = await move(round, { card: 0 });
  await world.pass(SECOND);
  await move(data, { card: other });
  await world.pass(600 * SECOND);
  const outcome = (await submit(round)).data;

  const pairs = pictures.length / 2;
  expect(outcome.completed).toBe(false);
  expect(outcome.pointsAwarded).toBe(Math.floor(round.game.pointReward / (2 * pairs)));
});

it("only games for the child's age are listed", async () => {
  const young = await child(world, { age: 6 });
  const old = await child(world, { age: 12 });
  const titles = async (who: Child) => (await who.call(listGames, {})).data.games.map(({ title }) => title);

  expect(await titles(young)).toContain('Baby animals');
  expect(await titles(old)).not.toContain('Baby animals');
  expect(await titles(young)).not.toContain('Raindrops');
});

it('everything is exported and erased', async () => {
  await submit(await win(await start()));
  await start();

  expect(await games.personalData.export(world.context.db, maya.id, world.context)).toMatchObject({
    results: [{ gameId: numbers, score: 100 }],
    rounds: [{ kind: 'number_guess' }, { kind: 'number_guess' }],
  });

  await world.context.db.transaction((tx) => games.personalData.erase(tx, maya.id, world.context));

  for (const table of ['game_results', 'game_players']) expect(await rowsAbout(world, table, maya.id)).toBe(0);
});
