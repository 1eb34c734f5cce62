import { afterAll, beforeAll, expect, it } from 'vitest';
import { readParentView, readWeek } from '#contract/family.ts';
import { addParent, decide, newFamily } from '#test/support/family.ts';
import { parentSession } from '#test/support/parents.ts';
import { join } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

it('a child sees what the grown-ups know, decide, and get mails about', async () => {
  const { child, link } = await newFamily(world);
  const sight = async () => (await child.call(readParentView, {})).data;

  expect(await sight()).toMatchObject({ grownUps: 1, username: child.username, consent: 'pending', scopes: [] });

  await decide(world, link, 'yes', ['posts', 'buddies']);
  await addParent(child, 'amal.sight@example.org');

  expect(await sight()).toMatchObject({ grownUps: 2, consent: 'granted', scopes: ['posts', 'buddies'] });
});

it('a child sees the same week as the grown-ups, and none before consent', async () => {
  const { child, link } = await newFamily(world);
  const view = async () => (await child.call(readParentView, {})).data;
  expect(await view()).toMatchObject({ sees: ['account'], week: null });

  await decide(world, link, 'yes', []);
  const parent = await parentSession(world, child);
  const { data } = await parent.call(readWeek, { params: { id: child.id } });
  const { joinedOn: _, isReportWanted: __, ...week } = data;

  expect((await view()).week).toEqual(week);
});

it('lists every kind of parent mail that a module can send', async () => {
  const { child } = await newFamily(world);
  const { mailTopics } = (await child.call(readParentView, {})).data;
  const handed = world.context.modules.flatMap((module) => module.parentMails ?? []).map(({ topic }) => topic);

  expect(mailTopics).toEqual(expect.arrayContaining(['answers', 'ending', ...handed]));
});

it('no mail is sent about a child without a parent here', async () => {
  const zoe = await join(world, { age: 14 });

  expect((await zoe.call(readParentView, {})).data).toMatchObject({
    grownUps: 0,
    mailTopics: [],
    consent: 'not_needed',
  });
});
