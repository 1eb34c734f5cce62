import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type GameMove,
  type GameType,
  listGames,
  type PlayedRound,
  playMove,
  startGame,
  submitResult,
} from '#contract/games.ts';
import { readPoints } from '#contract/points.ts';
import { solveProblem } from '#contract/rules/games/math-challenge.ts';
import { SECOND } from '#server/platform/clock.ts';
import { type Child, child } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let mallory: Child;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  mallory = await child(world);
});

const listGamesOfType = async (type: GameType) =>
  (await mallory.call(listGames, {})).data.games.filter(({ gameType }) => gameType === type);
const start = async (id: string, body = {}) => (await mallory.call(startGame, { params: { id }, body })).data;
const move = ({ roundId, n }: PlayedRound, made: GameMove) =>
  mallory.call(playMove, { params: { id: roundId }, body: { n, move: made } });
const submit = ({ roundId }: PlayedRound, claims = {}) => mallory.call(submitResult, { body: { roundId, ...claims } });
const total = async () => (await mallory.call(readPoints, {})).data.totalPoints;

/** A cheater who has read the database. */
async function readState({ roundId }: PlayedRound) {
  const { rows } = await world.context.db.pool.query('select state from game_rounds where id = $1', [roundId]);
  return rows[0].state;
}

async function startSome(type: GameType, count: number): Promise<PlayedRound[]> {
  const games = (await listGamesOfType(type)).slice(0, count);
  const rounds = await Promise.all(games.map(({ id }) => start(id)));
  expect(rounds).toHaveLength(count);
  return rounds;
}

describe('ten rounds that end in one second', () => {
  it('pay for only one, even all at once', async () => {
    const rounds = await startSome('number_guess', 10);
    const targets = await Promise.all(rounds.map(async (round) => (await readState(round)).target as number));
    await world.pass(30 * SECOND);

    await Promise.all(rounds.map((round, at) => move(round, { guess: targets[at] ?? 0 })));

    const outcomes = await Promise.all(rounds.map(async (round) => (await submit(round)).data));
    const paid = outcomes.filter(({ pointsAwarded }) => pointsAwarded > 0);
    expect(paid).toHaveLength(1);
    expect(outcomes.filter(({ unpaid }) => unpaid === 'too_fast')).toHaveLength(9);
    expect(await total()).toBe(paid[0]?.pointsAwarded);
  });

  it('pay no more when their results are requested again later', async () => {
    const rounds = await startSome('word_scramble', 3);
    const words = await Promise.all(rounds.map(async (round) => (await readState(round)).word as string));
    await world.pass(30 * SECOND);
    for (const [at, round] of rounds.entries()) await move(round, { do: 'guess', word: words[at] ?? '' });
    const before = await total();

    await world.pass(60 * SECOND);
    for (const round of rounds) await submit(round);

    expect(before).toBe(rounds[0]?.game.pointReward);
    expect(await total()).toBe(before);
  });

  it('are all paid when they end one after the other', async () => {
    const rounds = await startSome('number_guess', 3);
    for (const round of rounds) {
      await world.pass(3 * SECOND);
      await move(round, { guess: (await readState(round)).target });
    }

    expect(await total()).toBe(rounds.reduce((sum, { game }) => sum + game.pointReward, 0));
  });
});

describe('two tabs', () => {
  it('that answer the same problem in two ways count one answer', async () => {
    const [game] = await listGamesOfType('math_challenge');
    const round = await start(game?.id ?? '');
    const replies = await Promise.all([1, 2, 3, 4].map((answer) => move(round, { do: 'answer', answer })));

    const taken = replies.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(3);
    expect((await readState(round)).answers).toHaveLength(1);
  });

  it('that ask for a result at the same moment are paid once', async () => {
    const [round] = await startSome('number_guess', 1);
    if (!round) throw new Error('no round');
    await world.pass(5 * SECOND);
    await move(round, { guess: (await readState(round)).target });
    const outcomes = await Promise.all(Array.from({ length: 5 }, async () => (await submit(round)).data));

    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await total()).toBe(round.game.pointReward);
  });
});

describe('only the server’s clock counts', () => {
  it('a problem answered too late is refused, and only earlier ones count', async () => {
    const [game] = await listGamesOfType('math_challenge');
    let round = await start(game?.id ?? '');
    round = (await move(round, { do: 'begin' })).data;
    await world.pass(2 * SECOND);
    round = (await move(round, { do: 'answer', answer: 9999 })).data;
    await world.pass(((game?.timeLimit ?? 0) + 1) * SECOND);

    expect((await move(round, { do: 'answer', answer: 1 })).error.code).toBe('round_over');
    const claims = { score: 100, completed: true, timeTaken: 1, gameData: { answers: ['all of them'] } };
    expect((await submit(round, claims)).data).toMatchObject({ score: 0, completed: false, pointsAwarded: 0 });
  });

  it('without a timer there is no bonus for time', async () => {
    const [game] = await listGamesOfType('math_challenge');
    let round = await start(game?.id ?? '', { hasTimer: false });
    for (const problem of (await readState(round)).problems) {
      await world.pass(SECOND);
      round = (await move(round, { do: 'answer', answer: solveProblem(problem) })).data;
    }

    expect(round.view).toMatchObject({ endsAt: null, timeLimit: null, isOver: true });
    expect((await submit(round)).data).toMatchObject({ score: 100, pointsAwarded: game?.pointReward });
  });

  it("a third card while two are shown is refused, and doesn't end the round", async () => {
    const [game] = await listGamesOfType('memory_match');
    const round = await start(game?.id ?? '');
    const { pictures } = await readState(round);
    const other = pictures.findIndex(({ emoji }: { emoji: string }) => emoji !== pictures[0].emoji);
    const two = (await move((await move(round, { card: 0 })).data, { card: other })).data;
    const third = [1, 2, 3].find((card) => card !== other) ?? 3;

    expect((await move(two, { card: third })).error.code).toBe('too_early');
    await world.pass(SECOND);
    expect((await move(two, { card: third })).status).toBe(200);
  });
});

it('a round that was replaced by a new one accepts no more moves', async () => {
  const [game] = await listGamesOfType('word_scramble');
  const round = await start(game?.id ?? '');
  const { word } = await readState(round);
  await start(game?.id ?? '', { isFresh: true });
  await world.pass(5 * SECOND);

  expect((await move(round, { do: 'guess', word })).error.code).toBe('round_over');
  expect((await submit(round)).error.code).toBe('round_over');
  expect(await total()).toBe(0);
});
