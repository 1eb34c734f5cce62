import { afterAll, beforeAll, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { readFeed } from '#contract/feed.ts';
import { listFriends } from '#contract/friends.ts';
import { readPoints } from '#contract/points.ts';
import { readPost } from '#contract/posts.ts';
import { listAchievements } from '#contract/rewards.ts';
import { listCases } from '#contract/safety.ts';
import { DAY, later } from '#server/platform/clock.ts';
import { openWorld, type World } from '#test/world.ts';
import { simulate } from './simulate.ts';
import type { Simulation } from './simulation.ts';

let world: World;
let simulation: Simulation;
beforeAll(async () => {
  world = await openWorld();
  simulation = await simulate(world, {
    days: 5,
    children: 8,
    end: later(world.clock.now(), 5 * DAY),
    log: () => undefined,
  });
});
afterAll(() => world[Symbol.asyncDispose]());

const called = (username: string) => {
  const child = simulation.children.find(({ script }) => script.username === username);
  if (!child) throw new Error(`${username} has not joined`);
  return child;
};

it('makes children with consent, and one who waits for it', async () => {
  expect(simulation.children).toHaveLength(8);
  expect((await called('otterbeam').call(readUser, {})).parentalConsentStatus).toBe('granted');
  expect((await called('quietfern').call(readUser, {})).parentalConsentStatus).toBe('pending');
});

it('lets them become buddies, and write to each other', async () => {
  const lists = await Promise.all(
    simulation.children.filter(({ isFree }) => isFree).map((one) => one.call(listFriends, {})),
  );

  expect(lists.flatMap(({ friends }) => friends)).not.toEqual([]);

  const read = [...simulation.stories.values()].flatMap(({ id, author }) =>
    [...author.buddies].map(({ visitor }) => visitor.call(readPost, { params: { id } })),
  );
  const statuses = (await Promise.all(read)).map(({ status }) => status);

  expect(statuses).toContain(200);
});

it('pays them for what they have solved and written', async () => {
  expect((await called('otterbeam').call(readPoints, {})).totalPoints).toBeGreaterThan(100);
});

it('gives them the achievements for it', async () => {
  const achievements = await called('otterbeam').call(listAchievements, {});
  const earned = achievements.filter(({ isEarned }) => isEarned).map(({ id }) => id);

  expect(earned).toEqual(expect.arrayContaining(['first-riddle', 'first-buddy']));
});

it('fills the feed with cards', async () => {
  expect((await called('otterbeam').call(readFeed, { query: {} })).items.length).toBeGreaterThan(10);
});

it('leaves cases in the review queue', async () => {
  const [moderator] = simulation.moderators;
  const { cases = [] } = (await moderator?.call(listCases, { query: {} })) ?? {};

  expect(cases.map(({ title }) => title)).toContain('The fox in our garden');
  expect(cases.some(({ urgent }) => urgent)).toBe(true);
});

it('suspends one child', async () => {
  expect((await called('zigzagkite').call(readUser, {})).suspendedUntil).toBeTypeOf('string');
});
