import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeMessage, listMessages } from '#contract/admin.ts';
import { sendContact } from '#contract/help.ts';
import type { ContactType } from '#contract/rules/contact-types.ts';
import { hire, join, type Person } from '#test/support/people.ts';
import { type Browser, openWorld, type World } from '#test/world.ts';
import { SECOND } from '../platform/clock.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld();
  ada = await hire(world, { username: 'ada', role: 'admin' });
});
afterAll(() => world[Symbol.asyncDispose]());

async function write(subject: string, type: ContactType = 'general', who: Browser = world.visitor()): Promise<void> {
  const message = { name: 'Omar', email: 'omar@example.org', message: 'How are the frogs?' };
  await who.call(sendContact, { body: { ...message, subject, type } });
  await world.pass(SECOND);
}
const list = async (query: { state?: 'open' | 'answered'; type?: ContactType; q?: string; cursor?: string } = {}) =>
  (await ada.call(listMessages, { query })).data;
const subjects = async (query: Parameters<typeof list>[0] = {}) =>
  (await list(query)).messages.map(({ subject }) => subject);

it('messages come newest first, by what they are about, and who reads them is written down', async () => {
  await write('One');
  await write('Two', 'parent', await join(world));

  expect(await subjects()).toEqual(['Two', 'One']);
  expect(await subjects({ type: 'parent' })).toEqual(['Two']);

  const { messages } = await list();
  expect(messages.map(({ isFromChild }) => isFromChild)).toEqual([true, false]);

  const { rows } = await world.context.db.pool.query('select act, actor from audit_links order by number desc limit 1');
  expect(rows).toEqual([{ act: 'messages.read', actor: ada.id }]);
});

it('an answered one moves to the answered ones, with who and how; the first note stands', async () => {
  await write('Three');
  const [message] = (await list()).messages;
  const params = { id: message?.id ?? '' };
  const close = (note: string) => ada.call(closeMessage, { params, body: { note } });

  const both = await Promise.all([close('By mail.'), close('By mail.')]);

  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect((await close('Another word.')).status).toBe(404);
  expect(await subjects()).not.toContain('Three');

  const [answered] = (await list({ state: 'answered' })).messages;
  expect(answered).toMatchObject({ subject: 'Three', answered: { by: 'ada', note: 'By mail.' } });
});

it('words of a message, its sender or its note find it, in any case, and the counts are of what was found', async () => {
  await write('About 100% of our herons');
  await write('About herons too');
  const [tooMany] = (await list({ q: 'herons too' })).messages;
  const params = { id: tooMany?.id ?? '' };
  await ada.call(closeMessage, { params, body: { note: 'Told Zelda.' } });

  const found = await list({ q: '  HERONS ' });

  expect(found.messages.map(({ subject }) => subject)).toEqual(['About 100% of our herons']);
  expect(found.counts).toEqual({ open: 1, answered: 1 });
  expect(await subjects({ q: '100%' })).toEqual(['About 100% of our herons']);
  expect(await subjects({ q: 'zelda', state: 'answered' })).toEqual(['About herons too']);
  expect(await subjects({ q: 'omar@example.org' })).toContain('About 100% of our herons');
  expect((await list({ q: 'herons', type: 'safety' })).counts).toEqual({ open: 0, answered: 0 });
  expect((await list({ q: 'no such word' })).messages).toEqual([]);
});

it('one letter is not searched for', async () => {
  expect((await ada.call(listMessages, { query: { q: 'h' } })).status).toBe(400);
  expect((await ada.call(listMessages, { query: { q: 'he' } })).status).toBe(200);
});

it('pages leave none out, and a made-up place is refused', async () => {
  for (let place = 0; place < 22; place += 1) await write(`Letter ${place}`, 'parent');

  const first = await list({ type: 'parent' });
  const second = await list({ type: 'parent', cursor: first.cursor ?? '' });

  expect(first.messages).toHaveLength(20);
  expect(second.messages).toHaveLength(3);
  expect(second.cursor).toBeNull();
  expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(23);
  expect((await ada.call(listMessages, { query: { cursor: 'frog' } })).status).toBe(400);
});

it('is for admins', async () => {
  const others = [world.visitor(), await join(world), await hire(world, { username: 'ines', role: 'moderator' })];
  const id = (await list()).messages[0]?.id;

  for (const [method, path, body] of [
    ['GET', '/api/admin/contact'],
    ['POST', `/api/admin/contact/${id}/close`, { note: '' }],
  ] as const) {
    const replies = await Promise.all(others.map((somebody) => somebody.send(method, path, body)));
    expect(replies.map((reply) => reply.json().error.code)).toEqual(['sign_in_required', 'not_for_you', 'not_for_you']);
  }
});
