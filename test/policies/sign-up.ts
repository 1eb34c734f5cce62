import { expect } from 'vitest';
import { resendVerification, verifyEmail } from '#contract/accounts.ts';
import { signUps } from '#server/accounts/index.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/platform/clock.ts';
import { proofs as landing } from '../claims/proofs.ts';
import { codeFor, join } from '../support/people.ts';
import { openWorld, PASSWORD } from '../world.ts';
import { isStored, logInAs, type Proof, queryRows, runJobs, signUp } from './proof.ts';

/** Who can join, and what is stored about those who cannot. */
export const signUpProofs = {
  ages: landing.ages,

  consent: landing.consent,

  refused: async (world) => {
    const words = { firstName: 'Zqrefused', username: 'zqaway_frog', parentEmail: 'zqaway@example.org' };
    const [young, old] = [await signUp(world, { age: 4, ...words }), await signUp(world, { age: 40, ...words })];
    expect(young.error).toEqual(old.error);
    expect(JSON.stringify(young.error)).not.toMatch(/\d/);
    expect(await isStored(world, ['zqrefused', 'zqaway'], 'pending_signups', 'accounts', 'children', 'events')).toBe(
      false,
    );
  },

  path: async (world) => {
    const browser = world.visitor();
    await signUp(world, { age: 9 }, {}, browser);
    expect(browser.cookieHeader).toMatch(/^lilypad_path=/);
    const older = async () => (await signUp(world, { age: 15 }, {}, browser)).error?.fields;
    expect(await older()).toHaveProperty('parentEmail');
    await world.pass(24 * HOUR + SECOND);
    expect(await older()).toBeUndefined();
  },

  registration: async (world) => {
    expect((await signUp(world, { age: 9 })).status).toBe(200);
    await signUps.setRegistration(world.context.db, 'closed');
    const { body } = await world.visitor().send('GET', '/api/sign-up-terms');
    expect(JSON.parse(body).isOpen).toBe(false);
  },

  username: async (world) => {
    const findFlaw = async (username: string) =>
      (await signUp(world, { age: 9, username, firstName: 'Marisol', lastName: 'Haddad' })).error?.fields?.['username'];
    const born = world.clock.now().getUTCFullYear() - 9;
    for (const name of ['marisol_frog', 'frog_haddad', `frog_${born}`, 'fuck_frogs'])
      expect(await findFlaw(name), name).toBeTruthy();
    expect(await findFlaw('green_newt')).toBeUndefined();
  },

  notice: async (world) => {
    await landing.loop(world);
    const { text } = await world.mailTo('rain@example.org');
    for (const part of ['What we collect', 'What stays off', 'erase']) expect(text).toContain(part);
  },

  signUps: async (world) => {
    const { signupId } = (await signUp(world, { age: 14, username: 'zqown_frog', email: 'zqown@example.org' })).data;
    const code = await codeFor(world, 'zqown@example.org');
    expect(await isStored(world, [PASSWORD, code], 'pending_signups')).toBe(false);
    await world.pass(10 * MINUTE);
    expect((await world.visitor().call(verifyEmail, { body: { signupId, code } })).error.code).toBe('gone');

    const parents = { age: 9, username: 'zqslow_frog', parentEmail: 'zqslow@example.org' };
    const waiting = (await signUp(world, parents)).data.signupId;
    for (const hours of [23, 23]) {
      await world.pass(hours * HOUR);
      expect((await world.visitor().call(resendVerification, { body: { signupId: waiting } })).status).toBe(200);
    }
    await world.pass(2 * HOUR);
    await runJobs(world);
    expect(await isStored(world, ['zqslow', 'zqown'], 'pending_signups')).toBe(false);
  },

  tries: async (world) => {
    const { signupId } = (await signUp(world, { age: 14, username: 'zqtries', email: 'zqtries@example.org' })).data;
    const code = await codeFor(world, 'zqtries@example.org');
    const wrong = code === '000000' ? '111111' : '000000';
    const verify = (given: string) => world.visitor().call(verifyEmail, { body: { signupId, code: given } });
    for (let tries = 0; tries < 5; tries += 1) await verify(wrong);
    expect((await verify(code)).status).not.toBe(201);

    const maya = await join(world);
    const classmate = world.visitor();
    for (let tries = 0; tries < 8; tries += 1) await logInAs(world, maya.username, 'wrong frog', classmate);
    expect((await logInAs(world, maya.username, 'wrong frog', classmate)).status).toBe(429);
    expect((await logInAs(world, maya.username)).status).toBe(200);
    await world.pass(MINUTE);
    expect((await logInAs(world, maya.username, PASSWORD, classmate)).status).toBe(200);
  },

  counts: async (world) => {
    const browser = world.visitor();
    const email = 'zqcount@example.org';
    await signUp(world, { age: 14, username: 'zqcount', email }, {}, browser);
    await logInAs(world, 'zqcount', 'wrong frog', browser);
    const [{ codes = 0 } = {}] = await queryRows(world, 'select count(*)::int as codes from code_mails');
    expect(codes).toBeGreaterThan(0);
    expect(await isStored(world, ['zqcount', '10.0.'], 'code_mails', 'login_failures')).toBe(false);
    await world.pass(60 * MINUTE + SECOND);
    await runJobs(world);
    expect(await queryRows(world, 'select 1 from login_failures')).toEqual([]);
    await world.pass(DAY);
    await runJobs(world);
    expect(await queryRows(world, 'select 1 from code_mails')).toEqual([]);
  },

  secure: async () => {
    await using there = await openWorld({ settings: { PUBLIC_URL: 'https://pond.example' } });
    const maya = await join(there);
    const { cookies } = await there
      .visitor()
      .send('POST', '/api/login', { username: maya.username, password: PASSWORD });
    expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['__Host-lilypad', true],
      ['lilypad_device', true],
    ]);
  },
} satisfies Record<string, Proof>;
