import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '#contract/admin.ts';
import { listMessages } from '#contract/chat.ts';
import { removeStaff } from '#contract/staff.ts';
import { sendPhrase, sendText, twoBuddies } from '#test/support/chat.ts';
import type { Child } from '#test/support/children.ts';
import { hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let ada: Person;
let maya: Child;
let leo: Child;
beforeEach(async () => {
  world = await openWorld({ settings: { PUBLIC_URL: 'https://pond.example.org' } });
  ada = await hire(world, { username: 'ada', role: 'admin' });
  [maya, leo] = await twoBuddies(world);
});
afterEach(() => world[Symbol.asyncDispose]());

const settings = async () => (await ada.call(readSettings, {})).data;

it('with one member of staff, children can only send phrases and stickers, and are told why', async () => {
  expect((await sendText(maya, leo, 'hello')).error.code).toBe('phrases_only');
  expect((await sendPhrase(maya, leo, 'hello')).status).toBe(201);
  expect((await maya.call(listMessages, { params: { userId: leo.id } })).data.can).toEqual({ type: false });
});

it('with one member of staff, children who need no consent cannot type either', async () => {
  const [zoe, ida] = await twoBuddies(world, [14, 15]);

  expect((await sendText(zoe, ida, 'hello')).error.code).toBe('phrases_only');
});

it('with two members of staff, children may type', async () => {
  await hire(world, { username: 'ines', role: 'moderator' });

  expect((await sendText(maya, leo, 'hello')).status).toBe(201);
});

it('children can no longer type once the second member of staff is removed', async () => {
  const ines = await hire(world, { username: 'ines', role: 'moderator' });
  await sendText(maya, leo, 'hello');

  await ada.call(removeStaff, { params: { id: ines.id } });

  expect((await sendText(maya, leo, 'hello again')).error.code).toBe('phrases_only');
});

it('the admin panel shows that typing is off', async () => {
  const before = (await settings()).isTypedChatOpen;
  await hire(world, { username: 'ines', role: 'moderator' });

  expect(before).toBe(false);
  expect((await settings()).isTypedChatOpen).toBe(true);
});

it('on a developer’s machine, one member of staff is enough', async () => {
  await using here = await openWorld();
  const [zoe, ida] = await twoBuddies(here);

  expect((await sendText(zoe, ida, 'hello')).status).toBe(201);
});
