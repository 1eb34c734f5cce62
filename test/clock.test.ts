import { beforeEach, describe, expect, it } from 'vitest';
import { forgotPassword, logIn, logOut, readUser, sendVerification, verifyEmail } from '#contract/accounts.ts';
import { resendDirectNotice } from '#contract/family.ts';
import { declineFriendRequest } from '#contract/friends.ts';
import { completeSecondStep } from '#contract/staff.ts';
import { DAY } from '#server/platform/clock.ts';
import { child } from './support/children.ts';
import { ask, listRequests } from './support/friends.ts';
import { codeFor, codeOfApp, enrol, hire, join, signUpFormFor } from './support/people.ts';
import { openWorld, PASSWORD, type World } from './world.ts';

const YEAR = 365 * DAY;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  return () => world[Symbol.asyncDispose]();
});

/** Runs `doIt` while the clock of the machine is a year ahead. */
async function aYearAhead<T>(doIt: () => Promise<T>): Promise<T> {
  await world.pass(YEAR);
  const done = await doIt();
  await world.pass(-YEAR);
  return done;
}

const tidy = () => world.context.jobs.run('accounts.forget-what-ended');
const signUp = (username: string, parentEmail = 'parent@example.org') =>
  world.visitor().call(sendVerification, { body: { ...signUpFormFor(world, { age: 9, parentEmail }), username } });

describe('a clock that was a year ahead for a while', () => {
  it('lets mails with codes go out again', async () => {
    await join(world, { age: 9 }); // opens registration
    await aYearAhead(async () => {
      for (const name of ['one_frog', 'two_frog', 'three_frog']) await signUp(name);
    });

    expect((await signUp('four_frog')).status).toBe(200);
  });

  it('frees the username of a sign-up from that time', async () => {
    await join(world, { age: 9 });
    await aYearAhead(() => signUp('wanted_frog', 'first@example.org'));
    const { data } = await signUp('wanted_frog', 'first@example.org');
    const code = await codeFor(world, 'first@example.org');

    const verified = await world.visitor().call(verifyEmail, { body: { signupId: data.signupId, code } });

    expect(verified.status).toBe(201);

    await aYearAhead(() => signUp('other_frog', 'first@example.org'));

    await tidy();

    expect((await signUp('other_frog', 'second@example.org')).status).toBe(200);
  });

  it('ends sessions and links from that time', async () => {
    const maya = await join(world, { age: 14 });

    const laptop = world.visitor();
    await aYearAhead(async () => {
      await laptop.call(logIn, { body: { username: maya.username, password: PASSWORD, rememberMe: true } });
      await world.visitor().call(forgotPassword, { body: { username: maya.username } });
      await world.context.events.idle();
    });

    expect((await laptop.call(readUser, {})).status).toBe(200);

    await tidy();
    world.clock.pass(31_000);

    expect((await laptop.call(readUser, {})).status).toBe(401);

    const { rows } = await world.context.db.pool.query('select from password_resets');
    expect(rows).toEqual([]);
    expect((await maya.call(readUser, {})).status).toBe(200);
  });

  it('lets staff complete their second step', async () => {
    const ines = await hire(world, { username: 'ines', role: 'moderator' });
    await ines.call(logOut, {});
    await world.context.db.pool.query('delete from second_steps');
    await ines.call(logIn, { body: { username: 'ines', password: PASSWORD } });
    const secret = await aYearAhead(async () => {
      await ines.call(logIn, { body: { username: 'ines', password: PASSWORD } });
      return (await enrol(ines)).secret;
    });
    await ines.call(logOut, {});
    await ines.call(logIn, { body: { username: 'ines', password: PASSWORD } });

    const { status } = await ines.call(completeSecondStep, { body: { code: codeOfApp(secret, world) } });

    expect(status).toBe(200);
  });

  it('lets a child ask for the consent mail', async () => {
    const maya = await join(world, { age: 9 });
    await world.context.db.pool.query(
      'insert into consent_notices (id, child_id, sent_at) values (gen_random_uuid(), $1, $2)',
      [maya.id, new Date(world.clock.now().getTime() + YEAR)],
    );

    expect((await maya.call(resendDirectNotice, {})).status).toBe(202);
  });

  it('lets a child ask again to be buddies', async () => {
    const [zoe, ida] = [await child(world, { age: 14 }), await child(world, { age: 14 })];
    await ask(zoe, ida);
    const [request] = await listRequests(ida);

    await ida.call(declineFriendRequest, { params: { id: request?.id ?? '' } });

    expect((await ask(zoe, ida)).error.code).toBe('asked_lately');

    await world.context.db.pool.query('update friend_requests set changed_at = $1', [
      new Date(world.clock.now().getTime() + YEAR),
    ]);

    expect((await ask(zoe, ida)).status).toBe(201);
  });

  it('lets a browser sign up by itself again that was sent to a parent at that time', async () => {
    const browser = world.visitor();
    await join(world, { age: 9 });
    const older = { age: 15, email: 'older@example.org' };
    const send = (newcomer: object, username: string) =>
      browser.call(sendVerification, { body: { ...signUpFormFor(world, newcomer), username } });

    await aYearAhead(() => send({ age: 9 }, 'small_frog'));

    expect((await send(older, 'big_frog')).status).toBe(200);
  });
});
