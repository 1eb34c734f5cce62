import { expect, it } from 'vitest';
import { readUserCount } from '#contract/profiles.ts';
import { hire, join } from '#test/support/people.ts';
import { openWorld } from '#test/world.ts';
import { MINUTE, SECOND } from '../platform/clock.ts';
import { shownCount } from './user-count.ts';

it.each([
  [0, 0],
  [99, 99],
  [100, 100],
  [119, 110],
  [1999, 1900],
  [12_345, 12_000],
])('%i children are shown as %i', (count, shown) => {
  expect(shownCount(count)).toBe(shown);
});

it('counts children who are here, without staff, once a minute', async () => {
  await using world = await openWorld();
  const count = async () => (await world.visitor().call(readUserCount, {})).data.count;

  expect(await count()).toBe(0);

  const child = await join(world);
  await hire(world, { username: 'ines', role: 'moderator' });

  expect(await count()).toBe(0);

  await world.pass(MINUTE);

  expect(await count()).toBe(1);

  await world.context.db.pool.query(`update accounts set state = 'leaving' where id = $1`, [child.id]);
  await world.pass(59 * SECOND);

  expect(await count()).toBe(1);

  await world.pass(SECOND);

  expect(await count()).toBe(0);
});
