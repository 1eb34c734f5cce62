import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUserStats } from '#contract/rewards.ts';
import { type DeedKind, deedKinds } from '#contract/rules/rewards/deeds.ts';
import { DAY, later } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { award } from '#server/points/index.ts';
import { type Child, child } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';
import { reevaluateAll } from '../achievements/sync.ts';
import { recordDeed } from '../deeds/deeds.ts';
import { verifyRewards } from './verify.ts';

let world: World;
let maya: Child;
beforeAll(async () => {
  world = await openWorld();
  maya = await child(world);
  const start = world.clock.now();
  await reevaluateAll(world.context);
  await does(['riddle_solved', 'liked'], later(start, -4 * DAY));
  await does(['memory_match', 'joke_reacted', 'page_colored'], later(start, -3 * DAY));
  await does(['trivia_answered', 'word_solved'], later(start, -DAY));
  for (let times = 0; times < 4; times += 1) await does(deedKinds, start);
});
afterAll(() => world[Symbol.asyncDispose]());

/** Does things of several kinds with the same target, and is paid for a riddle. */
async function does(kinds: readonly DeedKind[], at: Date): Promise<void> {
  const target = newId();
  await world.context.db.transaction((tx) => {
    if (kinds.includes('riddle_solved')) award(tx, maya.id, { reason: 'riddle_solved', target, points: 60 }, at);
    recordDeed(world.context, tx, { accountId: maya.id, kinds, target, at });
  });
}

async function verify(isRepairing = false): Promise<string[]> {
  const sentences: string[] = [];
  await verifyRewards(world.context, {
    isRepairing,
    onDifference: ({ accountId, sentence }) =>
      sentences.push(`${accountId === maya.id ? 'Maya' : accountId} ${sentence}`),
  });
  return sentences;
}

const plant = (sql: string) => world.context.db.pool.query(sql, [maya.id]);

it('the stored totals of active children match the ledgers', async () => {
  expect(await verify()).toEqual([]);
});

it('every child is checked, page by page', async () => {
  const children = await verifyRewards(world.context);

  expect(children).toEqual({ children: 1, differences: 0, left: 0 });
});

describe('a difference', () => {
  it.each([
    [
      'total',
      'update child_points set total = total + 5 where account_id = $1',
      /^Maya has \d+ points, but the ledger/,
    ],
    ['total that is gone', 'delete from child_points where account_id = $1', /^Maya has 0 points, but the ledger/],
    [
      'number of solved riddles',
      'update child_points set riddles_solved = 9 where account_id = $1',
      /^Maya has 9 riddles solved, but the ledger has 5$/,
    ],
    [
      'number of revealed riddles',
      'update child_points set riddles_revealed = 9 where account_id = $1',
      /^Maya has 9 riddles revealed, but the ledger has 0$/,
    ],
    [
      'level that is not noted',
      'delete from levels_reached where account_id = $1',
      /^Maya has come to level \d by the ledger, but it is not noted$/,
    ],
    [
      'level that was not reached',
      'insert into levels_reached (id, account_id, level, at) values (gen_random_uuid(), $1, 99, now())',
      /^Maya has level 99 noted as reached, but the ledger comes to level \d$/,
    ],
    [
      'week of points',
      'update weekly_points set points = points + 900 where account_id = $1',
      /^Maya has \d+ points in the week of 2026-11-16, but the ledger has \d+/,
    ],
    [
      'week of points that is gone',
      `with gone as (delete from weekly_points where account_id = $1 and week = '2026-11-16')
       insert into weekly_points (account_id, week, points) values ($1, '2026-11-23', 0)`,
      /^Maya has 0 points in the week of 2026-11-16/,
    ],
    [
      'number of deeds',
      "update deed_counts set count = 7 where account_id = $1 and kind = 'riddle_solved'",
      /^Maya has 7 counted for riddle_solved, but 5 deeds$/,
    ],
    [
      'number of deeds that were never done',
      "insert into deed_counts (account_id, kind, count) values ($1, 'whistled', 2)",
      /^Maya has 2 counted for whistled, but 0 deeds$/,
    ],
    [
      'streak',
      "update streaks set current = 40, longest = 40 where account_id = $1 and kind = 'daily'",
      /^Maya has a daily streak of 40 .* but the days of the deeds make 4 up to 2026-11-18/,
    ],
    [
      'rest day',
      "update streaks set rest_day = null, rests = 0 where account_id = $1 and kind = 'daily'",
      /^Maya has a daily streak of 4 .* never\), but .* the last one 2026-11-16\)$/,
    ],
    [
      'streak that is gone',
      "delete from streaks where account_id = $1 and kind = 'social'",
      /^Maya has a social streak of none, but the days of the deeds make 1 up to/,
    ],
    [
      'achievement that was never paid',
      "insert into earned_achievements (account_id, achievement_id, at) values ($1, 'team-captain', now())",
      /^Maya has the achievement team-captain, but the ledger never paid it$/,
    ],
    [
      'achievement that is gone',
      "delete from earned_achievements where account_id = $1 and achievement_id = 'first-riddle'",
      /^Maya was paid for the achievement first-riddle, but does not have it$/,
    ],
    [
      'achievement that was never given',
      `with gone as (delete from earned_achievements where account_id = $1 and achievement_id = 'secret-mix')
       delete from point_transactions where account_id = $1 and target = 'secret-mix'`,
      /^Maya has done what the achievement secret-mix asks for, but does not have it$/,
    ],
    [
      'daily challenge that was never paid',
      `insert into completed_challenges (account_id, day, age_group, points, at)
       values ($1, '2026-11-10', '9-10', 50, now())`,
      /^Maya has completed the challenge of 2026-11-10, but the ledger never paid it$/,
    ],
    [
      'daily challenge of other points',
      'update completed_challenges set points = 70 where account_id = $1',
      /^Maya was paid 50 points for the challenge of 2026-11-18, but 70 is noted$/,
    ],
    [
      'daily challenge that is gone',
      'delete from completed_challenges where account_id = $1',
      /^Maya was paid 50 points for the challenge of 2026-11-18, but nothing is noted$/,
    ],
    [
      'daily challenge that was never given',
      `with gone as (delete from completed_challenges where account_id = $1)
       delete from point_transactions where account_id = $1 and reason = 'daily_challenge'`,
      /^Maya has done all of the challenge of 2026-11-18, but it is not noted$/,
    ],
  ])('in a %s is found and set right', async (_what, sql, sentence) => {
    await plant(sql);

    const found = await verify(true);

    expect(found).toContainEqual(expect.stringMatching(sentence));
    expect(await verify()).toEqual([]);
  });

  it('in an overdrawn purse is found, and nobody has to pay it back', async () => {
    await plant("insert into purchases (account_id, item_id, cost, at) values ($1, 'hat-crown', 1000000, now())");

    const { differences, left } = await verifyRewards(world.context, { isRepairing: true });

    expect(differences).toBe(1);
    expect(left).toBe(1);
    expect(await verify()).toEqual([expect.stringMatching(/^Maya has spent 1000000 points, but the ledger adds up/)]);

    await plant('delete from purchases where account_id = $1');
  });

  it('is left alone without the option to repair', async () => {
    await plant('update child_points set total = 5 where account_id = $1');

    const { differences, left } = await verifyRewards(world.context);

    expect(left).toBe(differences);
    expect((await maya.call(readUserStats, {})).data.totalPoints).toBe(5);

    await verify(true);
  });
});
