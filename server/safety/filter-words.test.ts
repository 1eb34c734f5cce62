import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFilterWords, removeFilterWord, setFilterWord, tryFilter } from '#contract/safety/screening.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child } from '#test/support/children.ts';
import { hire, ines as hireInes, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { listNewestLinks } from '../../test/support/audit.ts';
import { screen } from './filter/screen.ts';

let world: World;
let ines: Person;
let ada: Person;
let zoe: Child;
beforeEach(async () => {
  world = await openWorld();
  ines = await hireInes(world);
  ada = await hire(world, { username: 'ada', role: 'admin' });
  zoe = await child(world, { age: 13 });
});
afterEach(() => world[Symbol.asyncDispose]());

const set = (who: Person, change: 'add' | 'allow', word: string) => who.call(setFilterWord, { body: { change, word } });
const listed = async () => (await ines.call(listFilterWords, {})).data.words;
const decisionOn = async (text: string) => (await ines.call(tryFilter, { body: { text } })).data.decision;
const remove = (who: Person, id: string) => who.call(removeFilterWord, { params: { id } });

describe('a word that staff block', () => {
  it('holds texts from then on, in any case and with accents, and only as a word of its own', async () => {
    await set(ines, 'add', 'Glorp');

    expect(await decisionOn('Look, a GLÖRP!')).toBe('hold');
    expect(await decisionOn('A glorpian is something else.')).toBe('allow');
    expect(await listed()).toMatchObject([{ word: 'glorp', change: 'add', by: 'ines' }]);
  });

  it('is gone from the process when Lilypad closes', async () => {
    const other = await openWorld();
    await (await hireInes(other)).call(setFilterWord, { body: { change: 'add', word: 'glorp' } });
    await expect.poll(() => screen('Look, a glorp!').decision).toBe('hold');

    await other[Symbol.asyncDispose]();

    expect(screen('Look, a glorp!').decision).toBe('allow');
  });

  it('holds on other nodes at once, and after a restart', async () => {
    await set(ines, 'add', 'glorp');
    await using node = await openWorld({ nodeOf: world });

    const { data } = await (await hire(node, { username: 'tomas', role: 'moderator' })).call(tryFilter, {
      body: { text: 'glorp' },
    });

    expect(data.decision).toBe('hold');
  });

  it('is free again when an admin takes it off the list', async () => {
    await set(ines, 'add', 'glorp');
    const [word] = await listed();

    expect((await remove(ines, word?.id ?? '')).status).toBe(403);
    expect((await remove(ada, word?.id ?? '')).status).toBe(204);
    expect(await decisionOn('glorp')).toBe('allow');
    expect((await remove(ada, newId())).status).toBe(404);
  });

  it('needs two letters, and its signs mean themselves', async () => {
    expect((await set(ines, 'add', '.*')).status).toBe(400);
    expect((await set(ines, 'add', 'a.b+cd')).status).toBe(204);
    expect(await decisionOn('Any word at all')).toBe('allow');
  });
});

describe('a word that staff allow', () => {
  it('is no longer held, and only admins can allow it', async () => {
    expect((await set(ines, 'allow', 'bitch')).error.code).toBe('not_for_you');
    expect(await decisionOn('You are a bitch.')).toBe('refuse');

    await set(ada, 'allow', 'bitch');

    expect(await decisionOn('You are a bitch.')).toBe('allow');
  });

  it('never switches off what protects a child', async () => {
    await set(ada, 'allow', 'die');

    expect(await decisionOn('I want to die.')).toBe('help');
  });

  it('that was blocked before is allowed now: the later change wins', async () => {
    await set(ada, 'add', 'glorp');
    await set(ada, 'allow', 'glorp');

    expect(await decisionOn('glorp')).toBe('allow');
    expect(await listed()).toHaveLength(1);
  });
});

it('every change is in the audit log', async () => {
  await set(ada, 'add', 'glorp');
  await remove(ada, (await listed())[0]?.id ?? '');

  const acts = (await listNewestLinks(world, 5)).map(({ act }) => act);

  expect(acts).toEqual(expect.arrayContaining(['word.add', 'word.remove']));
});

it('children can do none of it', async () => {
  expect((await set(zoe, 'add', 'glorp')).status).toBe(403);
  expect((await zoe.call(listFilterWords, {})).status).toBe(403);
  expect((await remove(zoe, newId())).status).toBe(403);
});
