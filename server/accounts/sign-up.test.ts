import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, logOut, readUser } from '#contract/accounts.ts';
import { join } from '#test/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

it('a child of nine signs up through a parent, and starts without anything shared', async () => {
  const child = await join(world, { username: 'pondskater', age: 9 });
  const { data } = await child.call(readUser, {});
  expect(data).toMatchObject({
    username: 'pondskater',
    isUnder13: true,
    email: null,
    parentalConsentStatus: 'pending',
  });
  await child.call(logOut, {});
  expect((await child.call(readUser, {})).status).toBe(401);
  const again = await child.call(logIn, { body: { username: 'pondskater', password: PASSWORD } });
  expect(again.status).toBe(200);
  expect((await child.call(readUser, {})).data.id).toBe(child.id);
});
