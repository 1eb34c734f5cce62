import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { readUserCount } from '#contract/profiles.ts';
import { acceptStaffInvite } from '#contract/staff.ts';
import { enrol, join } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { DAY } from '../platform/clock.ts';
import { inviteStaff } from './invitations.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const invite = (email: string, role: 'admin' | 'moderator' = 'moderator') =>
  inviteStaff(world.context.db, { email, role }, world.clock.now());
const accept = (token: string, username: string, password = PASSWORD) =>
  world.visitor().call(acceptStaffInvite, { body: { token, username, password } });

describe('an invitation', () => {
  it('makes an account of its role and signs in; staff are no children', async () => {
    const token = await invite('ada@example.org', 'admin');
    const browser = world.visitor();
    const body = { token, username: 'ada', password: PASSWORD };

    expect((await browser.call(acceptStaffInvite, { body })).status).toBe(201);

    const { user } = await enrol(browser);
    expect(user).toMatchObject({ kind: 'staff', role: 'admin', email: 'ada@example.org', isUnder13: false });
    expect((await browser.call(readUser, {})).data).toEqual(user);
    expect((await world.visitor().call(readUserCount, {})).data.count).toBe(0);
  });

  it('works once, also when it is used twice at once', async () => {
    const token = await invite('once@example.org');
    const both = await Promise.all([accept(token, 'once_one'), accept(token, 'once_two')]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 410]);
  });

  it('ends after a day', async () => {
    const token = await invite('late@example.org');
    await world.pass(DAY);

    expect((await accept(token, 'late')).error.code).toBe('gone');
  });

  it('is not used up by a name that is taken, or a password that will not do', async () => {
    const child = await join(world, { username: 'quick_frog' });
    const token = await invite('picky@example.org');

    expect((await accept(token, child.username)).error).toMatchObject({
      code: 'username_taken',
      fields: { username: 'Someone already has that username. Please pick another one.' },
    });
    expect((await accept(token, 'picky', 'password1')).error.fields).toHaveProperty('password');
    expect((await accept(token, 'picky', 'nine frog')).error.fields).toEqual({
      password: 'Please choose at least 10 characters, because staff see what children write.',
    });
    expect((await accept(token, 'picky', 'nine frogs')).status).toBe(201);
  });

  it('is refused for an address that has an account', async () => {
    await join(world, { username: 'teen_frog', age: 15, email: 'teen@example.org' });
    const { error } = await accept(await invite('teen@example.org'), 'teen_staff');

    expect(error).toMatchObject({ code: 'invalid', message: 'This e-mail address already has an account.' });
  });

  it('is not found if it was made up', async () => {
    expect((await accept('x'.repeat(43), 'nobody')).error.code).toBe('gone');
  });
});
