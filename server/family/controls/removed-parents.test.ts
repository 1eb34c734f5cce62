import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeControls, inviteGrownUp, readControls, reportNotMyChild } from '#contract/family.ts';
import { readFeed } from '#contract/feed.ts';
import { decide, newFamily } from '#test/support/family.ts';
import { caseAt, decide as decideCase } from '#test/support/moderation.ts';
import { readLinks } from '#test/support/parent-mails.ts';
import { parentSession } from '#test/support/parents.ts';
import { hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let ines: Person;
beforeAll(async () => {
  world = await openWorld();
  ines = await hire(world, { username: 'ines', role: 'moderator' });
});
afterAll(() => world[Symbol.asyncDispose]());

const tryFeed = async (child: Person) => (await child.call(readFeed, {})).error?.code ?? 'open';

/** A child whose parent limits it to an hour, and a second grown-up whom staff have added. */
async function withSecond(address: string) {
  const { child, link } = await newFamily(world);
  await decide(world, link, 'yes', ['posts']);
  const mum = await parentSession(world, child);
  const params = { childId: child.id };
  await mum.call(changeControls, { params, body: { controls: { dailyLimit: 60 } } });
  const body = { username: child.username, parentName: 'Amal Haddad', parentEmail: address };
  await ines.call(inviteGrownUp, { body });
  await world.context.events.idle();
  return { child, mum, params };
}

it('a parent’s settings end at once when they report "not my child", and the other parent’s stay', async () => {
  const address = 'amal.leaves@example.org';
  const { child, mum, params } = await withSecond(address);
  const { link, notMine } = await readLinks(world, address);
  await decide(world, link, 'yes', ['posts']);
  const amal = await parentSession(world, child, address);
  await amal.call(changeControls, { params, body: { controls: { dailyLimit: 15, isPaused: true } } });
  expect(await tryFeed(child)).toBe('paused');

  const { status } = await world.visitor().call(reportNotMyChild, { body: { token: notMine } });

  expect(status).toBe(204);
  expect(await tryFeed(child)).toBe('open');
  expect((await mum.call(readControls, { params })).data.controlsInForce).toMatchObject({
    dailyLimit: 60,
    isPaused: false,
  });
  const { rows } = await world.context.db.pool.query('select 1 from child_controls where child_id = $1', [child.id]);
  expect(rows).toHaveLength(1);
});

it('a parent’s settings end at once when staff dismiss their objection', async () => {
  const address = 'amal.stranger@example.org';
  const { child, params, mum } = await withSecond(address);
  const { link } = await readLinks(world, address);
  await decide(world, link, 'no');
  // The state after a parent who once consented, and switched a pause on, objects.
  await world.context.db.pool.query(
    `insert into child_controls (id, child_id, parent_id, is_paused, allows_presence, updated_at)
     select gen_random_uuid(), $1, id, true, true, now() from parents where email = $2`,
    [child.id, address],
  );
  await mum.call(changeControls, { params, body: { controls: { dailyLimit: 45 } } });
  expect(await tryFeed(child)).toBe('paused');

  const { id } = await caseAt(ines);
  await decideCase(ines, id, 'approve');
  await world.context.events.idle();

  expect(await tryFeed(child)).toBe('open');
  expect((await mum.call(readControls, { params })).data.controlsInForce).toMatchObject({ dailyLimit: 45 });
});
