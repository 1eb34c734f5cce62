import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser, resendVerification, sendVerification, verifyEmail } from '#contract/accounts.ts';
import { updateUser } from '#contract/profiles.ts';
import { isNickname } from '#contract/rules/nicknames.ts';
import { codeFor, join, type Newcomer, omar, signUpFormFor } from '#test/support/people.ts';
import { type Browser, openWorld, PASSWORD, type World } from '#test/world.ts';
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts';
import { setRegistration } from './registration.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await setRegistration(world.context.db, 'open');
});
afterAll(() => world[Symbol.asyncDispose]());

const send = (newcomer: Newcomer, changes: object = {}, browser: Browser = world.visitor()) =>
  browser.call(sendVerification, { body: { ...signUpFormFor(world, newcomer), ...changes } });
const resend = (signupId: string) => world.visitor().call(resendVerification, { body: { signupId } });

describe('a child of nine', () => {
  it('is asked for a parent, in the words of the specification', async () => {
    const { error } = await send(
      { age: 9 },
      { parentEmail: undefined, parentName: undefined, coppaAcknowledgment: false },
    );

    expect(error.code).toBe('invalid');
    expect(error.fields).toEqual({
      parentEmail: 'Valid parent email is required',
      parentName: "Type your grown-up's name",
      coppaAcknowledgment: 'Tell your grown-up first, then tick this.',
    });
  });

  it('gets the code through the parent, who has a day for it, and no mail of ours names the child', async () => {
    const newcomer = { username: 'duckweed', age: 9, firstName: 'Maya', parentEmail: 'duck@example.org' };
    const { data } = await send(newcomer);

    expect(data).toMatchObject({ email: 'd•••@example.org', toParent: true });
    expect(Date.parse(data.expiresAt) - world.clock.now().getTime()).toBe(DAY);

    const mail = await world.mailTo('duck@example.org');
    expect(mail.text).toContain('duckweed');
    expect(mail.text + mail.subject).not.toMatch(/Maya|Robin|Puddle/);
  });

  it('has no address of their own, even when one is sent along', async () => {
    await send({ username: 'marigold', age: 9, parentEmail: 'mari@example.org' }, { email: 'own@example.org' });

    expect((await world.mailTo('mari@example.org')).text).toContain('marigold');
    await expect(world.mailTo('own@example.org')).rejects.toThrow();
  });

  it('shares a parent with siblings', async () => {
    await join(world, { username: 'sister_frog', age: 9, ...{ parentEmail: omar.email } });
    const brother = await join(world, { username: 'brother_frog', age: 7, ...{ parentEmail: omar.email } });

    expect((await brother.call(readUser, {})).data).toMatchObject({ parentEmail: omar.email, email: null });
  });
});

describe('somebody of thirteen', () => {
  it('is asked for an own address', async () => {
    const { error } = await send({ age: 13 }, { email: undefined });

    expect(error.fields).toEqual({ email: 'Valid email is required' });
  });

  it('starts with everything open but reach, and ten minutes for the code', async () => {
    const { data } = await send({ username: 'bulrush', age: 13 });

    expect(data).toMatchObject({ toParent: false, email: 'b•••@example.org' });
    expect(Date.parse(data.expiresAt) - world.clock.now().getTime()).toBe(10 * MINUTE);

    const zoe = await join(world, { username: 'waterlily', age: 13 });
    expect((await zoe.call(readUser, {})).data).toMatchObject({
      email: 'waterlily@example.org',
      parentalConsentStatus: 'not_needed',
      parentEmail: null,
      isUnder13: false,
      can: { meetOthers: true, writePosts: true },
    });
  });
});

describe('the form', () => {
  it.each([
    [{ dateOfBirth: '2027-01-01' }, { dateOfBirth: "Your date of birth can't be in the future" }],
    [{ dateOfBirth: '2016-02-30' }, { dateOfBirth: 'Please choose a real date' }],
    [{ confirmPassword: 'another one' }, { confirmPassword: "Passwords don't match" }],
    [
      { ageConfirmation: false },
      { ageConfirmation: 'You must confirm that your date of birth is accurate for legal purposes' },
    ],
    [{ firstName: ' ' }, { firstName: 'First name is required' }],
    [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
    [{ parentEmail: 'no address' }, { parentEmail: 'Valid parent email is required' }],
    [{ username: 'robin_frog' }, { username: "Don't use your real name in your username." }],
    [{ lastName: 'Puddle99' }, { lastName: 'Please type just the name, in letters' }],
    [{ parentName: 'www.example.com' }, { parentName: 'Please type just the name, in letters' }],
    [{ nickname: 'Moderator' }, { nickname: 'Please pick one of the pond names.' }],
    [
      { password: '12345678', confirmPassword: '12345678' },
      { password: 'Too many people use that password. Please think of another one.' },
    ],
  ])('%j is answered with %j', async (changes, fields) => {
    const { status, error } = await send({ age: 9 }, changes);

    expect(status).toBe(400);
    expect(error.fields).toEqual(fields);
  });

  it('names all flaws at once', async () => {
    const { error } = await send({ age: 13 }, { username: 'robin', email: undefined });

    expect(Object.keys(error.fields ?? {})).toEqual(['username', 'email']);
  });
});

describe('real names', () => {
  it.each(['Dick', 'Titova', 'Yamashita', 'Harshit', 'Penistone', 'Benhallam', 'Cassandra', 'Phuc'])(
    '%s signs up, as a first, a last and a parent’s name',
    async (name) => {
      const { status } = await send({ age: 9 }, { firstName: name, lastName: name, parentName: name });

      expect(status).toBe(200);
    },
  );
});

describe('a nickname', () => {
  it('is the name that others read', async () => {
    const child = await join(world, { username: 'nick_frog', age: 9, nickname: 'Brave Otter' });

    expect((await child.call(readUser, {})).data).toMatchObject({
      displayName: 'Brave Otter',
      isProfileComplete: false,
    });
  });

  it('comes from the server where none was chosen', async () => {
    const child = await join(world, { username: 'nickless_frog', age: 9 });

    expect(isNickname((await child.call(readUser, {})).data.displayName)).toBe(true);
  });

  it('is given to a child who began to sign up before nicknames existed', async () => {
    const { data } = await send({ username: 'early_frog', age: 13 });
    await world.context.db.pool.query('update pending_signups set nickname = null where id = $1', [data.signupId]);
    const code = await codeFor(world, 'early_frog@example.org');

    const made = await world.visitor().call(verifyEmail, { body: { signupId: data.signupId, code } });

    expect(isNickname(made.data.displayName)).toBe(true);
  });

  it('is refused if it happens to be the child’s own name', async () => {
    const { error } = await send({ age: 9, lastName: 'Fox' }, { nickname: 'Brave Fox' });

    expect(error.fields).toEqual({ nickname: 'Pick a pond name. Keep your real one for friends you know.' });
  });
});

describe('a username', () => {
  it('is reserved until the code expires, and free right after that', async () => {
    await send({ username: 'held_frog', age: 13 });
    const { status, error } = await send({ username: 'held_frog', age: 13, email: 'other@example.org' });

    expect(status).toBe(409);
    expect(error.fields).toEqual({ username: 'Someone already has that username. Please pick another one.' });

    await world.pass(10 * MINUTE);

    expect((await send({ username: 'held_frog', age: 13, email: 'other@example.org' })).status).toBe(200);
  });

  it('is taken once an account has it', async () => {
    await join(world, { username: 'first_frog', age: 9 });

    expect((await send({ username: 'First_Frog', age: 9 })).error.code).toBe('username_taken');
  });

  it('goes to one of two who ask at once', async () => {
    const both = await Promise.all(
      ['a@example.org', 'b@example.org'].map((email) => send({ username: 'rare_frog', age: 13, email })),
    );

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('stays with the child who corrects the form after a minute', async () => {
    await send({ username: 'slow_frog', age: 13 });
    const hasty = await send({ username: 'slow_frog', age: 13 });

    expect(hasty.error).toMatchObject({ code: 'too_fast', retryAfter: 60 });

    await world.pass(MINUTE);

    expect((await send({ username: 'slow_frog', age: 13 })).status).toBe(200);
  });
});

describe('codes', () => {
  it('go out once a minute, and the newest one counts', async () => {
    const { data } = await send({ username: 'again_frog', age: 13 });
    const first = await codeFor(world, 'again_frog@example.org');

    expect((await resend(data.signupId)).error).toMatchObject({ code: 'too_fast', retryAfter: 60 });

    await world.pass(MINUTE);

    expect((await resend(data.signupId)).data).toMatchObject({ signupId: data.signupId, toParent: false });

    const second = await codeFor(world, 'again_frog@example.org');
    const verify = (code: string) => world.visitor().call(verifyEmail, { body: { signupId: data.signupId, code } });

    if (first !== second) expect((await verify(first)).error.code).toBe('wrong_code');
    expect((await verify(second)).status).toBe(201);
  });

  it('go three times an hour to a mailbox, by whatever tag it is written', async () => {
    const ask = (at: number) =>
      send({ username: `tagged_frog_${at}`, age: 9, parentEmail: `victim+${at}@example.org` });

    for (const at of [1, 2, 3]) expect((await ask(at)).status).toBe(200);

    const { status, error } = await ask(4);

    expect(status).toBe(429);
    expect(error.message).toBe('We sent lots of codes to this e-mail already.');
    expect((await world.mailTo('victim+3@example.org')).text).toContain('tagged_frog_3');
  });

  it('go three times an hour to an address, until staff raise it for a class', async () => {
    const parentEmail = 'teacher@example.org';
    const pupil = (at: number) => send({ username: `pupil_frog_${at}`, age: 9, parentEmail });

    for (const at of [1, 2, 3]) expect((await pupil(at)).status).toBe(200);
    expect((await pupil(4)).error).toMatchObject({ code: 'too_fast', retryAfter: 3600 });

    const { pool } = world.context.db;
    await pool.query(`insert into settings (name, value) values ('code_mails_an_hour', '30')`);

    expect((await pupil(4)).status).toBe(200);

    await pool.query(`delete from settings where name = 'code_mails_an_hour'`);

    expect((await pupil(5)).error.code).toBe('too_fast');

    await world.pass(HOUR);

    expect((await pupil(5)).status).toBe(200);
  });

  it('are limited for one address also when many ask at once', async () => {
    const parentEmail = 'busy@example.org';
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send({ username: `busy_frog_${at}`, age: 9, parentEmail })),
    );

    expect(all.filter(({ status }) => status === 200)).toHaveLength(3);

    await world.context.events.idle();

    expect(world.mailbox.newestFirst().filter(({ to }) => to === parentEmail)).toHaveLength(3);
  });

  it('go sixty times an hour to one home, first and further ones together, and a form with a flaw costs none', async () => {
    const school = world.visitor();
    await send({ age: 9 }, { lastName: 'Puddle99' }, school);
    await school.send('POST', '/api/send-verification', {});
    const { data } = await send({ username: 'class_frog', age: 9 }, {}, school);
    const sent = [];

    for (let at = 0; at < 58; at += 1)
      sent.push(
        await school.call(sendVerification, { body: { ...signUpFormFor(world, { age: 9 }), username: `class_${at}` } }),
      );

    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));

    await world.pass(MINUTE);
    const again = () => school.call(resendVerification, { body: { signupId: data.signupId } });

    expect((await again()).status).toBe(200);

    await world.pass(MINUTE);

    expect((await again()).error).toMatchObject({ code: 'too_fast', retryAfter: 3480 });
    expect((await send({ age: 9 }, {}, school)).error).toMatchObject({ code: 'too_fast', retryAfter: 3480 });
    expect((await send({ age: 9 })).status).toBe(200);

    await world.pass(HOUR);

    expect((await again()).status).toBe(200);
  });

  it('are not sent for an unknown sign-up', async () => {
    expect((await resend(crypto.randomUUID())).error.code).toBe('gone');
  });
});

describe('an address that has an account', () => {
  it('gets a mail that says so, the answer is the same, and no code is ever right', async () => {
    await join(world, { username: 'known_frog', age: 13, email: 'known@example.org' });

    const known = await send({ username: 'second_frog', age: 13, email: 'known@example.org' });
    const unknown = await send({ username: 'third_frog', age: 13, email: 'knows@example.org' });

    expect({ ...known.data, signupId: '' }).toEqual({ ...unknown.data, signupId: '' });

    const mail = await world.mailTo('known@example.org');
    expect(mail.subject).toBe('You already have a Lilypad account');
    expect(mail.text).not.toMatch(/^\d{6}$/m);

    const { rows } = await world.context.db.pool.query('select code_hash from pending_signups where id = $1', [
      known.data.signupId,
    ]);
    expect(rows).toEqual([{ code_hash: null }]);

    const body = { signupId: known.data.signupId, code: '000000' };
    expect((await world.visitor().call(verifyEmail, { body })).error.code).toBe('wrong_code');
  });
});

describe('what is stored', () => {
  it('contains neither the password nor the code', async () => {
    const { data } = await send({ username: 'secret_frog', age: 13 });
    const code = await codeFor(world, 'secret_frog@example.org');

    const { rows } = await world.context.db.pool.query('select p::text as row from pending_signups p where id = $1', [
      data.signupId,
    ]);

    expect(rows[0].row).toContain('secret_frog');
    expect(rows[0].row).not.toContain(PASSWORD);
    expect(rows[0].row).not.toContain(code);
  });

  it('is erased by the schedule once it has ended', async () => {
    const { data } = await send({ username: 'ended_frog', age: 13 });
    const count = async () =>
      (await world.context.db.pool.query('select from pending_signups where id = $1', [data.signupId])).rowCount;

    await world.context.jobs.run('accounts.forget-what-ended');

    expect(await count()).toBe(1);

    await world.pass(10 * MINUTE);
    await world.context.jobs.run('accounts.forget-what-ended');

    expect(await count()).toBe(0);
  });
});

it('a favorite color can be chosen, and what the spec does not let a child change cannot be sent', async () => {
  const child = await join(world);
  const { data } = await child.call(updateUser, { body: { favoriteColor: 'mint' } });

  expect(data.favoriteColor).toBe('mint');
  expect((await child.send('PATCH', '/api/user', { username: 'other' })).statusCode).toBe(400);
});
