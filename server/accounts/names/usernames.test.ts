import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkUsername } from '#contract/accounts.ts';
import { join } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

describe('a username that is asked about', () => {
  const check = async (username: string) => (await world.visitor().call(checkUsername, { query: { username } })).data;

  it('is free', async () => {
    expect(await check('Free_Frog')).toEqual({ available: true });
  });

  it('is taken, and others are offered that are free', async () => {
    const child = await join(world, { username: 'known_newt' });
    const { available, reason, suggestions = [] } = await check(child.username);

    expect(available).toBe(false);
    expect(reason).toBe('Someone already has that username. Please pick another one.');
    expect(suggestions).toHaveLength(3);
    for (const suggestion of suggestions) expect(await check(suggestion)).toEqual({ available: true });
  });

  it.each([
    ['ab', 'Username must be at least 3 characters'],
    ['not a name', 'Use letters, numbers and _ only'],
    ['admin', 'Only the people who run this pond can have that name. Please pick another one.'],
    ['big_bitch', 'Please pick another name. This one may not sound kind, or it tells too much about you.'],
  ])('%s: %s', async (username, reason) => {
    expect(await check(username)).toMatchObject({ available: false, reason });
  });
});
