import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgotPassword, logIn, readUser, resetPassword, sendVerification } from '#contract/accounts.ts';
import { hire, join, signUpFormFor } from '#test/support/people.ts';
import { type Browser, openWorld, PASSWORD, type World } from '#test/world.ts';
import { HOUR, MINUTE } from '../../platform/clock.ts';
import { getMemory } from '../memory.ts';

const NEW = 'a new frog for all';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const requestReset = (body: { username?: string; email?: string }) => world.visitor().call(forgotPassword, { body });
const reset = (token: string, password = NEW) => world.visitor().call(resetPassword, { body: { token, password } });
const enter = (username: string, password: string) => world.visitor().call(logIn, { body: { username, password } });

async function linksTo(address: string): Promise<string[]> {
  const { text } = await world.mailTo(address);
  return [...text.matchAll(/http:\/\/localhost:3000\/reset(?:\?for=\w+)?#([\w-]{43})>$/gm)].map(
    (match) => match[1] ?? '',
  );
}
async function secondParent(childId: string, email: string): Promise<void> {
  const { pool } = world.context.db;
  const [id, now] = [crypto.randomUUID(), world.clock.now()];
  await pool.query('insert into parents (id, email, name, created_at) values ($1, $2, $3, $4)', [
    id,
    email,
    'Kim',
    now,
  ]);
  await pool.query('insert into guardianships (child_id, parent_id, created_at) values ($1, $2, $3)', [
    childId,
    id,
    now,
  ]);
}
const mailsTo = (address: string) => world.mailbox.newestFirst().filter(({ to }) => to === address);

describe('asking for a new password', () => {
  it('answers the same for everybody, and mails nobody who is not known', async () => {
    const child = await join(world, { username: 'asks_frog', age: 13 });
    const all = await Promise.all([
      requestReset({ username: child.username }),
      requestReset({ username: 'nobody_here' }),
      requestReset({ email: 'nobody@example.org' }),
    ]);

    expect(all.map(({ status, data }) => [status, data])).toEqual(Array(3).fill([202, undefined]));

    await world.context.events.idle();

    expect(mailsTo('nobody@example.org')).toEqual([]);
    expect(await linksTo('asks_frog@example.org')).toHaveLength(1);
  });

  it('leads a child, a parent and staff to a page in their own words', async () => {
    await join(world, { username: 'own_mail_frog', age: 13 });
    await join(world, { username: 'young_frog', age: 9, parentEmail: 'young.parent@example.org' });
    await hire(world, { username: 'ines', role: 'moderator' });
    for (const username of ['own_mail_frog', 'young_frog', 'ines']) await requestReset({ username });

    expect((await world.mailTo('own_mail_frog@example.org')).text).toMatch(/\/reset#/);
    expect((await world.mailTo('young.parent@example.org')).text).toMatch(/\/reset\?for=parent#/);
    expect((await world.mailTo('ines@example.org')).text).toMatch(/\/reset\?for=staff#/);
  });

  it('needs a name or an address', async () => {
    expect((await requestReset({})).error.fields).toEqual({ username: 'Username is required' });
  });

  it('under thirteen writes to the parent', async () => {
    const child = await join(world, { username: 'small_frog', age: 8, parentEmail: 'small.parent@example.org' });
    await requestReset({ username: child.username });

    const [token = ''] = await linksTo('small.parent@example.org');

    expect((await reset(token)).status).toBe(204);
    expect((await enter(child.username, NEW)).status).toBe(200);
  });

  it('lets the owner in from there, however many wrong passwords others at the same address try', async () => {
    await join(world, { username: 'shared_frog', age: 13 });
    const owner = world.visitor();
    const stranger = world.visitor().from(owner.ip);
    await requestReset({ username: 'shared_frog' });
    const [token = ''] = await linksTo('shared_frog@example.org');
    await owner.call(resetPassword, { body: { token, password: NEW } });
    const signIn = (browser: Browser, password: string) =>
      browser.call(logIn, { body: { username: 'shared_frog', password } });

    for (let at = 0; at < 4; at += 1) await signIn(stranger, 'wrong');

    expect((await signIn(stranger, NEW)).status).toBe(429);

    expect((await signIn(owner, NEW)).status).toBe(200);
  });

  it('by a parent’s address names all their children, with a link each', async () => {
    const parentEmail = 'many@example.org';
    await join(world, { username: 'many_one', age: 8, parentEmail });
    await join(world, { username: 'many_two', age: 9, parentEmail });
    await world.pass(HOUR);
    await requestReset({ email: 'Many@Example.org' });
    const [one = '', two = ''] = await linksTo(parentEmail);

    const { text } = await world.mailTo(parentEmail);

    expect(text).toMatch(/New password for many_one:\n.*\n\nNew password for many_two:/);

    await reset(two);

    expect((await enter('many_one', NEW)).status).toBe(401);
    expect((await enter('many_two', NEW)).status).toBe(200);
    expect((await reset(one)).status).toBe(204);
  });

  it('writes to one address three times an hour at most', async () => {
    const child = await join(world, { username: 'spam_frog', age: 13 });
    await world.pass(HOUR);

    for (let at = 0; at < 5; at += 1) expect((await requestReset({ username: child.username })).status).toBe(202);

    await world.context.events.idle();
    const links = mailsTo('spam_frog@example.org').filter(({ text }) => text.includes('/reset'));

    expect(links).toHaveLength(3);
  });

  it('writes to one mailbox three times an hour at most, by whatever tag its accounts have', async () => {
    const children = [];
    for (const at of [1, 2, 3, 4]) {
      children.push(await join(world, { username: `tag_frog_${at}`, age: 13, email: `tag+${at}@example.org` }));
      await world.pass(HOUR);
    }
    for (const { username } of children) await requestReset({ username });
    await world.context.events.idle();

    const links = world.mailbox
      .newestFirst()
      .filter(({ to, text }) => to.startsWith('tag+') && text.includes('/reset'));

    expect(links).toHaveLength(3);
  });

  it('reaches everybody once the mail server is back, and nobody twice', async () => {
    const child = await join(world, { username: 'storm_frog', age: 8, parentEmail: 'calm@example.org' });
    await secondParent(child.id, 'storm@example.org');
    await world.pass(HOUR);
    const { mail, events } = world.context;
    const send = mail.send;
    const sending = vi.spyOn(mail, 'send').mockImplementation(async (message) => {
      if (message.to === 'storm@example.org') throw new Error('451 try again later');
      await send(message);
    });
    const links = (address: string) => mailsTo(address).filter(({ text }) => text.includes('/reset'));
    await requestReset({ username: child.username });
    await events.idle();

    for (let at = 0; at < 5; at += 1) {
      await world.pass(MINUTE);
      await events.catchUp();
    }

    expect(links('storm@example.org')).toHaveLength(0);

    sending.mockRestore();
    await world.pass(MINUTE);

    await events.catchUp();

    expect(links('calm@example.org').length).toBe(1);
    expect(links('storm@example.org').length).toBe(1);
  });

  it('however often, shows in no sign-up which address is known, or whose it is', async () => {
    const parentEmail = 'quiet.parent@example.org';
    const child = await join(world, { username: 'quiet_frog', age: 8, parentEmail });
    await world.pass(HOUR);
    for (let at = 0; at < 3; at += 1) await requestReset({ username: child.username });
    await world.context.events.idle();
    const signUp = (address: string) =>
      world.visitor().call(sendVerification, { body: signUpFormFor(world, { age: 8, parentEmail: address }) });

    expect((await signUp('nobody.here@example.org')).status).toBe(200);
    expect((await signUp(parentEmail)).status).toBe(200);
  });

  it('does not open an account that was removed', async () => {
    const child = await join(world, { username: 'gone_frog', age: 13 });
    await world.context.db.pool.query(`update accounts set state = 'removed' where id = $1`, [child.id]);

    await requestReset({ username: child.username });

    expect(await linksTo('gone_frog@example.org')).toEqual([]);
  });
});

describe('a link', () => {
  async function linked(username: string): Promise<string> {
    await join(world, { username, age: 13 });
    await requestReset({ username });
    return (await linksTo(`${username}@example.org`))[0] ?? '';
  }

  it('works once, ends all sessions and the other links, and says by mail that it was used', async () => {
    const child = await join(world, { username: 'link_frog', age: 13 });
    await requestReset({ username: child.username });
    const [first = ''] = await linksTo('link_frog@example.org');
    await requestReset({ username: child.username });

    const [second = ''] = await linksTo('link_frog@example.org');

    expect((await child.call(readUser, {})).status).toBe(200);
    expect((await reset(second)).status).toBe(204);
    expect((await reset(second)).error.code).toBe('gone');
    expect((await reset(first)).error.code).toBe('gone');
    expect((await child.call(readUser, {})).status).toBe(401);
    expect((await enter(child.username, PASSWORD)).status).toBe(401);
    expect((await enter(child.username, NEW)).status).toBe(200);
    expect((await world.mailTo('link_frog@example.org')).subject).toBe('The password of link_frog was changed');
  });

  it('used twice at once works once', async () => {
    const token = await linked('race_frog');
    const both = await Promise.all([reset(token), reset(token)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 410]);
  });

  it('is not outrun by a log-in with the old password that is under way', async () => {
    const token = await linked('outrun_frog');
    const { hasher } = getMemory(world.context);
    const { verify } = hasher;
    const verifying = vi.spyOn(hasher, 'verify').mockImplementationOnce(async (password, hash) => {
      const isRight = await verify(password, hash);
      expect((await reset(token)).status).toBe(204);
      return isRight;
    });

    expect((await enter('outrun_frog', PASSWORD)).error.code).toBe('wrong_login');

    verifying.mockRestore();

    expect((await enter('outrun_frog', NEW)).status).toBe(200);
  });

  it('ends after an hour', async () => {
    const token = await linked('slow_reset');
    await world.pass(HOUR);

    expect((await reset(token)).error.code).toBe('gone');

    await world.context.jobs.run('accounts.forget-what-ended');

    expect((await world.context.db.pool.query('select from password_resets')).rowCount).toBe(0);
  });

  it('takes no password that everybody uses or that is the name, and is not used up by one', async () => {
    const token = await linked('picky_frog');

    expect((await reset(token, 'password1')).error.fields).toHaveProperty('password');
    expect((await reset(token, 'picky_frog')).error.fields).toHaveProperty('password');
    expect((await reset(token)).status).toBe(204);
  });

  it('asks staff for ten characters, and is not used up by fewer', async () => {
    const nine = 'nine frog';
    await hire(world, { username: 'nine_staff', role: 'moderator' });
    const childsToken = await linked('nine_frog');
    await requestReset({ username: 'nine_staff' });
    const [token = ''] = await linksTo('nine_staff@example.org');

    expect((await reset(token, nine)).error.fields).toEqual({
      password: 'Please choose at least 10 characters, because staff see what children write.',
    });
    expect((await reset(token, 'nine frogs')).status).toBe(204);
    expect((await reset(childsToken, nine)).status).toBe(204);
  });

  it('is stored as a hash only', async () => {
    const token = await linked('hash_frog');
    const { rows } = await world.context.db.pool.query('select r::text as row from password_resets r');

    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('that was made up is gone', async () => {
    expect((await reset('a'.repeat(43))).error.code).toBe('gone');
  });
});
