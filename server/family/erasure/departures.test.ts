import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#contract/accounts/departures.ts';
import { logIn, readUser } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import { readPost } from '#contract/posts.ts';
import { readUserCount } from '#contract/profiles.ts';
import { listStaffMessages } from '#contract/safety.ts';
import { child, makeBuddies, post } from '#test/support/children.ts';
import { newFamily, rowsOfChild, wait } from '#test/support/family.ts';
import { readLinks, subjectsTo } from '#test/support/parent-mails.ts';
import { grant, hire, join, type Person } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { DAY, MINUTE } from '../../platform/clock.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const leave = (who: Person) => who.call(deleteUser, { body: { confirm: 'DELETE' } });
const keep = (token: string) => world.visitor().call(calls.restoreAccountByLink, { body: { token } });
const open = (token: string) => world.visitor().call(calls.openConsentLink, { body: { token } });
const enter = (who: Person, browser = world.visitor()) =>
  browser.call(logIn, { body: { username: who.username, password: PASSWORD } });
const leavingMails = async (address: string) =>
  (await subjectsTo(world, address)).filter((subject) => subject.includes('will be deleted')).length;

/** A child of nine who has deleted the account, and the link with which the parent restores it. */
async function leftFamily() {
  const family = await newFamily(world);
  await grant(family.child, ['posts', 'buddies']);
  expect((await leave(family.child)).status).toBe(204);
  return { ...family, stay: (await readLinks(world, family.address)).link };
}

describe('deleting one’s own account', () => {
  it('needs the exact word', async () => {
    const maya = await child(world);

    for (const confirm of ['delete', 'DELETE ', '', 'YES'])
      expect((await maya.send('DELETE', '/api/user', { confirm })).statusCode).toBe(400);
    expect((await maya.send('DELETE', '/api/user')).statusCode).toBe(400);
    expect((await maya.call(readUser, {})).status).toBe(200);
    expect((await world.visitor().send('DELETE', '/api/user', { confirm: 'DELETE' })).statusCode).toBe(401);
  });

  it('signs out on every device, and hides the child from everyone at once', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    const id = await post(world, maya);
    const tablet = world.visitor();
    await enter(maya, tablet);
    const read = async () => (await leo.call(readPost, { params: { id } })).status;

    expect(await read()).toBe(200);
    expect((await leave(maya)).status).toBe(204);
    expect(await read()).toBe(404);
    expect((await maya.call(readUser, {})).status).toBe(401);
    expect((await tablet.call(readUser, {})).status).toBe(401);
  });

  it('leaves the counts of active accounts', async () => {
    const count = async () => {
      await world.pass(MINUTE);
      return (await world.visitor().call(readUserCount, {})).data.count;
    };
    const before = await count();

    const maya = await child(world);

    expect(await count()).toBe(before + 1);

    await leave(maya);

    expect(await count()).toBe(before);
  });

  it('happens once when pressed three times at once, and sends one mail', async () => {
    const { child: maya, address } = await newFamily(world);
    const replies = await Promise.all([leave(maya), leave(maya), leave(maya)]);

    expect(replies.every(({ status }) => status === 204 || status === 401)).toBe(true);
    expect(await leavingMails(address)).toBe(1);
  });
});

describe('under 13', () => {
  it('lets the parent restore it with the link in their mail, once', async () => {
    const { child: maya, address, stay } = await leftFamily();

    expect(await leavingMails(address)).toBe(1);
    expect((await open(stay)).data).toMatchObject({ state: 'open', about: { purpose: 'stay' } });
    expect((await keep(stay)).status).toBe(204);
    expect((await keep(stay)).error.code).toBe('gone');
    expect((await open(stay)).data.state).toBe('used');
    expect((await enter(maya, maya)).status).toBe(200);
    expect((await maya.call(listStaffMessages, {})).data.notices).toMatchObject([{ template: 'came_back' }]);

    await wait(world, 8 * DAY);

    expect(await rowsOfChild(maya, 'children')).toBe(1);
  });

  it('sends nothing to a parent who never consented', async () => {
    const { child: maya, address } = await newFamily(world);
    await grant(maya, ['posts']);
    const ines = await hire(world, { username: 'ines', role: 'moderator' });
    const parentEmail = 'wrong.address@example.org';
    await ines.call(calls.inviteGrownUp, { body: { username: maya.username, parentName: 'Amal', parentEmail } });

    await leave(maya);

    expect(await leavingMails(parentEmail)).toBe(0);
    expect(await leavingMails(address)).toBe(1);
  });

  it('sends the mail to the sign-up address if a parent without one consented in person', async () => {
    const { child: maya, address } = await newFamily(world);
    const staff = await hire(world, { username: 'ada_sees', role: 'moderator' });
    const seen = { parentName: 'Grandma Haddad', relation: 'guardian', scopes: ['posts'], isContact: false } as const;

    const { status } = await staff.call(calls.recordConsentInPerson, {
      body: { username: maya.username, ...seen, scopes: ['posts'] },
    });

    expect(status).toBe(200);

    await leave(maya);

    expect(await leavingMails(address)).toBe(1);
    expect((await keep((await readLinks(world, address)).link)).status).toBe(204);
    expect((await enter(maya)).status).toBe(200);
  });

  it('can be undone by only one of three clicks', async () => {
    const { stay } = await leftFamily();
    const replies = await Promise.all([keep(stay), keep(stay), keep(stay)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 410, 410]);
  });

  it("can't be undone with another link, or without one", async () => {
    const { notMine, link, child: maya } = await leftFamily();

    for (const token of [notMine, link, 'x'.repeat(43)]) expect((await keep(token)).status).toBe(410);
    expect((await enter(maya)).error.code).toBe('removed');
  });

  it("can't be undone by signing in, which says who can", async () => {
    const { child: maya } = await leftFamily();
    const { error } = await enter(maya);

    expect(error).toMatchObject({
      code: 'removed',
      message: expect.stringContaining('Your grown-up can still keep it'),
    });

    const wrong = { username: maya.username, password: 'wrong' };
    expect((await world.visitor().call(logIn, { body: wrong })).error.code).toBe('wrong_login');
  });

  it('erases everything after 7 days, and then the link is too late', async () => {
    const { child: maya, stay, address } = await leftFamily();
    await wait(world, 7 * DAY - MINUTE);

    expect(await rowsOfChild(maya, 'children')).toBe(1);

    await wait(world, 2 * MINUTE);

    expect(await rowsOfChild(maya, 'children')).toBe(0);
    expect((await keep(stay)).status).toBe(410);
    expect((await open(stay)).data).toEqual({ state: 'late', about: null });
    expect((await enter(maya)).error.code).toBe('wrong_login');
    expect(await leavingMails(address)).toBe(1);
  });

  it("can't be undone once erasure has started", async () => {
    const { child: maya, stay } = await leftFamily();
    const begin = 'update departures set erasing_since = now() where account_id = $1';

    await world.context.db.pool.query(begin, [maya.id]);

    expect((await keep(stay)).error.code).toBe('gone');
    expect((await enter(maya)).error.code).toBe('removed');
  });
});

describe('from 13 on', () => {
  const zoe = () => join(world, { age: 14 });

  it('can be undone by signing in within 7 days', async () => {
    const teen = await zoe();
    await leave(teen);

    await world.pass(7 * DAY - MINUTE);

    expect((await enter(teen, teen)).data.username).toBe(teen.username);
    expect((await teen.call(listStaffMessages, {})).data.notices).toMatchObject([{ template: 'came_back' }]);

    await wait(world, 8 * DAY);

    expect(await rowsOfChild(teen, 'children')).toBe(1);
  });

  it("can't be undone with a wrong password", async () => {
    const teen = await zoe();
    await leave(teen);

    await world.visitor().call(logIn, { body: { username: teen.username, password: 'wrong' } });
    await wait(world, 7 * DAY + MINUTE);

    expect(await rowsOfChild(teen, 'children')).toBe(0);
  });
});
