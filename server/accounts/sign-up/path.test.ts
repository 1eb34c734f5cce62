import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSignUpTerms, readUser, sendVerification, verifyEmail } from '#contract/accounts.ts';
import { codeFor, type Newcomer, signUpFormFor } from '#test/support/people.ts';
import { type Browser, bornYearsAgo, openWorld, type World } from '#test/world.ts';
import { DAY } from '../../platform/clock.ts';
import { setRegistration } from './registration.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await setRegistration(world.context.db, 'open');
});
afterAll(() => world[Symbol.asyncDispose]());

const send = (browser: Browser, newcomer: Newcomer) =>
  browser.call(sendVerification, { body: signUpFormFor(world, newcomer) });
const whole = (browser: Browser, age: number, username: string) =>
  browser.call(sendVerification, {
    body: {
      ...signUpFormFor(world, { username, age: 9, parentEmail: `${username}.parent@example.org` }),
      email: `${username}@example.org`,
      dateOfBirth: bornYearsAgo(age, world.clock),
    },
  });

describe('ages outside the bounds', () => {
  it.each([[5], [18], [40]])('%i: the same refusal, which reveals no age', async (age) => {
    const { status, error } = await send(world.visitor(), { age });

    expect(status).toBe(403);
    expect(error).toEqual({
      code: 'age_refused',
      message: "Sorry, we can't make an account for you. Please ask a grown-up at home.",
    });
  });

  it('follow the child’s own day', async () => {
    const form = signUpFormFor(world, { username: 'far_frog', age: 9 });
    const turnsSixTomorrowInUtc = { ...form, dateOfBirth: '2020-11-19' };
    const asFrom = (timeZone: string) =>
      world.visitor().call(sendVerification, { body: { ...turnsSixTomorrowInUtc, timeZone } });

    expect((await asFrom('UTC')).error.code).toBe('age_refused');
    expect((await asFrom('+2359')).error.code).toBe('age_refused');
    expect((await asFrom('Pacific/Kiritimati')).status).toBe(200);
  });
});

describe('a browser that was sent away', () => {
  it('is sent away with every other date for a day', async () => {
    const browser = world.visitor();
    await send(browser, { age: 18 });

    expect((await whole(browser, 9, 'try_one')).error.code).toBe('age_refused');
    expect((await whole(browser, 14, 'try_two')).error.code).toBe('age_refused');
    expect((await whole(world.visitor(), 14, 'try_three')).status).toBe(200);

    await world.pass(DAY);

    expect((await whole(browser, 14, 'try_four')).status).toBe(200);
  });

  it('is not let onto the parents’ path by another date', async () => {
    const browser = world.visitor();
    await send(browser, { age: 18 });
    await world.pass(DAY / 2);
    await whole(browser, 9, 'try_five');

    await world.pass(DAY / 4);

    expect((await whole(browser, 9, 'try_six')).error.code).toBe('age_refused');
  });
});

describe('a browser that said an age under thirteen', () => {
  it('must name a parent for a day whatever date comes next, and the account waits for consent', async () => {
    const browser = world.visitor();
    await whole(browser, 9, 'honest_frog');

    const { error } = await send(browser, { username: 'older_frog', age: 14 });

    expect(error.fields).toHaveProperty('parentEmail', 'Valid parent email is required');

    const { data } = await whole(browser, 14, 'older_frog');
    expect(data.toParent).toBe(true);

    const code = await codeFor(world, 'older_frog.parent@example.org');
    await browser.call(verifyEmail, { body: { signupId: data.signupId, code } });

    expect((await browser.call(readUser, {})).data).toMatchObject({
      email: null,
      parentEmail: 'older_frog.parent@example.org',
      parentalConsentStatus: 'pending',
    });
  });

  it('is kept to it by a form that is refused for its shape too', async () => {
    const browser = world.visitor();
    const { dateOfBirth } = signUpFormFor(world, { age: 9 });

    expect((await browser.send('POST', '/api/send-verification', { dateOfBirth, timeZone: 7 })).statusCode).toBe(400);

    const { error } = await send(browser, { username: 'half_frog', age: 14 });
    expect(error.fields).toHaveProperty('parentEmail', 'Valid parent email is required');

    const other = world.visitor();
    await other.send('POST', '/api/send-verification', { dateOfBirth: 'long ago' });

    expect((await send(other, { username: 'half_frog', age: 14 })).status).toBe(200);
  });

  it('is free again after a day', async () => {
    const browser = world.visitor();
    await whole(browser, 9, 'waits_frog');

    await world.pass(DAY);

    expect((await send(browser, { username: 'grown_frog', age: 14 })).data.toParent).toBe(false);
  });

  it('can neither read in its cookie what it says, nor write one', async () => {
    const browser = world.visitor();
    const younger = await browser.send('POST', '/api/send-verification', signUpFormFor(world, { age: 9 }));
    const refused = await world.visitor().send('POST', '/api/send-verification', signUpFormFor(world, { age: 4 }));
    const [one, other] = [younger, refused].map(({ cookies }) => cookies.find(({ name }) => name === 'lilypad_path'));

    expect(one).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 86_400 });
    expect(one?.value).toHaveLength(other?.value.length ?? 0);
    expect(Buffer.from(one?.value ?? '', 'base64url').toString('latin1')).not.toMatch(/\d{6}/);

    const forged = { cookie: `lilypad_path=${'A'.repeat(one?.value.length ?? 0)}` };
    const reply = await world
      .visitor()
      .send('POST', '/api/send-verification', signUpFormFor(world, { age: 14 }), forged);

    expect(reply.json().toParent).toBe(false);
  });
});

describe('registration', () => {
  it('is closed for someone who does not sit at this very machine, until the operator opens it', async () => {
    const isOpen = async () => (await world.visitor().call(readSignUpTerms, {})).data.isOpen;
    await setRegistration(world.context.db, 'closed');

    expect((await send(world.visitor(), { age: 9 })).error.code).toBe('registration_closed');
    expect(await isOpen()).toBe(false);

    const local = await world.app.inject({
      method: 'POST',
      url: '/api/send-verification',
      headers: { host: 'localhost:3000' },
      payload: signUpFormFor(world, { age: 9 }),
    });
    expect(local.statusCode).toBe(200);

    const forwarded = await world.app.inject({
      method: 'POST',
      url: '/api/send-verification',
      headers: { host: 'localhost:3000', 'x-forwarded-for': '10.1.1.1' },
      payload: signUpFormFor(world, { age: 9 }),
    });
    expect(forwarded.json().error.code).toBe('registration_closed');

    await setRegistration(world.context.db, 'open');

    expect((await send(world.visitor(), { age: 9 })).status).toBe(200);
    expect(await isOpen()).toBe(true);
  });
});
