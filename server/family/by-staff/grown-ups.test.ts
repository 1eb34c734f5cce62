import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import { decide, newFamily, wait } from '#test/support/family.ts';
import { caseAt, decide as decideCase } from '#test/support/moderation.ts';
import { readLinks, subjectsTo } from '#test/support/parent-mails.ts';
import { grant, hire, join, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY, MINUTE } from '../../platform/clock.ts';

let world: World;
let ines: Person;
let ada: Person;
beforeAll(async () => {
  world = await openWorld();
  ines = await hire(world, { username: 'ines', role: 'moderator' });
  ada = await hire(world, { username: 'ada', role: 'admin' });
});
afterAll(() => world[Symbol.asyncDispose]());

async function name(child: { username: string }, parentEmail: string, by = ines) {
  const body = { username: child.username, parentName: 'Amal Haddad', parentEmail };
  const reply = await by.call(calls.inviteGrownUp, { body });
  await world.context.events.idle(); // so that these mails come before those of what happens next
  return reply;
}
const unblock = (email: string, by = ada) => by.call(calls.unblockParentAddress, { body: { email } });
const lastAct = async () =>
  (await world.context.db.pool.query('select act, actor from audit_links order by number desc limit 1')).rows[0];

describe('a second grown-up', () => {
  it('is added by staff, gets a mail of their own, and the first one is notified', async () => {
    const { child, address } = await newFamily(world);
    const amal = 'amal.one@example.org';

    expect((await name(child, amal)).status).toBe(201);
    expect(await lastAct()).toEqual({ act: 'parent.name', actor: ines.id });
    expect(await subjectsTo(world, amal)).toEqual([`Please decide about ${child.username}, too`]);
    expect((await subjectsTo(world, address)).at(-1)).toBe('Another grown-up was added for Robin');

    const { text } = await world.mailTo(address);
    expect(text).not.toContain(amal);
    const toAmal = (await world.mailTo(amal)).text.replaceAll(/\s+/g, ' ');
    expect(toAmal).toContain('Our staff have added your address.');
    expect(toAmal).toContain('Our staff have noted your name and your address as those of a parent or guardian of');
    expect(toAmal).not.toContain(`${child.username} gave us your`);

    const { data } = await decide(world, (await readLinks(world, amal)).link, 'yes', ['posts']);
    expect(data).toMatchObject({ consent: 'granted', scopes: ['posts'] });
  });

  it('can only restrict: the stricter answer counts', async () => {
    const { child, link } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);
    await name(child, 'amal.two@example.org');

    const { data } = await decide(world, (await readLinks(world, 'amal.two@example.org')).link, 'yes', [
      'posts',
      'buddies',
    ]);

    expect(data).toMatchObject({ scopes: ['posts'], isStricter: true });
  });

  it('gets no link for a lost password: only the first one does', async () => {
    const { child, address } = await newFamily(world);
    await world.pass(MINUTE);
    await name(child, 'amal.four@example.org');

    await world.visitor().call(forgotPassword, { body: { username: child.username } });
    await world.visitor().call(forgotPassword, { body: { email: 'amal.four@example.org' } });

    expect((await subjectsTo(world, address)).at(-1)).toMatch(/password/);
    expect((await subjectsTo(world, 'amal.four@example.org')).filter((one) => /password/.test(one))).toEqual([]);
  });

  it('is refused if known, unwilling, one too many, or if the child needs none', async () => {
    const { child, address } = await newFamily(world);
    const stranger = await newFamily(world);
    await world.visitor().call(calls.reportNotMyChild, { body: { token: stranger.notMine } });
    const wrong = async (who: { username: string }, email: string) => (await name(who, email)).error.fields;

    expect(await wrong(child, address)).toEqual({ parentEmail: 'This grown-up is already listed.' });
    expect(await wrong(child, stranger.address)).toEqual({
      parentEmail: 'This address asked us not to e-mail it again.',
    });
    expect(await wrong({ username: 'nobody_here' }, 'a@example.org')).toEqual({
      username: 'There is no child with this username.',
    });

    const zoe = await join(world, { age: 14 });
    expect(await wrong(zoe, 'a@example.org')).toEqual({ username: 'This young person needs no consent.' });
    for (const at of [1, 2, 3]) expect((await name(child, `aunt.${at}@example.org`)).status).toBe(201);
    expect(await wrong(child, 'aunt.4@example.org')).toEqual({ username: 'This child already has four grown-ups.' });
  });

  it('is added only by staff', async () => {
    const { child } = await newFamily(world);
    await grant(child, ['posts']);

    expect((await name(child, 'friend@example.org', child)).error.code).toBe('not_for_you');

    const body = { username: child.username, parentName: 'Amal', parentEmail: 'friend@example.org' };
    expect((await world.visitor().call(calls.inviteGrownUp, { body })).status).toBe(401);
    expect(await subjectsTo(world, 'friend@example.org')).toEqual([]);
  });
});

describe('the refusal of a second grown-up who never consented', () => {
  const link = async (address: string) => (await readLinks(world, address)).link;

  /** A child whose parent has allowed posts, and a second grown-up who has refused. */
  async function objected(address: string) {
    const family = await newFamily(world);
    await decide(world, family.link, 'yes', ['posts']);
    await name(family.child, address);
    const { data } = await decide(world, await link(address), 'no');
    expect(data).toMatchObject({ consent: 'granted', scopes: [], eraseAt: null });
    return family;
  }
  const readScopes = async (child: Person) => (await child.call(calls.readConsent, {})).data.scopes;
  const decideObjection = async (decision: 'approve' | 'remove') => {
    const { id, ...rest } = await caseAt(ines);
    expect(rest).toMatchObject({ kind: 'objection', reason: 'objection', urgent: true });
    expect((await decideCase(ines, id, decision)).status).toBe(200);
    await world.context.events.idle();
  };

  it('closes all scopes, erases nothing, and notifies the first parent and staff', async () => {
    const { child, address } = await objected('stranger.one@example.org');

    expect(await readScopes(child)).toEqual([]);
    expect((await subjectsTo(world, address)).at(-1)).toBe('Another grown-up said no for Robin');

    await decideObjection('approve');
  });

  it('can be undone with their own link', async () => {
    const { child } = await objected('amal.sorry@example.org');
    const token = await link('amal.sorry@example.org');

    const { data } = await world.visitor().call(calls.undoRefusal, { body: { token } });

    expect(data).toMatchObject({ consent: 'granted', scopes: ['posts'] });
    expect((await subjectsTo(world, 'amal.sorry@example.org')).at(-1)).toMatch(/^Please decide about/);

    await decideObjection('approve');

    expect(await readScopes(child)).toEqual(['posts']);
  });

  it('is dismissed by staff: that person is removed, and everything is as before', async () => {
    const { child } = await objected('stranger.two@example.org');
    const undo = await link('stranger.two@example.org');

    await decideObjection('approve');

    expect(await readScopes(child)).toEqual(['posts']);
    expect((await world.visitor().call(calls.undoRefusal, { body: { token: undo } })).error.code).toBe('gone');
    expect((await name(child, 'stranger.two@example.org')).status).toBe(201);
  });

  it('counts when staff uphold it: the account ends in 7 days', async () => {
    const { child } = await objected('amal.right@example.org');
    await decideObjection('remove');

    expect((await child.call(calls.readConsent, {})).status).toBe(401);
    expect((await subjectsTo(world, 'amal.right@example.org')).at(-1)).toMatch(/^You withdrew/);
  });
});

describe('an address that was reported as "not my child"', () => {
  it("may be mailed again after an admin has recorded the owner's wish", async () => {
    const { address, notMine } = await newFamily(world);
    await world.visitor().call(calls.reportNotMyChild, { body: { token: notMine } });

    await expect(join(world, { age: 9, parentEmail: address })).rejects.toThrow('no code');
    expect((await unblock(address)).status).toBe(204);
    expect(await lastAct()).toEqual({ act: 'address.unblock', actor: ada.id });

    const { rows } = await world.context.db.pool.query('select d::text as row from audit_details d');
    expect(rows.some(({ row }) => row.includes(address))).toBe(false);
    expect((await join(world, { age: 9, parentEmail: address })).username).toBeTruthy();
    expect((await unblock(address)).error.fields).toEqual({ email: 'We can already e-mail this address.' });
  });

  it('stays blocked with another tag, until an admin records it with any tag', async () => {
    const { notMine } = await newFamily(world, { parentEmail: 'leave.me+pond@example.org' });
    await world.visitor().call(calls.reportNotMyChild, { body: { token: notMine } });
    const again = () => join(world, { age: 9, parentEmail: 'leave.me+other@example.org' });

    await expect(again()).rejects.toThrow('no mail');
    expect((await unblock('leave.me@example.org')).status).toBe(204);
    expect((await again()).username).toBeTruthy();
  });

  it('stays blocked where it was recorded with its tag, as older versions did', async () => {
    const { pool } = world.context.db;
    const asTyped = world.context.keys.get('addresses').hash('mail address', 'old.row+pond@example.org');

    await pool.query(`insert into blocked_addresses (address_hash, why, at) values ($1, 'not_mine', now())`, [asTyped]);

    await expect(join(world, { age: 9, parentEmail: 'old.row+pond@example.org' })).rejects.toThrow('no mail');
    expect((await unblock('old.row+pond@example.org')).status).toBe(204);
    expect((await join(world, { age: 9, parentEmail: 'old.row+pond@example.org' })).username).toBeTruthy();
  });

  it('can be unblocked only by admins', async () => {
    expect((await unblock('a@example.org', ines)).error.code).toBe('not_for_you');

    const { status } = await world.visitor().call(calls.unblockParentAddress, { body: { email: 'a@example.org' } });
    expect(status).toBe(401);
  });
});

// Last, as staff are signed out by then.
it('a second parent is notified when the first one withdraws consent', async () => {
  const { child, address, link } = await newFamily(world);
  await decide(world, link, 'yes', ['posts']);
  await name(child, 'amal.three@example.org');
  await wait(world, DAY + MINUTE);

  const out = (await readLinks(world, address)).link;

  expect((await world.visitor().call(calls.revokeConsent, { body: { token: out } })).data.consent).toBe('revoked');

  await world.context.events.idle();
  const told = 'Consent for Robin was withdrawn';

  expect((await subjectsTo(world, 'amal.three@example.org')).at(-1)).toBe(told);
  expect(await subjectsTo(world, address)).not.toContain(told);
});
