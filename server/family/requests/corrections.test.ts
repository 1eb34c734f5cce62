import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import { listStaffMessages } from '#contract/safety.ts';
import { addParent, decide, newFamily } from '#test/support/family.ts';
import { subjectsTo } from '#test/support/parent-mails.ts';
import { type ParentBrowser, parentSession } from '#test/support/parents.ts';
import { join, type Newcomer, nameOnScreen, type Person } from '#test/support/people.ts';
import { bornYearsAgo, openWorld, type World } from '#test/world.ts';
import { MINUTE } from '../../platform/clock.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

async function family(newcomer: Newcomer = {}) {
  const { child, link } = await newFamily(world, newcomer);
  await decide(world, link, 'yes', ['posts', 'buddies']);
  return { child, parent: await parentSession(world, child) };
}

const correct = (parent: ParentBrowser, { id }: Person, body: calls.CorrectionForm) =>
  parent.call(calls.correctChild, { params: { id }, body });
const readMessages = async (child: Person) =>
  (await child.call(listStaffMessages, {})).data.notices.map(({ template }) => template);
const readRequests = async ({ id }: Person) =>
  (
    await world.context.db.pool.query(
      'select kind, changes, is_odd as "isOdd" from data_access_requests where child_id = $1 order by id',
      [id],
    )
  ).rows;

describe('a parent', () => {
  it('corrects a name; the child is notified, and the record says what changed', async () => {
    const { child: maya, parent } = await family({ firstName: 'Maia', lastName: 'Hadad' });

    const reply = await correct(parent, maya, { firstName: 'Maya', lastName: 'Haddad' });

    expect(reply.data).toMatchObject({ firstName: 'Maya', lastName: 'Haddad' });
    expect((await maya.call(readUser, {})).data.firstName).toBe('Maya');
    expect(await readMessages(maya)).toEqual(['corrected']);
    expect(await readRequests(maya)).toEqual([
      {
        kind: 'correct',
        changes: { firstName: { from: 'Maia', to: 'Maya' }, lastName: { from: 'Hadad', to: 'Haddad' } },
        isOdd: false,
      },
    ]);
  });

  it('corrects the time zone and their own name', async () => {
    const { child: maya, parent } = await family();

    const { data } = await correct(parent, maya, { timeZone: 'Pacific/Auckland', parentName: 'Amal Haddad' });

    expect(data).toMatchObject({ timeZone: 'Pacific/Auckland', parentName: 'Amal Haddad' });
  });

  it('is not recorded when nothing changes', async () => {
    const { child: maya, parent } = await family({ firstName: 'Maya' });

    await correct(parent, maya, { firstName: 'Maya' });

    expect(await readRequests(maya)).toEqual([]);
    expect(await readMessages(maya)).toEqual([]);
  });

  it('needs a link that was opened just now', async () => {
    const { child: maya, parent } = await family();
    await world.pass(20 * MINUTE);

    expect((await correct(parent, maya, { firstName: 'Maya' })).error.code).toBe('fresh_link_needed');
  });

  it('gets a kind message for an invalid name', async () => {
    const { child: maya, parent } = await family();

    const { error } = await correct(parent, maya, { firstName: 'www.example.com' });

    expect(error.fields?.['firstName']).toBe('Please type just the name, in letters');
  });
});

describe('a corrected name', () => {
  it('removes a display name that contains it', async () => {
    const { child: maya, parent } = await family({ firstName: 'Robin' });
    await nameOnScreen(maya, 'Maya the Otter');

    await correct(parent, maya, { firstName: 'Maya' });

    const { data } = await maya.call(readUser, {});
    expect(data.displayName).not.toContain('Maya');
    expect(await readMessages(maya)).toEqual(expect.arrayContaining(['new_pond_name', 'corrected']));
  });

  it('is reported to staff if the username contains it', async () => {
    const { child: maya, parent } = await family({ username: 'otter_amelia', firstName: 'Robin' });

    await correct(parent, maya, { firstName: 'Amelia' });

    expect(await readRequests(maya)).toMatchObject([{ isOdd: true }]);
  });
});

describe('a corrected date of birth', () => {
  it('on the same side of 13 needs nothing more', async () => {
    const { child: maya, parent } = await family();

    const { status } = await correct(parent, maya, { birthDate: bornYearsAgo(11, world.clock) });

    expect(status).toBe(200);
    expect((await maya.call(readUser, {})).data.ageGroup).toBe('11-12');
  });

  it('to 13 or older needs a confirmation, and leaves consent as it is', async () => {
    const { child: maya, parent } = await family();
    const birthDate = bornYearsAgo(13, world.clock);

    const first = await correct(parent, maya, { birthDate });
    const second = await correct(parent, maya, { birthDate, isSure: true });

    expect(first.error.fields?.['birthDate']).toContain('needs less of your protection');
    expect(second.status).toBe(200);
    const { rows } = await world.context.db.pool.query('select consent, scopes from children where account_id = $1', [
      maya.id,
    ]);
    expect(rows).toEqual([{ consent: 'granted', scopes: ['posts', 'buddies'] }]);
    expect(await readRequests(maya)).toMatchObject([{ isOdd: true }]);
  });

  it('to under 13 asks the parents of a young person for consent, and closes everything until they answer', async () => {
    const zoe = await join(world, { age: 14 });
    await addParent(zoe, 'dad.of.a.twelve@example.org');
    const parent = await parentSession(world, zoe);

    const { status } = await correct(parent, zoe, { birthDate: bornYearsAgo(12, world.clock), isSure: true });

    expect(status).toBe(200);
    expect((await zoe.call(readUser, {})).data.can.writePosts).toBe(false);
    expect((await subjectsTo(world, 'dad.of.a.twelve@example.org')).length).toBe(1);
  });

  it.each([
    ['too young', () => bornYearsAgo(4, world.clock)],
    ['18 or older', () => bornYearsAgo(30, world.clock)],
  ])('that makes the child %s is refused, and says what to do', async (words, birthDate) => {
    const { child: maya, parent } = await family();

    const { status, error } = await correct(parent, maya, { birthDate: birthDate(), isSure: true });

    expect(status).toBe(400);
    expect(error.fields?.['birthDate']).toContain(words);
    expect(error.fields?.['birthDate']).toContain('delete the account');
  });
});

it('nobody else can correct a child, or read their records', async () => {
  const [{ child: maya }, { parent: stranger }] = [await family(), await family()];

  expect((await correct(stranger, maya, { firstName: 'Evil' })).status).toBe(404);
  expect((await stranger.call(calls.readChildDetails, { params: { id: maya.id } })).status).toBe(404);
});
