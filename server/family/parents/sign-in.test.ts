import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import { HOUR, MINUTE } from '#server/platform/clock.ts';
import { addParent, decide, newFamily } from '#test/support/family.ts';
import { readLinks, subjectsTo } from '#test/support/parent-mails.ts';
import { newSignInLink, type ParentBrowser, parentSession, readToken } from '#test/support/parents.ts';
import { join, leo, maya, omar, type Person } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';

const SUBJECT = 'Your link to Lilypad for parents';
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** A child whose parent has given consent. */
async function consented() {
  const { child, address, link } = await newFamily(world);
  await decide(world, link, 'yes', ['posts']);
  return { child, address };
}

const linksTo = async (address: string) => (await subjectsTo(world, address)).filter((subject) => subject === SUBJECT);
const listChildren = async (browser: { call: Person['call'] }) => browser.call(calls.listOwnChildren, {});

describe('a parent signs in', () => {
  it('with a mailed link, and sees their children', async () => {
    const { child, address } = await consented();
    const browser = world.visitor();

    const asked = await browser.call(calls.signInParent, { body: { email: ` ${address.toUpperCase()} ` } });
    const opened = await browser.call(calls.openParentSession, {
      body: { token: await readToken(world, address) },
    });

    expect(asked.status).toBe(202);
    expect(opened.status).toBe(204);
    expect((await listChildren(browser)).data).toMatchObject({
      parent: { email: address },
      isFresh: true,
      children: [{ id: child.id, username: child.username, firstName: 'Robin', isOpen: true, state: 'active' }],
    });
  });

  it('and sees all their children, in the order they joined', async () => {
    const first = await maya(world);
    const second = await leo(world);
    await decide(world, (await readLinks(world, omar.email)).link, 'yes');

    const { data } = await listChildren(await parentSession(world, first));

    expect(data.parent).toEqual(omar);
    expect(data.children.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(data.children.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  it('and sees who is paused, but nothing of a child about whom another grown-up has not answered', async () => {
    const { child } = await consented();
    const parent = await parentSession(world, child);
    await addParent(child, 'unanswered@example.org');
    const other = await parentSession(world, child, 'unanswered@example.org');
    const isPaused = async (reader: ParentBrowser) => (await listChildren(reader)).data.children[0]?.isPaused;
    expect(await isPaused(parent)).toBe(false);

    await parent.call(calls.changeControls, { params: { childId: child.id }, body: { controls: { isPaused: true } } });

    expect(await isPaused(parent)).toBe(true);
    expect(await isPaused(other)).toBe(false);
  });

  it('without revealing whether an address is known', async () => {
    const { address } = await consented();

    const known = await world.visitor().call(calls.signInParent, { body: { email: address } });
    const unknown = await world.visitor().call(calls.signInParent, { body: { email: 'nobody.at.all@example.org' } });
    await world.context.events.idle();

    expect(known.status).toBe(202);
    expect(unknown.status).toBe(202);
    expect(unknown.data).toEqual(known.data);
    expect(world.mailbox.newestFirst().some(({ to }) => to === 'nobody.at.all@example.org')).toBe(false);
  });

  it('while a stranger can neither flood the mailbox nor lock out a signed-in parent', async () => {
    const { child, address } = await consented();
    const parent = await parentSession(world, child);
    for (let times = 0; times < 9; times += 1)
      await world.visitor().call(calls.signInParent, { body: { email: address } });

    expect(await linksTo(address)).toHaveLength(4);
    await parent.call(calls.sendFreshLink, {});
    expect(await linksTo(address)).toHaveLength(5);
  });

  it('again an hour later, when there is a new link', async () => {
    const { address } = await consented();
    for (let times = 0; times < 5; times += 1)
      await world.visitor().call(calls.signInParent, { body: { email: address } });
    await world.pass(HOUR);
    await world.visitor().call(calls.signInParent, { body: { email: address } });

    expect(await linksTo(address)).toHaveLength(5);
  });
});

describe('a parent who signs out on all devices', () => {
  it('ends all their sessions and unused links, and nobody else’s', async () => {
    const { child } = await consented();
    const [phone, tablet] = [await parentSession(world, child), await parentSession(world, child)];
    const unused = await newSignInLink(world, phone.parentId);
    const other = await parentSession(world, (await consented()).child);

    const { status } = await phone.call(calls.endAllParentSessions, {});

    expect(status).toBe(204);
    expect((await listChildren(phone)).status).toBe(401);
    expect((await listChildren(tablet)).status).toBe(401);
    expect((await world.visitor().call(calls.openParentSession, { body: { token: unused } })).error.code).toBe('gone');
    expect((await listChildren(other)).status).toBe(200);
  });

  it('has to be signed in', async () => {
    expect((await world.visitor().call(calls.endAllParentSessions, {})).error.code).toBe('sign_in_required');
  });
});

describe('a link', () => {
  it('works once', async () => {
    const { child } = await consented();
    const { parentId } = await parentSession(world, child);
    const token = await newSignInLink(world, parentId);
    const [tab, otherTab] = [world.visitor(), world.visitor()];

    const both = await Promise.all(
      [tab, otherTab].map((one) => one.call(calls.openParentSession, { body: { token } })),
    );

    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 410]);
    expect((await world.visitor().call(calls.openParentSession, { body: { token } })).error.message).toBe(
      'This link was used already. Each link works once.',
    );
  });

  it('that is opened again leads on in the browser that it signed in, and in no other', async () => {
    const { child } = await consented();
    const { parentId } = await parentSession(world, child);
    const stranger = await parentSession(world, (await consented()).child);
    const token = await newSignInLink(world, parentId);
    const browser = world.visitor();
    await browser.call(calls.openParentSession, { body: { token } });

    const again = await browser.call(calls.openParentSession, { body: { token } });
    const elsewhere = await stranger.call(calls.openParentSession, { body: { token } });

    expect(again.status).toBe(204);
    expect((await listChildren(browser)).data.children[0]?.id).toBe(child.id);
    expect(elsewhere.error.code).toBe('gone');
    await browser.call(calls.endParentSession, {});
    expect((await browser.call(calls.openParentSession, { body: { token } })).error.code).toBe('gone');
  });

  it('expires after 15 minutes', async () => {
    const { child } = await consented();
    const { parentId } = await parentSession(world, child);
    const [early, late] = [await newSignInLink(world, parentId), await newSignInLink(world, parentId)];
    await world.pass(15 * MINUTE - 1);
    const inTime = await world.visitor().call(calls.openParentSession, { body: { token: early } });
    await world.pass(1);
    const tooLate = await world.visitor().call(calls.openParentSession, { body: { token: late } });

    expect(inTime.status).toBe(204);
    expect(tooLate.error).toMatchObject({ code: 'gone', message: 'This link has expired. It works for 15 minutes.' });
  });

  it.each(['GET', 'HEAD'] as const)('is not used up by a scanner that opens its page with %s', async (method) => {
    const { child } = await consented();
    const { parentId } = await parentSession(world, child);
    const token = await newSignInLink(world, parentId);

    for (const path of ['/family', `/family?${token}`, '/api/family/session', `/api/family/session?token=${token}`])
      await world.visitor().send(method, path, undefined, { accept: 'text/html', purpose: 'prefetch' });

    expect((await world.visitor().call(calls.openParentSession, { body: { token } })).status).toBe(204);
  });

  it('that is used or expired sends a new one to the same mailbox', async () => {
    const { child, address } = await consented();
    const { parentId } = await parentSession(world, child);
    const token = await newSignInLink(world, parentId);
    await world.pass(DAY_AND_A_BIT);

    const reply = await world.visitor().call(calls.renewParentLink, { body: { token } });

    expect(reply.status).toBe(202);
    expect(await linksTo(address)).toHaveLength(1);
  });

  it('that was never sent does nothing', async () => {
    const token = 'a'.repeat(43);

    expect((await world.visitor().call(calls.openParentSession, { body: { token } })).error.code).toBe('gone');
    expect((await world.visitor().call(calls.renewParentLink, { body: { token } })).status).toBe(202);
  });

  it('from a mail about consent signs nobody in', async () => {
    const { link, notMine } = await newFamily(world);

    for (const token of [link, notMine])
      expect((await world.visitor().call(calls.openParentSession, { body: { token } })).error.code).toBe('gone');
  });
});

const DAY_AND_A_BIT = 25 * HOUR;

describe('a session', () => {
  it('ends after half an hour without a call', async () => {
    const { child } = await consented();
    const parent = await parentSession(world, child);

    for (let times = 0; times < 3; times += 1) {
      await world.pass(29 * MINUTE);
      expect((await listChildren(parent)).status).toBe(200);
    }
    await world.pass(30 * MINUTE + 1);

    expect((await listChildren(parent)).error.code).toBe('sign_in_required');
  });

  it('ends after twelve hours, however active', async () => {
    const { child } = await consented();
    const parent = await parentSession(world, child);
    const statuses: number[] = [];
    for (let times = 0; times < 25; times += 1) {
      await world.pass(29 * MINUTE);
      statuses.push((await listChildren(parent)).status);
    }

    expect(statuses.lastIndexOf(200)).toBe(23);
    expect(statuses.at(-1)).toBe(401);
  });

  it('ends by signing out, on the server too', async () => {
    const { child } = await consented();
    const parent = await parentSession(world, child);
    const cookie = parent.cookieHeader;
    const { status } = await parent.call(calls.endParentSession, {});

    const reply = await world.visitor().send('GET', '/api/family/children', undefined, { cookie });

    expect(status).toBe(204);
    expect(parent.cookieHeader).not.toContain('lilypad-parent=');
    expect(reply.statusCode).toBe(401);
  });

  it('needs a new link after 15 minutes for sensitive calls', async () => {
    const { child, address } = await consented();
    const parent = await parentSession(world, child);
    const former = parent.cookieHeader;
    await world.pass(15 * MINUTE);
    const stale = (await listChildren(parent)).data.isFresh;

    await parent.call(calls.sendFreshLink, {});
    await parent.call(calls.openParentSession, { body: { token: await readToken(world, address) } });

    expect(stale).toBe(false);
    expect((await listChildren(parent)).data.isFresh).toBe(true);
    const reply = await world.visitor().send('GET', '/api/family/children', undefined, { cookie: former });
    expect(reply.statusCode).toBe(401);
  });

  it('hides its cookie from scripts and other sites', async () => {
    const { child } = await consented();
    const { parentId } = await parentSession(world, child);
    const token = await newSignInLink(world, parentId);

    const { cookies } = await world.visitor().send('POST', '/api/family/session', { token });

    expect(cookies).toEqual([expect.objectContaining({ name: 'lilypad-parent', httpOnly: true, sameSite: 'Lax' })]);
    expect(cookies[0]).not.toHaveProperty('maxAge');
  });

  it("can exist beside a child's in the same browser, and neither is mistaken for the other", async () => {
    const { child } = await consented();
    const { parentId } = await parentSession(world, child);
    const tablet = child.browser;
    await tablet.call(calls.openParentSession, { body: { token: await newSignInLink(world, parentId) } });
    const asChild = (await tablet.send('GET', '/api/user')).json().username;
    await tablet.call(calls.endParentSession, {});

    expect(asChild).toBe(child.username);
    expect((await tablet.send('GET', '/api/user')).statusCode).toBe(200);
    expect((await listChildren(tablet)).status).toBe(401);
  });

  it('ends when the address turns out to be the wrong one', async () => {
    const { child, notMine } = await newFamily(world);
    const parent = await parentSession(world, child);
    const before = (await listChildren(parent)).status;
    await world.visitor().call(calls.reportNotMyChild, { body: { token: notMine } });

    expect(before).toBe(200);
    expect((await listChildren(parent)).status).toBe(401);
  });

  it('shows nothing of a child about whom this parent has not answered', async () => {
    const { child } = await newFamily(world);

    const [own] = (await listChildren(await parentSession(world, child))).data.children;

    expect(own).toMatchObject({ username: child.username, consent: 'pending', isOpen: false });
  });
});

it("is not reached by a child who types a parent's address: the mail goes to the parent", async () => {
  const { child, address } = await consented();
  await child.call(logIn, { body: { username: child.username, password: PASSWORD } });

  const { status, data } = await child.call(calls.signInParent, { body: { email: address } });

  expect(status).toBe(202);
  expect(data).toBeUndefined();
  expect((await listChildren(child)).error.code).toBe('sign_in_required');
});

it("does not list another family's child", async () => {
  const { child } = await consented();
  const other = await join(world, { age: 9, parentEmail: 'amal@example.org' });

  const { children } = (await listChildren(await parentSession(world, child))).data;

  expect(children.map(({ id }) => id)).not.toContain(other.id);
});
