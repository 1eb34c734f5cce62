import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { sendMessage } from '#contract/chat.ts';
import { createComment } from '#contract/comments.ts';
import { sendContact } from '#contract/help.ts';
import { readUserCount, updateUser } from '#contract/profiles.ts';
import { listStaffMessages } from '#contract/safety.ts';
import { newId } from '#server/platform/tokens.ts';
import { makeBuddies, post } from '#test/support/children.ts';
import { caseAt, decide, handIn } from '#test/support/moderation.ts';
import { hire, join } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { eraseChild, exportChild } from './erasure.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const parentEmail = 'omar@example.org';
const parents = async () => (await world.context.db.pool.query('select email from parents')).rows;

describe('what is stored about a child', () => {
  it('is collected from every module', async () => {
    const child = await join(world, { username: 'export_frog', age: 9, firstName: 'Maya', parentEmail });
    await child.call(updateUser, { body: { favoriteColor: 'coral' } });

    const all = await exportChild(world.context, child.id);

    expect(Object.keys(all)).toEqual(world.context.modules.map(({ name }) => name));
    expect(all['accounts']).toMatchObject({
      account: { username: 'export_frog', firstName: 'Maya', favoriteColor: 'coral', consent: 'pending' },
      parents: [{ email: parentEmail, name: 'Pat Puddle' }],
      sessions: [{ device: 'lightMyRequest' }],
    });
    expect(JSON.stringify(all)).not.toMatch(/password|argon2|token/i);

    await eraseChild(world.context, child.id);
  });
});

it('contains no cry for help, and nothing that came of it, in anything a parent gets', async () => {
  const words = 'My uncle hits me and I want to die.';
  const [maya, leo] = [await join(world, { age: 14 }), await join(world, { age: 14 })];
  await makeBuddies(world, maya, leo);
  const id = await post(world, leo);
  await handIn(maya, { title: 'A deep well', content: words });

  const ines = await hire(world, { username: 'ines', role: 'moderator' });

  expect((await decide(ines, (await caseAt(ines)).id, 'remove')).status).toBe(200);
  expect((await maya.call(listStaffMessages, {})).data.notices).toMatchObject([{ about: 'A deep well' }]);

  const comment = { params: { id }, body: { clientId: newId(), content: words } };
  expect((await maya.call(createComment, comment)).status).toBe(201);

  const message = { params: { userId: leo.id }, body: { clientId: newId(), message: words } };
  expect((await maya.call(sendMessage, message)).status).toBe(201);

  const letter = { name: 'Maya', email: 'maya@example.org', subject: 'Help', message: words, type: 'general' } as const;
  expect((await maya.call(sendContact, { body: letter })).status).toBe(201);
  expect(
    (await maya.call(sendContact, { body: { ...letter, type: 'safety', message: 'About my uncle.' } })).status,
  ).toBe(201);

  await handIn(maya, { content: 'It jumps to the moon.' });
  const text = JSON.stringify(await exportChild(world.context, maya.id));

  expect(text).toContain('to the moon');
  expect(text).not.toMatch(/uncle|crisis|deep well|case\./);

  for (const child of [maya, leo]) await eraseChild(world.context, child.id);
});

describe('erasing', () => {
  it('signs out at once, keeps the parent as long as a sibling is here, and frees the name', async () => {
    const maya = await join(world, { username: 'first_frog', age: 9, parentEmail });
    const leo = await join(world, { username: 'second_frog', age: 10, parentEmail });

    expect((await maya.call(readUser, {})).status).toBe(200);

    await eraseChild(world.context, maya.id);

    expect((await maya.call(readUser, {})).status).toBe(401);
    expect((await leo.call(readUser, {})).data.parentEmail).toBe(parentEmail);
    expect(await parents()).toEqual([{ email: parentEmail }]);

    await eraseChild(world.context, leo.id);

    expect(await parents()).toEqual([]);
    expect((await world.visitor().call(readUserCount, {})).data.count).toBe(0);

    await join(world, { username: 'first_frog', age: 9 });
  });

  it('happens completely or not at all', async () => {
    const child = await join(world, { age: 9 });
    const stuck = {
      name: 'stuck',
      personalData: { keeps: [], keys: {}, export: async () => ({}), erase: () => Promise.reject(new Error('no')) },
    };
    const [first, ...rest] = world.context.modules;
    const modules = [...(first ? [first] : []), stuck, ...rest];

    await expect(eraseChild({ ...world.context, modules }, child.id)).rejects.toThrow('no');
    expect((await child.call(readUser, {})).status).toBe(200);
  });
});
