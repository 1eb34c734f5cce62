import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSessions } from '#contract/accounts/sessions.ts';
import { forgotPassword, logIn, logOut, readUser, resetPassword } from '#contract/accounts.ts';
import {
  acceptStaffInvite,
  completeSecondStep,
  openSecondStep,
  postponeSecondStep,
  readSecondStep,
  renewRecoveryCodes,
} from '#contract/staff.ts';
import { codeOfApp, enrol, hire, join } from '#test/support/people.ts';
import { type Browser, openWorld, PASSWORD, type World } from '#test/world.ts';
import { HOUR, MINUTE, SECOND } from '../platform/clock.ts';
import { inviteStaff } from './invitations.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

let members = 0;

/** A new member of staff who has not set up anything yet. */
async function newcomer(where = world): Promise<{ browser: Browser; username: string }> {
  members += 1;
  const username = `member_${members}`;
  const browser = where.visitor();
  const invite = { email: `${username}@example.org`, role: 'admin' } as const;
  const token = await inviteStaff(where.context.db, invite, where.clock.now());
  await browser.call(acceptStaffInvite, { body: { token, username, password: PASSWORD } });
  return { browser, username };
}

/** Somebody with an app who has just given the password again. */
async function atTheDoor() {
  const { browser, username } = await newcomer();
  const { secret, recoveryCodes } = await enrol(browser);
  await browser.call(logOut, {});
  await world.pass(MINUTE);
  await givePassword(browser, username);
  return { browser, username, secret, recoveryCodes };
}

const givePassword = (browser: Browser, username: string, rememberMe = false) =>
  browser.call(logIn, { body: { username, password: PASSWORD, rememberMe } });
const take = (browser: Browser, code: string) => browser.call(completeSecondStep, { body: { code } });
const codes = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();

describe('setting the second step up', () => {
  it('shows a secret, takes its first code, and hands out ten recovery codes this once', async () => {
    const { browser, username } = await newcomer();
    const { data } = await browser.call(openSecondStep, {});

    expect(data.enrolment?.address).toContain(`otpauth://totp/Lilypad:${username}%40localhost%3A3000?`);
    expect(data.enrolment?.address).toContain(`secret=${data.enrolment?.secret}`);

    const { recoveryCodes, user } = await enrol(browser);
    expect(user.username).toBe(username);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect((await browser.call(readSecondStep, {})).data).toEqual({ isSet: true, recoveryCodesLeft: 10 });
  });

  it('keeps neither the secret nor the recovery codes readable', async () => {
    const { browser } = await newcomer();
    const { secret, recoveryCodes } = await enrol(browser);

    const { rows } = await world.context.db.pool.query(
      'select (select json_agg(s) from second_steps s)::text || (select json_agg(r) from recovery_codes r)::text as all',
    );

    for (const word of [secret, ...recoveryCodes]) expect(rows[0].all).not.toContain(word);
  });

  it('shows the same secret when the page is loaded again, and another one to another browser', async () => {
    const { browser, username } = await newcomer();
    const first = (await browser.call(openSecondStep, {})).data.enrolment?.secret ?? '';

    expect((await browser.call(openSecondStep, {})).data.enrolment?.secret).toBe(first);

    const other = world.visitor();
    await givePassword(other, username);

    expect((await other.call(openSecondStep, {})).data.enrolment?.secret).not.toBe(first);
    expect((await take(browser, codeOfApp(first, world))).error.code).toBe('wrong_code');
  });

  it('happens once, also when two browsers finish at once', async () => {
    const { browser } = await newcomer();
    const { data } = await browser.call(openSecondStep, {});
    const code = codeOfApp(data.enrolment?.secret ?? '', world);

    const both = await Promise.all([take(browser.at(world), code), take(browser.at(world), code)]);

    expect(codes(both)).toEqual([200, 400]);
  });

  it('is not open to someone who has a second step already', async () => {
    const { browser } = await atTheDoor();

    expect((await browser.call(openSecondStep, {})).data).toEqual({ enrolment: null, mayWait: false });
  });
});

describe('after the password alone', () => {
  it('nothing is open but the second step', async () => {
    const { browser } = await atTheDoor();

    for (const endpoint of [readUser, listSessions, readSecondStep]) {
      const { status, error } = await browser.call(endpoint, {});

      expect(status).toBe(403);
      expect(error.code).toBe('second_step_required');
    }

    const { error } = await browser.call(renewRecoveryCodes, { body: { code: '123456' } });
    expect(error.code).toBe('second_step_required');
  });

  it('five minutes are left', async () => {
    const { browser, secret } = await atTheDoor();
    await world.pass(5 * MINUTE + SECOND);

    expect((await take(browser, codeOfApp(secret, world))).error.code).toBe('sign_in_required');
  });

  it('a new password ends the waiting session', async () => {
    const { browser, username, secret } = await atTheDoor();
    await world.visitor().call(forgotPassword, { body: { username } });
    const [, token = ''] = /#([\w-]+)/.exec((await world.mailTo(`${username}@example.org`)).text) ?? [];

    await world.visitor().call(resetPassword, { body: { token, password: 'another good pond' } });

    expect((await take(browser, codeOfApp(secret, world))).error.code).toBe('sign_in_required');
  });
});

describe('a code', () => {
  it('lets in, and the key from before it opens nothing any more', async () => {
    const { browser, username, secret } = await atTheDoor();
    const before = browser.at(world);

    const { data } = await take(browser, codeOfApp(secret, world));

    expect(data.user.username).toEqual(username);
    expect(data.recoveryCodes).toEqual([]);
    expect((await browser.call(readUser, {})).data.role).toBe('admin');
    expect((await before.call(readUser, {})).status).toBe(401);
  });

  it.each([
    [-1, 200],
    [1, 200],
    [-2, 400],
    [2, 400],
  ])('of %d steps from now answers %d', async (steps, status) => {
    const { browser, secret } = await atTheDoor();

    expect((await take(browser, codeOfApp(secret, world, steps))).status).toBe(status);
  });

  it('works once', async () => {
    const { browser, username, secret } = await atTheDoor();
    const code = codeOfApp(secret, world);

    expect((await take(browser, code)).status).toBe(200);

    const thief = world.visitor();
    await givePassword(thief, username);

    expect((await take(thief, code)).error.code).toBe('wrong_code');
    expect((await take(thief, codeOfApp(secret, world, -1))).error.code).toBe('wrong_code');
  });

  it('works once, also when two browsers use it at once', async () => {
    const { browser, username, secret } = await atTheDoor();
    const other = world.visitor();
    await givePassword(other, username);

    const code = codeOfApp(secret, world);

    expect(codes(await Promise.all([take(browser, code), take(other, code)]))).toEqual([200, 400]);
  });

  it('may be typed with a gap, as apps show it', async () => {
    const { browser, secret } = await atTheDoor();
    const code = codeOfApp(secret, world);

    expect((await take(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('of somebody else is wrong', async () => {
    const { secret } = await atTheDoor();
    const { browser } = await atTheDoor();

    expect((await take(browser, codeOfApp(secret, world))).error.code).toBe('wrong_code');
  });
});

describe('wrong codes', () => {
  it('make the next try slower and slower, from everywhere', async () => {
    const { browser, username, secret } = await atTheDoor();

    for (let tries = 0; tries < 3; tries += 1) expect((await take(browser, '000000')).error.code).toBe('wrong_code');

    const other = world.visitor();
    await givePassword(other, username);

    const { status, error } = await take(other, codeOfApp(secret, world));

    expect(status).toBe(429);
    expect(error.code).toBe('too_fast');
    expect(error.retryAfter).toBe(1);

    await world.pass(SECOND);

    expect((await take(browser, '000000')).error.code).toBe('wrong_code');
    expect((await take(browser, '000000')).error.retryAfter).toBe(5);

    await world.pass(5 * SECOND);

    expect((await take(browser, codeOfApp(secret, world))).status).toBe(200);
  });

  it('tried at once are counted one by one', async () => {
    const { browser } = await atTheDoor();
    const tries = await Promise.all(Array.from({ length: 12 }, () => take(browser, '000000')));

    expect(tries.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  it('allow less than a hundred guesses a day', async () => {
    const { browser, username } = await atTheDoor();
    let guesses = 0;

    for (let minutes = 0; minutes < 6 * 60; minutes += 4) {
      await world.pass(4 * MINUTE);
      await givePassword(browser, username);
      if ((await take(browser, '000000')).status === 400) guesses += 1;
    }

    expect(guesses).toBeLessThan(35);

    await world.pass(HOUR);
  });
});

describe('a recovery code', () => {
  it('stands for the phone, once', async () => {
    const { browser, username, recoveryCodes } = await atTheDoor();
    const [code = ''] = recoveryCodes;

    expect((await take(browser, code.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await browser.call(readSecondStep, {})).data.recoveryCodesLeft).toBe(9);

    await givePassword(browser, username);

    expect((await take(browser, code)).error.code).toBe('wrong_code');
  });

  it('works once, also when two browsers use it at once', async () => {
    const { browser, username, recoveryCodes } = await atTheDoor();
    const other = world.visitor();
    await givePassword(other, username);
    const [code = ''] = recoveryCodes;

    expect(codes(await Promise.all([take(browser, code), take(other, code)]))).toEqual([200, 400]);
  });

  it('ends when new ones are made, which takes a code of the app', async () => {
    const { browser, secret, recoveryCodes } = await atTheDoor();
    await take(browser, codeOfApp(secret, world));
    const renew = (code: string) => browser.call(renewRecoveryCodes, { body: { code } });

    expect((await renew(recoveryCodes[0] ?? '')).error.code).toBe('wrong_code');
    expect((await renew(codeOfApp(secret, world))).error.code).toBe('wrong_code');

    const { data } = await renew(codeOfApp(secret, world, 1));
    expect(data.recoveryCodes).toHaveLength(10);
    expect(data.recoveryCodes).not.toContain(recoveryCodes[0]);
  });
});

describe('"later"', () => {
  const later = async (browser: Browser) => (await browser.call(postponeSecondStep, {})).error?.code ?? 'in';

  it('is offered on a developer’s machine, and asked again at the next log-in', async () => {
    const { browser, username } = await newcomer();
    const here = browser.onServerMachine();

    expect((await here.call(openSecondStep, {})).data.mayWait).toBe(true);
    expect(await later(here)).toBe('in');
    expect((await here.call(readUser, {})).status).toBe(200);
    expect((await givePassword(here, username)).error.code).toBe('second_step_required');
  });

  it('is not for someone who comes over the network', async () => {
    const { browser } = await newcomer();

    expect((await browser.call(openSecondStep, {})).data.mayWait).toBe(false);
    expect(await later(browser)).toBe('second_step_required');
  });

  it('is not for someone who has a second step', async () => {
    const { browser } = await atTheDoor();

    expect(await later(browser.onServerMachine())).toBe('second_step_required');
  });

  it('ends when the machine becomes a real one', async () => {
    const { browser } = await newcomer();
    const here = browser.onServerMachine();
    await later(here);

    await using real = await openWorld({ nodeOf: world, settings: { PUBLIC_URL: 'https://pond.example.org' } });

    expect((await here.at(real).call(readUser, {})).error.code).toBe('second_step_required');
    expect(await later(here.at(real))).toBe('second_step_required');
  });
});

it('is not there for children', async () => {
  const child = await join(world);

  expect((await child.call(openSecondStep, {})).error.code).toBe('not_for_you');
  expect((await child.call(readSecondStep, {})).error.code).toBe('not_for_you');
});

it('a moderator has one too', async () => {
  const ines = await hire(world, { username: 'ines', role: 'moderator' });

  expect((await ines.call(readSecondStep, {})).data.isSet).toBe(true);
});
