import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createComment } from '#contract/comments.ts';
import { removeFriend } from '#contract/friends.ts';
import { likePost } from '#contract/posts.ts';
import { listAchievements, readDailyChallenge, readStreaks, readUserStats } from '#contract/rewards.ts';
import { type DeedKind, deedKinds } from '#contract/rules/rewards/deeds.ts';
import { countStreak } from '#contract/rules/rewards/streaks.ts';
import { addDays } from '#contract/shared/days.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child, makeBuddies, post } from '#test/support/children.ts';
import { agree } from '#test/support/friends.ts';
import { openWorld, type World } from '#test/world.ts';
import { getRewardContent } from '../content.ts';
import { rewards } from '../index.ts';
import { listStreaks } from '../streaks/streak-queries.ts';
import { recordDeed } from './deeds.ts';

let world: World;
let maya: Child;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  maya = await child(world);
});

/** The child does something, for the first time unless a target is given. */
function does(
  kind: DeedKind,
  {
    target = newId(),
    at = world.clock.now(),
    who = maya,
  }: { target?: string; at?: Date; who?: Pick<Child, 'id'> } = {},
) {
  const deed = { accountId: who.id, kinds: [kind], target, at };
  return world.context.db.transaction(async (tx) => recordDeed(world.context, tx, deed));
}

it('becoming buddies again counts as no new buddy', async () => {
  const [zoe, ida, nia] = [
    await child(world, { age: 14 }),
    await child(world, { age: 14 }),
    await child(world, { age: 14 }),
  ];
  const counted = async () =>
    (
      await world.context.db.pool.query(`select count from deed_counts where account_id = $1 and kind = 'buddy_made'`, [
        zoe.id,
      ])
    ).rows[0].count;
  await agree(zoe, ida);
  await zoe.call(removeFriend, { params: { id: ida.id } });

  await agree(zoe, ida);
  const again = await counted();
  await agree(zoe, nia);

  expect(again).toBe(1);
  expect(await counted()).toBe(2);
});

const stats = async (who = maya) => (await who.call(readUserStats, {})).data;
const streaks = async () => (await maya.call(readStreaks, {})).data;
const challenge = async () => (await maya.call(readDailyChallenge, {})).data;
const achievements = async () => (await maya.call(listAchievements, {})).data;
const achievement = async (id: string) => (await achievements()).find((one) => one.id === id);

describe('a deed', () => {
  it('counts once, however often it is recorded, even at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, () => does('memory_match', { target: 'round' })));

    expect((await stats()).gamesPlayed).toBe(1);
  });

  it('counts only for the child who did it', async () => {
    const leo = await child(world);

    await does('memory_match');

    expect((await stats(leo)).gamesPlayed).toBe(0);
  });

  it('counts nothing for an account that is no child', async () => {
    const nobody = { id: newId() };

    await does('liked', { who: nobody });

    expect((await rewards.personalData.export(world.context.db, nobody.id, world.context))['deeds']).toEqual([]);
  });
});

describe('an achievement', () => {
  it('is earned, and its points are awarded once, by the deed that completes it', async () => {
    const { pointReward } = (await achievement('first-pair')) ?? { pointReward: 0 };

    await does('memory_match');
    await does('memory_match');

    expect(await achievement('first-pair')).toMatchObject({ isEarned: true, progress: 100 });
    expect((await stats()).totalPoints).toBe(pointReward);
  });

  it("shows the child's progress", async () => {
    for (let times = 0; times < 3; times += 1) await does('number_guess');

    expect(await achievement('number-fish')).toMatchObject({ isEarned: false, progress: 30, earnedAt: null });
  });

  it('shows nothing of itself while it is secret and not earned', async () => {
    const hidden = getRewardContent(world.context).achievements.filter(({ isSecret }) => isSecret);

    const shown = JSON.stringify(await achievements());

    for (const { id, name, description } of hidden) {
      expect(shown).not.toContain(id);
      expect(shown).not.toContain(name);
      expect(shown).not.toContain(description);
    }
  });

  it('shows itself once it is earned, even if it was secret', async () => {
    await does('riddle_revealed');

    expect(await achievement('secret-peek')).toMatchObject({ isEarned: true, name: 'Just a Peek' });
  });
});

describe('the challenge of the day', () => {
  /** Does everything in today's challenge except the last deed. */
  async function almost() {
    const { items } = await today();
    const deeds = items.flatMap(({ kinds, target }) => Array.from({ length: target }, () => kinds[0] as DeedKind));
    for (const kind of deeds.slice(0, -1)) await does(kind);
    return deeds.at(-1) as DeedKind;
  }

  async function today() {
    const { challengeOn } = await import('../challenges/challenges.ts');
    return challengeOn(world.context, (await challenge()).challenge.date, '9-10');
  }

  it('starts with nothing done', async () => {
    const { progress } = await challenge();

    expect(progress).toMatchObject({ completed: false, pointsEarned: 0 });
    expect(Object.values(progress.progress).every((isDone) => !isDone)).toBe(true);
  });

  it('is paid as soon as the last item is done', async () => {
    const last = await almost();
    expect((await challenge()).progress.completed).toBe(false);

    await does(last);

    const { points } = await today();
    expect((await challenge()).progress).toMatchObject({ completed: true, pointsEarned: points });
  });

  it('is paid once when its last item is done twice at the same moment', async () => {
    const last = await almost();

    await Promise.all([does(last), does(last), does(last)]);

    const { rows } = await world.context.db.pool.query(
      "select count(*)::integer as count from point_transactions where account_id = $1 and reason = 'daily_challenge'",
      [maya.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('streaks', () => {
  const steps = [1, 1, 2, 1, 3, 1, 4, 2, -1, 1, -2, 5, -4, 2];
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);

  it('are counted for each kind', async () => {
    await does('word_solved');
    await does('liked');

    expect(await streaks()).toMatchObject({ currentStreak: 1, riddleStreak: 1, gameStreak: 0, socialStreak: 1 });
  });

  it('are the same in the database as in the rules, whatever order the days arrive in', async () => {
    for (let round = 0; round < 12; round += 1) {
      const who = await child(world);
      const days: string[] = [];
      for (let step = 0; step < 14; step += 1) {
        days.push(
          addDays(days.at(-1) ?? addDays('2026-02-20', round), steps[(round * 7 + step * 3) % steps.length] ?? 1),
        );
        await does('liked', { who, at: noon(days.at(-1) as string) });
      }

      const [daily] = await listStreaks(world.context.db, { accountId: who.id });

      expect(daily).toEqual({ kind: 'daily', ...countStreak(days) });
    }
  });
});

it('a child who has done nothing gets statistics too', async () => {
  expect(await stats()).toMatchObject({
    totalPoints: 0,
    currentLevel: 1,
    gamesPlayed: 0,
    totalAchievements: getRewardContent(world.context).achievements.length,
  });
});

it('the statistics count buddies, posts, comments and the likes for them', async () => {
  const leo = await child(world);
  await makeBuddies(world, maya, leo);
  const params = { id: await post(world, maya) };
  await post(world, maya, { held: true });

  await leo.call(likePost, { params });
  await leo.call(createComment, { params, body: { clientId: newId(), content: 'What a jump!' } });

  expect(await stats()).toMatchObject({ friendsCount: 1, postsCreated: 1, likesReceived: 1 });
  expect(await stats(leo)).toMatchObject({ commentsPosted: 1 });
});

it('every kind of deed is used by an achievement', () => {
  const asked = new Set(
    getRewardContent(world.context).achievements.flatMap(({ requirement }) =>
      requirement.type === 'deeds' ? [requirement.of] : [],
    ),
  );

  expect([...asked].sort()).toEqual([...deedKinds].sort());
});

it('everything is exported and erased', async () => {
  await does('memory_match');

  await world.context.db.transaction((tx) => rewards.personalData.erase(tx, maya.id, world.context));

  expect(await rewards.personalData.export(world.context.db, maya.id, world.context)).toEqual({
    deeds: [],
    counts: [],
    streaks: [],
    achievements: [],
    dailyChallenges: [],
    leaderboards: null,
    leaderboardWeeks: [],
    purchases: [],
    pondWaves: [],
  });
});
