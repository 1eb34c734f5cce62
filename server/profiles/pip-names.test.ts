import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namePip, PIP_NAME_MAX, readPip } from '#contract/profiles.ts';
import { pipNames } from '#contract/rules/rewards/pip-names.ts';
import { listStaffMessages } from '#contract/safety.ts';
import { DAY, MINUTE } from '#server/platform/clock.ts';
import { type Child, child } from '#test/support/children.ts';
import { signInAgain } from '#test/support/family.ts';
import { decide, queue, read } from '#test/support/moderation.ts';
import { hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { profiles } from './index.ts';
import { nameVerdict, profileFlaws } from './profile-policy.ts';

let world: World;
let ines: Person;
beforeAll(async () => {
  world = await openWorld();
  ines = await hire(world, { username: 'ines', role: 'moderator' });
});
afterAll(() => world[Symbol.asyncDispose]());

const name = (who: Child, words: string) => who.call(namePip, { body: { name: words } });
const own = async (who: Child) => (await who.call(readPip, {})).data;
async function listCases({ username }: Child) {
  const files = await Promise.all((await queue(ines)).map(async ({ id }) => (await read(ines, id)).data));
  return files.filter(({ authorName }) => authorName === username);
}
const readMessages = async (who: Child) =>
  (await who.call(listStaffMessages, { query: {} })).data.notices.map(({ template }) => template);

it('a Pip has no name at first', async () => {
  expect(await own(await child(world))).toMatchObject({ name: '', waitingName: null });
});

describe('a name that Lilypad offers', () => {
  it.each([9, 14])('stands at once at %i', async (age) => {
    const maya = await child(world, { age });

    const { data } = await name(maya, 'Captain Hop');

    expect(data).toMatchObject({ name: 'Captain Hop', waitingName: null, needsComfort: false });
    expect(await listCases(maya)).toEqual([]);
  });

  it('needs no consent', async () => {
    const maya = await child(world, { scopes: 'pending' });

    const { status } = await name(maya, 'Bubbles');

    expect(status).toBe(200);
    expect((await own(maya)).name).toBe('Bubbles');
  });

  it.each(pipNames)('%s passes the filter', (one) => {
    expect(profileFlaws({ pipName: one }, { firstName: 'Maya', lastName: 'Haddad' })).toEqual({});
    expect(nameVerdict(one).decision).toBe('allow');
  });

  it('is short enough, and there once', () => {
    expect(new Set(pipNames).size).toBe(pipNames.length);
    expect(pipNames.every(({ length }) => length <= PIP_NAME_MAX)).toBe(true);
  });
});

describe('a name in own words', () => {
  it('waits for a grown-up, and the name from before stays', async () => {
    const maya = await child(world);
    await name(maya, 'Bubbles');

    const { data } = await name(maya, 'Gribbit');

    expect(data).toMatchObject({ name: 'Bubbles', waitingName: 'Gribbit' });
    expect(await listCases(maya)).toMatchObject([{ kind: 'new_pip_name', reason: 'held', text: 'Gribbit' }]);
  });

  it('stands when a moderator approves it, and the child gets a message', async () => {
    const maya = await child(world);
    await name(maya, 'Gribbit');
    const [opened] = await listCases(maya);

    await decide(ines, opened?.id ?? '', 'approve');

    expect(await own(maya)).toMatchObject({ name: 'Gribbit', waitingName: null });
    expect(await readMessages(maya)).toEqual(['pip_name_approved']);
  });

  it('is dropped when a moderator removes it, and the child gets a message', async () => {
    const maya = await child(world);
    await name(maya, 'Gribbit');
    const [opened] = await listCases(maya);

    await decide(ines, opened?.id ?? '', 'remove');

    expect(await own(maya)).toMatchObject({ name: '', waitingName: null });
    expect(await readMessages(maya)).toEqual(['pip_name_refused']);
  });

  it('replaces the one before it, with its case', async () => {
    const maya = await child(world);
    await name(maya, 'Gribbit');

    await name(maya, 'Ribbons');

    expect(await listCases(maya)).toMatchObject([{ text: 'Ribbons' }]);
  });

  it('that waits is withdrawn by a name that Lilypad offers', async () => {
    const maya = await child(world);
    await name(maya, 'Gribbit');

    const { data } = await name(maya, 'Bubbles');

    expect(data).toMatchObject({ name: 'Bubbles', waitingName: null });
    expect(await listCases(maya)).toEqual([]);
  });

  it('is refused without consent', async () => {
    const maya = await child(world, { scopes: 'pending' });

    const { status, error } = await name(maya, 'Gribbit');

    expect(status).toBe(403);
    expect(error.code).toBe('consent_required');
    expect(await own(maya)).toMatchObject({ name: '', waitingName: null });
  });

  it.each([
    ['', 'Please type a name for your Pip'],
    ['   ', 'Please type a name for your Pip'],
    ['\u200b\u200b', 'Please type a name for your Pip'],
    ['x'.repeat(PIP_NAME_MAX + 1), "Your Pip's name must be at most 20 letters"],
    ['Admin', 'Only the people who run this pond can have that name. Please pick another one.'],
    ['Call 0151 2345678', 'Please leave out phone numbers. Only your family needs them.'],
    ['stupid idiot', 'Please choose another name. This one may not sound kind.'],
  ])('%j is kindly refused', async (words, sentence) => {
    const maya = await child(world);

    const { status, error } = await name(maya, words);

    expect(status).toBe(400);
    expect(error.fields).toEqual({ name: sentence });
    expect(await own(maya)).toMatchObject({ name: '', waitingName: null });
  });

  it('of a child in crisis brings comfort, goes to staff alone and is not kept', async () => {
    const maya = await child(world);

    const { status, data } = await name(maya, 'i want to die');

    expect(status).toBe(200);
    expect(data).toMatchObject({ name: '', waitingName: null, needsComfort: true });
  });

  it('is exported while it waits', async () => {
    const maya = await child(world);
    await name(maya, 'Gribbit');

    const { waitingWords } = await profiles.personalData.export(world.context.db, maya.id, world.context);

    expect(waitingWords).toMatchObject([{ kind: 'pip_name', words: 'Gribbit' }]);
  });
});

it('a name in own words stands at once where the account is old and the filter has no doubt', async () => {
  const zoe = await child(world, { age: 14 });
  await world.pass(7 * DAY + MINUTE);
  const known = await signInAgain(zoe);

  const { data } = await known.call(namePip, { body: { name: 'Gribbit' } });

  expect(data).toMatchObject({ name: 'Gribbit', waitingName: null });
});

it('visitors name nothing', async () => {
  const { status } = await world.visitor().call(namePip, { body: { name: 'Bubbles' } });

  expect(status).toBe(401);
});
