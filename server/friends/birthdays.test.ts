import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchFriends } from '#contract/friends.ts';
import { HOUR } from '#server/platform/clock.ts';
import { type Child, child } from '#test/support/children.ts';
import { grant, join, nextName } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Turns 13 on 19 November; the clock of the tests begins in the afternoon of the 18th, UTC. */
async function turningThirteen(timeZone: string): Promise<Child> {
  const somebody = await join(world, { username: nextName('tadpole'), age: 12, timeZone });
  await grant(somebody, ['buddies']);
  await world.context.db.pool.query(`update children set birth_date = '2013-11-19' where account_id = $1`, [
    somebody.id,
  ]);
  return somebody;
}

async function finds(who: Child, whom: Child): Promise<boolean> {
  const { data } = await who.call(searchFriends, { query: { q: whom.username } });
  return data.found.some(({ id }) => id === whom.id);
}

it('on both sides of the date line a child turns 13 for others at the same moment', async () => {
  const kiritimati = await turningThirteen('Pacific/Kiritimati');
  const pagoPago = await turningThirteen('Pacific/Pago_Pago');

  const younger = await child(world, { age: 11 });
  const older = await child(world, { age: 14 });

  // 19 November in Kiritimati already.
  for (const one of [kiritimati, pagoPago]) {
    expect(await finds(younger, one)).toBe(true);
    expect(await finds(one, younger)).toBe(true);
    expect(await finds(older, one)).toBe(false);
    expect(await finds(one, older)).toBe(false);
  }

  await world.pass(10 * HOUR);

  // Still 18 November in Pago Pago.
  for (const one of [kiritimati, pagoPago]) {
    expect(await finds(younger, one)).toBe(false);
    expect(await finds(one, younger)).toBe(false);
    expect(await finds(older, one)).toBe(true);
    expect(await finds(one, older)).toBe(true);
  }
});
