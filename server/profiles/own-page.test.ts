import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { readFeed } from '#contract/feed.ts';
import { updateUser } from '#contract/profiles.ts';
import { grant, hire, join } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

describe('the own page', () => {
  it('keeps settings, and changes only what was sent', async () => {
    const child = await join(world);
    await child.call(updateUser, { body: { settings: { sound: false, theme: 'night' }, favoriteColor: 'gold' } });

    const { data } = await child.call(updateUser, { body: { settings: { theme: 'day' }, language: 'de-AT' } });

    expect(data.settings).toEqual({ sound: false, theme: 'day' });
    expect(data.favoriteColor).toBe('gold');

    const { needsComfort: _, ...known } = data;
    expect((await child.call(readUser, {})).data).toEqual(known);
  });

  it.each([
    [{ favoriteColor: 'beige' }],
    [{ settings: { font: 'tiny' } }],
    [{ username: 'other_frog' }],
    [{ role: 'admin' }],
  ])('refuses %j', async (body) => {
    const child = await join(world);

    expect((await child.send('PATCH', '/api/user', body)).statusCode).toBe(400);
  });

  it('has how far posts go where that is the child’s own choice: from 13 on, and off at first', async () => {
    const zoe = await join(world, { age: 14 });
    const reach = async () => (await zoe.call(readUser, {})).data.reach;

    expect(await reach()).toBe(false);
    for (const wish of [true, false, true]) {
      expect((await zoe.call(updateUser, { body: { reach: wish } })).data.reach).toBe(wish);
      expect(await reach()).toBe(wish);
    }
    expect((await zoe.call(readUser, {})).data.can).toEqual({ meetOthers: true, writePosts: true, editName: true });
  });

  it.each(['granted', 'pending'] as const)(
    'leaves that to the grown-ups below 13, with consent %s',
    async (consent) => {
      const maya = await join(world, { age: 12, consent, scopes: ['posts', 'reach'] });
      const { error } = await maya.call(updateUser, { body: { reach: true, favoriteColor: 'gold' } });

      expect(error.code).toBe('not_for_you');

      const { data } = await maya.call(readUser, {});

      expect(data.reach).toBeUndefined();
      expect(data.favoriteColor).toBe('blue');
    },
  );

  it('is for children to change', async () => {
    const ines = await hire(world, { username: 'ines', role: 'moderator' });

    expect((await ines.call(updateUser, { body: {} })).error.code).toBe('not_for_you');
  });

  it('grows a year older on the birthday in the child’s own time zone', async () => {
    await using other = await openWorld();
    const child = await join(other, { age: 12, timeZone: 'Pacific/Auckland', parentEmail: 'auckland@example.org' });

    await other.context.db.pool.query(`update children set birth_date = '2013-11-19'`);

    expect((await child.call(readUser, {})).data).toMatchObject({ age: 13, isUnder13: false, ageGroup: '13-17' });

    await other.context.db.pool.query(`update accounts set time_zone = 'America/New_York'`);

    expect((await child.call(readUser, {})).data).toMatchObject({ age: 12, isUnder13: true, ageGroup: '11-12' });
  });
});

describe('consent', () => {
  it('shows on the own page at once, and in what the server allows', async () => {
    const child = await join(world, { age: 9 });
    await child.call(readUser, {});
    await grant(child, ['posts', 'buddies']);

    const { data } = await child.call(readUser, {});

    expect(data).toMatchObject({
      parentalConsentStatus: 'granted',
      parentalConsentMethod: 'in_person',
      parentalConsentDate: world.clock.now().toISOString(),
      parentalControlsActive: true,
      can: { meetOthers: true, writePosts: true, editName: true },
    });

    await grant(child, [], 'declined');

    expect((await child.call(readUser, {})).data.can).toEqual({
      meetOthers: false,
      writePosts: false,
      editName: false,
    });
    expect((await child.call(readFeed, {})).status).toBe(200);
  });
});
