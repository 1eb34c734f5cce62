import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser, sendVerification, verifyEmail } from '#contract/accounts.ts';
import { codeFor, join, type Newcomer, signUpFormFor } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { MINUTE } from '../../platform/clock.ts';
import { setRegistration } from './registration.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await setRegistration(world.context.db, 'open');
});
afterAll(() => world[Symbol.asyncDispose]());

async function waiting(newcomer: Newcomer & { username: string }) {
  const form = signUpFormFor(world, newcomer);
  const { data } = await world.visitor().call(sendVerification, { body: form });
  const code = await codeFor(world, form.parentEmail ?? form.email ?? '');
  const wrong = code === '123456' ? '654321' : '123456';
  const verify = (given: string) =>
    world.visitor().call(verifyEmail, { body: { signupId: data.signupId, code: given } });
  return { code, wrong, verify, signupId: data.signupId };
}

const count = async (sql: string, value: string) =>
  Number((await world.context.db.pool.query(`select count(*) from ${sql} = $1`, [value])).rows[0].count);

describe('the right code', () => {
  it('makes the account with its parent, signs in, and leaves nothing of the sign-up', async () => {
    const { signupId, code } = await waiting({
      username: 'tidy_frog',
      age: 9,
      parentEmail: 'tidy@example.org',
      nickname: 'Brave Otter',
    });
    const browser = world.visitor();

    const { status, data } = await browser.call(verifyEmail, { body: { signupId, code } });

    expect(status).toBe(201);
    expect(data).toMatchObject({
      username: 'tidy_frog',
      displayName: 'Brave Otter',
      firstName: 'Robin',
      ageGroup: '9-10',
      kind: 'child',
      role: null,
      parentEmail: 'tidy@example.org',
      parentName: 'Pat Puddle',
      favoriteColor: 'blue',
      isProfileComplete: false,
      can: { meetOthers: false, writePosts: false, editName: false },
    });
    expect((await browser.call(readUser, {})).data).toEqual(data);
    expect(await count('pending_signups where id', signupId)).toBe(0);
    expect(await count('parents where email', 'tidy@example.org')).toBe(1);
  });

  it('works once', async () => {
    const { code, verify } = await waiting({ username: 'once_frog', age: 13 });

    expect((await verify(code)).status).toBe(201);
    expect((await verify(code)).error.code).toBe('gone');
  });

  it('typed twice at once makes one account', async () => {
    const { code, verify } = await waiting({ username: 'twice_frog', age: 13 });
    const both = await Promise.all([verify(code), verify(code), verify(code)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 410, 410]);
    expect(await count('accounts where username', 'twice_frog')).toBe(1);
  });

  it('notifies other modules of the account, by ids alone', async () => {
    const child = await join(world, { username: 'told_frog', age: 9 });
    const { rows } = await world.context.db.pool.query('select name, facts from events where account_id = $1', [
      child.id,
    ]);

    expect(rows).toEqual([{ name: 'account.created', facts: {} }]);
  });

  it('for an address that became an account’s meanwhile is of no use', async () => {
    const early = await waiting({ username: 'early_frog', age: 13, email: 'shared@example.org' });
    const late = await waiting({ username: 'late_frog', age: 13, email: 'shared@example.org' });

    expect((await late.verify(late.code)).status).toBe(201);
    expect((await early.verify(early.code)).error.code).toBe('gone');
  });
});

describe('a wrong code', () => {
  it('may be typed five times; then even the right one comes too late', async () => {
    const { code, wrong, verify } = await waiting({ username: 'guess_frog', age: 13 });

    for (let tries = 0; tries < 5; tries += 1) expect((await verify(wrong)).error.code).toBe('wrong_code');
    expect((await verify(code)).error.code).toBe('gone');
  });

  it('counts each time, also when many are sent at once', async () => {
    const { wrong, verify } = await waiting({ username: 'storm_frog', age: 13 });
    const all = await Promise.all(Array.from({ length: 9 }, () => verify(wrong)));

    expect(all.filter(({ error }) => error.code === 'wrong_code')).toHaveLength(5);
  });

  it.each(['12345', '1234567', 'abcdef', ''])('that is no code at all (%s) does not count', async (code) => {
    const { status, error } = await world
      .visitor()
      .call(verifyEmail, { body: { signupId: crypto.randomUUID(), code } });

    expect(status).toBe(400);
    expect(error.fields).toEqual({ code: 'Verification code must be 6 digits' });
  });
});

it('an own code ends after ten minutes, a parent’s does not', async () => {
  const own = await waiting({ username: 'late_own', age: 13 });
  const parents = await waiting({ username: 'late_kid', age: 9 });

  await world.pass(10 * MINUTE);

  expect((await own.verify(own.code)).error.code).toBe('gone');
  expect((await parents.verify(parents.code)).status).toBe(201);
});

it('a code of one sign-up does not open another', async () => {
  const one = await waiting({ username: 'one_frog', age: 13 });
  const other = await waiting({ username: 'other_frog', age: 13 });

  if (one.code !== other.code) expect((await other.verify(one.code)).error.code).toBe('wrong_code');
});
