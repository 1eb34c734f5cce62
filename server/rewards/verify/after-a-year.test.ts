import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guessRiddle } from '#contract/cards.ts';
import { getLibrary } from '#server/cards/index.ts';
import { DAY } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { award } from '#server/points/index.ts';
import { type Child, child } from '#test/support/children.ts';
import { signInAgain } from '#test/support/family.ts';
import { findGameId } from '#test/support/rounds.ts';
import { openWorld, type World } from '#test/world.ts';
import { deleteOld } from '../../platform/retention/delete-old.ts';
import { recordDeed } from '../deeds/deeds.ts';
import { settleLeaderboards } from '../leaderboards/weeks.ts';
import { verifyRewards } from './verify.ts';

let world: World;
let maya: Child;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  maya = await child(world, { age: 11 });
});

/** Plays a round, or solves a riddle, now. */
async function does(
  kind: 'memory_match' | 'number_guess' | 'riddle_solved',
  points: number,
  target = newId(),
): Promise<string> {
  const at = world.clock.now();
  await world.context.db.transaction((tx) => {
    award(tx, maya.id, { reason: kind, target, points }, at);
    recordDeed(world.context, tx, { accountId: maya.id, kinds: [kind], target, at });
  });
  return target;
}

const rows = async (sql: string) => (await world.context.db.pool.query(sql, [maya.id])).rows;
const total = async () => (await rows('select total from child_points where account_id = $1'))[0]?.total;
const ledger = (reason: string) =>
  rows(`select target, points from point_transactions where account_id = $1 and reason = '${reason}' order by target`);

async function differences(): Promise<string[]> {
  const sentences: string[] = [];
  await verifyRewards(world.context, { onDifference: ({ sentence }) => sentences.push(sentence) });
  return sentences;
}

/** Plays on three days more than a year ago, and again today. */
async function playThenAndNow(): Promise<void> {
  for (const points of [40, 50, 60]) {
    await does('memory_match', points);
    await does('number_guess', 5);
    await world.pass(DAY);
  }
  await world.pass(365 * DAY);
  await settleLeaderboards(world.context);
  await does('memory_match', 70);
}

describe('after a year', () => {
  it('points of single rounds are added up into one', async () => {
    await playThenAndNow();

    await deleteOld(world.context);

    expect((await ledger('memory_match')).map(({ points }) => points).toSorted()).toEqual([150, 70]);
    expect(await ledger('number_guess')).toEqual([{ target: 'earlier', points: 15 }]);
  });

  it('the total stays the same', async () => {
    await playThenAndNow();
    const before = await total();

    await deleteOld(world.context);

    expect(await total()).toBe(before);
  });

  it('totals, levels, counts and streaks still match the ledgers', async () => {
    await playThenAndNow();

    await deleteOld(world.context);

    expect(await differences()).toEqual([]);
  });

  it('all of this is true when the job works in small batches while the child plays', async () => {
    await playThenAndNow();

    for (let run = 0; run < 4; run += 1) {
      await deleteOld(world.context, { rows: 1 });
      await does('memory_match', 10);
      await world.pass(200 * DAY);
      await settleLeaderboards(world.context);
    }

    expect(await differences()).toEqual([]);
    expect(await ledger('number_guess')).toEqual([{ target: 'earlier', points: 15 }]);
  });

  it('a lost total is restored from the added-up points', async () => {
    await playThenAndNow();
    const before = await total();
    await deleteOld(world.context);
    await rows('update child_points set total = 1 where account_id = $1');

    await verifyRewards(world.context, { isRepairing: true });

    expect(await total()).toBe(before);
  });

  it('a paid riddle is not paid again', async () => {
    const riddle = await does('riddle_solved', 20);
    await world.pass(400 * DAY);
    await deleteOld(world.context);
    const before = await total();

    await does('riddle_solved', 20, riddle);

    expect(await total()).toBe(before);
  });

  it('only the day of a deed is left', async () => {
    await playThenAndNow();

    await deleteOld(world.context);

    const deeds = await rows('select at, day from deeds where account_id = $1 order by day');
    expect(deeds.map(({ at }) => at !== null)).toEqual([false, false, false, false, false, false, true]);
    expect(deeds.every(({ day }) => day !== null)).toBe(true);
  });

  it('guesses are deleted, and the riddle stays solved', async () => {
    const { id = '' } = getLibrary(world.context).items.find(({ kind }) => kind === 'riddle') ?? {};
    await maya.call(guessRiddle, { params: { id }, body: { guess: 'a zebra' } });
    await world.pass(364 * DAY);
    await deleteOld(world.context);

    expect(await rows('select 1 from card_guesses where account_id = $1')).toHaveLength(1);

    await world.pass(2 * DAY);
    await deleteOld(world.context);

    expect(await rows('select 1 from card_guesses where account_id = $1')).toEqual([]);
  });

  it('only a child’s best round of each game is left', async () => {
    const played = (score: number) =>
      world.context.db.pool.query(
        `insert into game_results (round_id, account_id, game_id, score, completed, time_taken, attempts, played_at)
         values ($1, $2, $5, $3, true, 60, 8, $4)`,
        [newId(), maya.id, score, world.clock.now(), findGameId(world, 'memory_match')],
      );
    for (const score of [30, 90, 90, 60]) await played(score);
    await world.pass(366 * DAY);

    await deleteOld(world.context);

    expect(await rows('select score from game_results where account_id = $1')).toEqual([{ score: 90 }]);
  });

  it('minutes from a year ago are deleted', async () => {
    const visit = async () =>
      rows(`insert into active_minutes values ($1, '${world.clock.now().toISOString()}') returning 1`);
    await visit();
    await world.pass(366 * DAY);
    maya = await signInAgain(maya);
    await visit();

    await deleteOld(world.context);

    expect(await rows('select 1 from active_minutes where account_id = $1')).toHaveLength(1);
  });
});
