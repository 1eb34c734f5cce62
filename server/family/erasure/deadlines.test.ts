import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import { breakWrites } from '#test/support/broken-writes.ts';
import { addParent, decide, newFamily, rowsOfChild, signInAgain, wait } from '#test/support/family.ts';
import { readLinks, subjectsTo } from '#test/support/parent-mails.ts';
import { parentSession } from '#test/support/parents.ts';
import { join, type Person } from '#test/support/people.ts';
import { openSocket } from '#test/support/sockets.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts';
import { eraseChild } from './erasure.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const readConsent = async (child: Person) => (await child.call(calls.readConsent, {})).data;
const parentsAt = async (email: string) =>
  (await world.context.db.pool.query('select 1 from parents where email = $1', [email])).rows.length;
const notMine = (token: string) => world.visitor().call(calls.reportNotMyChild, { body: { token } });
const undo = (token: string) => world.visitor().call(calls.undoRefusal, { body: { token } });

describe('a refusal', () => {
  it('tells the child what happens next, and erases everything after a day', async () => {
    const { child, link, address } = await newFamily(world);
    const { data } = await decide(world, link, 'no');

    expect(data).toMatchObject({ consent: 'declined', scopes: [] });
    expect(await readConsent(child)).toMatchObject({ status: 'declined', eraseAt: data.eraseAt, hasGrownUp: true });

    await wait(world, DAY - HOUR);

    expect(await rowsOfChild(child, 'children')).toBe(1);

    await wait(world, HOUR + MINUTE);

    expect(await rowsOfChild(child, 'children')).toBe(0);
    expect(await parentsAt(address)).toBe(0);
    expect((await child.call(readUser, {})).status).toBe(401);
  });

  it('is respected: that address gets no more mails', async () => {
    const { link, address } = await newFamily(world);
    await decide(world, link, 'no');
    await wait(world, DAY + MINUTE);

    const mails = (await subjectsTo(world, address)).length;

    await expect(join(world, { age: 9, parentEmail: address })).rejects.toThrow('no code');
    expect(await subjectsTo(world, address)).toHaveLength(mails);

    const { rows } = await world.context.db.pool.query('select b::text as row from blocked_addresses b');
    expect(rows.some(({ row }) => row.includes(address))).toBe(false);
  });

  it('can be undone until then, and the request is open again', async () => {
    const { child, link, address } = await newFamily(world);
    await decide(world, link, 'no');

    const { data } = await undo((await readLinks(world, address)).link);

    expect(data).toMatchObject({ consent: 'pending', eraseAt: null });

    await world.context.events.idle();

    expect((await decide(world, (await readLinks(world, address)).link, 'yes', ['posts'])).status).toBe(200);

    await wait(world, 8 * DAY);

    expect(await rowsOfChild(child, 'children')).toBe(1);
  });

  it('is undone by only one of two clicks', async () => {
    const { child, link, address } = await newFamily(world);
    await decide(world, link, 'no');
    const { link: way } = await readLinks(world, address);

    const all = await Promise.all([undo(way), undo(way), undo(way)]);

    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    expect((await readConsent(child)).status).toBe('pending');
  });

  it('cannot be undone once erasure has started', async () => {
    const { child, link, address } = await newFamily(world);
    await decide(world, link, 'no');
    const { link: way } = await readLinks(world, address);

    await world.context.db.pool.query('update consents set erasing_since = $1 where child_id = $2', [
      world.clock.now(),
      child.id,
    ]);

    expect((await undo(way)).error.code).toBe('gone');
  });
});

describe('no answer', () => {
  it('leads to reminders on days 3 and 6, and on day 7 child and address are erased', async () => {
    const { child, address } = await newFamily(world);
    const counts: number[] = [];

    for (let day = 1; day <= 6; day += 1) {
      await wait(world, DAY);
      counts.push((await subjectsTo(world, address)).filter((subject) => subject.includes('still waiting')).length);
    }

    expect(counts).toEqual([0, 0, 1, 1, 1, 2]);

    const newest = (await readLinks(world, address)).link;
    const open = await world.visitor().call(calls.openConsentLink, { body: { token: newest } });

    expect(open.data.state).toBe('open');

    const there = await signInAgain(child);
    await wait(world, DAY);

    expect(await readConsent(there)).toMatchObject({ status: 'expired' });

    await wait(world, 10 * MINUTE);

    expect(await rowsOfChild(child, 'children')).toBe(0);
    expect(await parentsAt(address)).toBe(0);
  });

  it('has the deadline that the operator has set, for new sign-ups', async () => {
    const asked = await newFamily(world);
    await world.context.db.pool.query(`insert into settings (name, value) values ('answer_days', '12')`);
    const later = await newFamily(world);
    await world.context.db.pool.query(`delete from settings where name = 'answer_days'`);

    await wait(world, 7 * DAY + MINUTE);
    await wait(world, 10 * MINUTE);

    expect(await rowsOfChild(asked.child, 'children')).toBe(0);
    expect(await rowsOfChild(later.child, 'children')).toBe(1);

    await wait(world, 5 * DAY);
    await wait(world, 10 * MINUTE);

    expect(await rowsOfChild(later.child, 'children')).toBe(0);
  });

  it('ends the account once, even if two nodes check at the same time', async () => {
    const { child } = await newFamily(world);
    await using second = await openWorld({ nodeOf: world });
    await world.pass(7 * DAY);
    await Promise.all([world, second].map(({ context }) => context.jobs.run('family.follow-time')));

    const { rows } = await world.context.db.pool.query(
      `select 1 from consent_records where child_id = $1 and state = 'expired'`,
      [child.id],
    );

    expect(rows.length).toBeLessThanOrEqual(1);

    await wait(world, 10 * MINUTE);

    expect(await rowsOfChild(child, 'children')).toBe(0);
  });
});

describe('not my child', () => {
  it('erases the address at once, and the account after a day', async () => {
    const { child, notMine: token, link, address } = await newFamily(world);

    expect((await notMine(token)).status).toBe(204);
    expect(await parentsAt(address)).toBe(0);
    expect(await readConsent(child)).toMatchObject({ status: 'declined', hasGrownUp: false });
    for (const dead of [token, link]) {
      const { data } = await world.visitor().call(calls.openConsentLink, { body: { token: dead } });
      expect(data).toEqual({ state: 'used', about: null });
    }

    const mails = (await subjectsTo(world, address)).length;
    await wait(world, DAY + MINUTE);

    expect(await rowsOfChild(child, 'children')).toBe(0);
    expect(await subjectsTo(world, address)).toHaveLength(mails);
  });

  it('tells the child on the open page that the e-mail reached a stranger, and not that a grown-up chose it', async () => {
    const { child, notMine: token, link } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);
    const line = await openSocket(await world.listen(), child);

    await notMine(token);

    expect(await line.next('bye')).toEqual({ type: 'bye', reason: 'wrong_address' });
  });

  it('also ends a consent, which someone else may have given', async () => {
    const { child, notMine: token, link } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);

    await notMine(token);

    expect((await child.call(readUser, {})).status).toBe(401);
    expect((await readConsent(await signInAgain(child))).status).toBe('revoked');
  });

  it('about one child does not stop mails about another child with consent', async () => {
    const own = await newFamily(world);
    await decide(world, own.link, 'yes', ['posts']);
    const other = await newFamily(world, { parentEmail: own.address });

    await notMine(other.notMine);
    await wait(world, DAY + MINUTE);

    expect((await subjectsTo(world, own.address)).at(-1)).toBe('You gave consent for Robin');
    expect(await rowsOfChild(other.child, 'children')).toBe(0);
  });
});

describe('two parents', () => {
  it('have to agree: only scopes that both allow are open', async () => {
    const { child, address } = await newFamily(world);
    await addParent(child, 'amal@example.org');
    await child.call(calls.resendDirectNotice, {});
    await world.context.events.idle();
    const [his, hers] = [(await readLinks(world, address)).link, (await readLinks(world, 'amal@example.org')).link];

    expect((await decide(world, hers, 'yes', ['posts', 'buddies'])).data.scopes).toEqual(['posts', 'buddies']);

    const { data } = await decide(world, his, 'yes', ['posts', 'leaderboards']);
    expect(data).toMatchObject({ consent: 'granted', scopes: ['posts'], isStricter: true });
    expect((await readConsent(child)).scopes).toEqual(['posts']);
  });

  it('open nothing when one of them refuses', async () => {
    const { child, address } = await newFamily(world);
    await addParent(child, 'second.mum@example.org');
    await child.call(calls.resendDirectNotice, {});
    await world.context.events.idle();
    await decide(world, (await readLinks(world, address)).link, 'no');

    const { data } = await decide(world, (await readLinks(world, 'second.mum@example.org')).link, 'yes', ['posts']);

    expect(data).toMatchObject({ consent: 'declined', scopes: [], isStricter: true });
    expect((await readConsent(child)).status).toBe('declined');
  });

  it("count separately: one who doesn't know the child leaves the other’s answer valid", async () => {
    const { child, notMine: token } = await newFamily(world);
    await addParent(child, 'only.mum@example.org');

    await notMine(token);

    expect((await readConsent(child)).status).toBe('pending');

    await child.call(calls.resendDirectNotice, {});
    await world.context.events.idle();

    const hers = (await readLinks(world, 'only.mum@example.org')).link;

    expect((await decide(world, hers, 'yes', ['posts'])).data.consent).toBe('granted');
  });
});

describe('an address', () => {
  it('gets at most three mails a day for all children, and the rest later', async () => {
    const address = 'many.children@example.org';
    const children: Person[] = [];
    for (let at = 0; at < 4; at += 1) {
      children.push(await join(world, { age: 9, parentEmail: address }));
      await world.pass(30 * MINUTE);
    }
    const notices = async () => (await subjectsTo(world, address)).filter((subject) => subject.startsWith('What may '));

    expect(await notices()).toHaveLength(3);

    await wait(world, DAY);

    expect(await notices()).toHaveLength(4);
  });

  it('gets at once what a parent has just caused: a notice asked for on their pages, and the way to undo a no', async () => {
    const address = 'busy.hands@example.org';
    const children: Person[] = [];
    for (let at = 0; at < 4; at += 1) {
      children.push(await join(world, { age: 9, parentEmail: address }));
      await world.pass(30 * MINUTE);
    }
    const [, , , fourth] = children as [Person, Person, Person, Person];
    const parent = await parentSession(world, fourth);
    const before = await subjectsTo(world, address);

    await parent.call(calls.resendOwnNotice, { params: { childId: fourth.id } });

    expect((await subjectsTo(world, address)).slice(before.length)).toEqual([expect.stringMatching(/^What may /)]);

    await decide(world, (await readLinks(world, address)).link, 'no');

    expect((await subjectsTo(world, address)).at(-1)).toMatch(/^You said no for /);
  });

  it('counts as one mailbox, whatever tag it is written with', async () => {
    for (const at of [1, 2, 3, 4]) {
      await join(world, { age: 9, parentEmail: `tagged.parent+${at}@example.org` });
      await world.pass(30 * MINUTE);
    }

    const notices = world.mailbox
      .newestFirst()
      .filter(({ to, subject }) => to.startsWith('tagged.parent+') && subject.startsWith('What may '));

    expect(notices).toHaveLength(3);
  });

  it('gets its mail later, with a working link, if it cannot be reached for a while', async () => {
    const { send } = world.mailbox;
    const mailbox = world.mailbox as { send: typeof send };
    mailbox.send = async (mail) =>
      mail.subject.startsWith('What may ') ? Promise.reject(new Error('away')) : send(mail);
    const child = await join(world, { age: 9, parentEmail: 'far.away@example.org' });
    mailbox.send = send;
    await wait(world, 6 * MINUTE);

    const { link } = await readLinks(world, 'far.away@example.org');

    expect((await decide(world, link, 'yes')).data.consent).toBe('granted');
    expect((await readConsent(child)).status).toBe('granted');
  });
});

describe('the record', () => {
  const ask = (sql: string, ...values: unknown[]) => world.context.db.pool.query(sql, values);

  it('has every change, and can be neither changed nor deleted', async () => {
    const { child, link, address } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);
    await wait(world, DAY + MINUTE);
    await world.visitor().call(calls.revokeConsent, { body: { token: (await readLinks(world, address)).link } });
    const { rows } = await ask(
      `select r.state, r.method, r.scopes, r.evidence, r.notice_version, r.notice_hash = n.hash as known
       from consent_records r join notice_versions n on n.version = r.notice_version where child_id = $1 order by r.id`,
      child.id,
    );
    const line = { notice_version: 5, known: true, method: 'email_plus' };

    expect(rows).toEqual([
      { ...line, state: 'pending', method: null, scopes: [], evidence: { by: 'sign_up' } },
      { ...line, state: 'granted', scopes: ['posts'], evidence: { by: 'page' } },
      { ...line, state: 'revoked', scopes: [], evidence: { by: 'way_out' } },
    ]);
    for (const sql of [
      `update consent_records set scopes = '{chat}' where child_id = $1`,
      `update consent_records set child_id = null where child_id = $1`,
      `update consent_records set kept_until = now() where child_id = $1`,
      'delete from consent_records where child_id = $1',
    ])
      await expect(ask(sql, child.id), sql).rejects.toThrow('only added to');
    await expect(ask('truncate consent_records')).rejects.toThrow('only added to');
  });

  it('outlives the child as a proof without names, and is deleted by the real clock', async () => {
    const { child, link } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);
    const { rows: before } = await ask('select id from consent_records where child_id = $1', child.id);
    await eraseChild(world.context, child.id);
    const ids = before.map(({ id }) => id);

    const { rows: after } = await ask(
      'select child_id, parent_id, grown_up, kept_until - at as kept from consent_records where id = any ($1)',
      ids,
    );

    expect(after).toHaveLength(2);
    for (const row of after) expect(row).toMatchObject({ child_id: null, parent_id: null, grown_up: null });

    await wait(world, 4 * 365 * DAY);

    expect((await ask('select 1 from consent_records where id = any ($1)', ids)).rows).toHaveLength(2);
    await expect(ask('delete from consent_records where id = any ($1)', ids)).rejects.toThrow('only added to');
  });
});

describe('an account that cannot be erased', () => {
  it('keeps no other from being erased, and the job counts as failed', async () => {
    await using own = await openWorld();
    const [stuck, other] = [await newFamily(own), await newFamily(own)];
    for (const { link } of [stuck, other]) await decide(own, link, 'no');
    await breakWrites(own, 'delete', 'children', `old.account_id = '${stuck.child.id}'`);
    await own.pass(DAY + MINUTE);

    await expect(own.context.jobs.run('family.follow-time')).rejects.toThrow('not everything could be done: 1 failed');

    expect(await rowsOfChild(stuck.child, 'children')).toBe(1);
    expect(await rowsOfChild(other.child, 'children')).toBe(0);
  });
});
