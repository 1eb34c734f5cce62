import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContactForm, sendContact } from '#contract/help.ts';
import { join, maya } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY } from '../platform/clock.ts';
import { deleteOld } from '../platform/retention/delete-old.ts';

const operator = 'ines@example.org';
const message: ContactForm = {
  name: 'Omar Haddad',
  email: 'omar@example.org',
  subject: 'Bed time',
  message: 'Can Maya play until seven?\n\nThank you!',
  type: 'parent',
};
let world: World;

beforeAll(async () => {
  world = await openWorld({ settings: { CONTACT_EMAIL: operator } });
});
afterAll(() => world[Symbol.asyncDispose]());

const write = (body: Partial<ContactForm> & { clientId?: string }, browser = world.visitor()) =>
  browser.call(sendContact, { body: { ...message, ...body } });
const kept = async (): Promise<Record<string, unknown>[]> =>
  (await world.context.db.pool.query('select * from contact_messages order by at, id')).rows;

describe('a message', () => {
  it('is stored, and mailed to the operator, who can answer it', async () => {
    expect((await write({})).status).toBe(201);

    const mail = await world.mailTo(operator);
    expect(mail).toMatchObject({ subject: 'Message from a parent: Bed time', replyTo: 'omar@example.org' });
    expect(mail.text).toContain('> Can Maya play until seven?\n> \n> Thank you!');
    expect((await kept()).at(-1)).toMatchObject({ ...message, account_id: null });
  });

  it('that is repeated, also at the same moment, is one', async () => {
    const clientId = crypto.randomUUID();
    const before = (await kept()).length;

    const replies = await Promise.all([1, 2, 3].map(() => write({ clientId, subject: 'Three times' })));

    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await kept()).length).toBe(before + 1);

    await world.context.events.idle();

    expect(world.mailbox.newestFirst().filter(({ subject }) => subject.includes('Three times'))).toHaveLength(1);
  });

  it('of a child is known as hers', async () => {
    const child = await maya(world);
    await write({ subject: 'Frogs', type: 'safety' }, child.browser);

    expect((await kept()).at(-1)).toMatchObject({ account_id: child.id });
  });

  it('of a child about danger is mailed without her name and her words', async () => {
    const child = await join(world);
    await write({ subject: 'Frogs', message: 'Somebody wants to meet me.', type: 'safety' }, child);

    const mail = await world.mailTo(operator);

    expect(mail.subject).toBe('SAFETY message');
    for (const secret of ['Frogs', 'meet', 'Omar', 'omar@']) expect(JSON.stringify(mail)).not.toContain(secret);
    expect(mail.text).toContain('/admin/messages');
  });

  it.each([
    [{ name: ' ' }, 'name', 'Please tell us your name'],
    [{ name: 'x'.repeat(101) }, 'name', 'Your name must be 100 characters or less'],
    [{ email: 'omar' }, 'email', 'Please enter a valid email address'],
    [{ subject: '' }, 'subject', 'Please enter a subject'],
    [{ subject: 'x'.repeat(201) }, 'subject', 'The subject must be 200 characters or less'],
    [{ subject: 'a\nBcc: all@example.org' }, 'subject', 'Please use plain letters here'],
    [{ message: 'too short' }, 'message', 'Please write a little more: at least 10 characters'],
    [{ message: 'x'.repeat(2001) }, 'message', 'Please use 2,000 characters or less'],
    [{ type: 'spam' as 'general' }, 'type', 'Please choose a topic'],
  ])('with %o is not taken', async (wrong, field, sentence) => {
    const reply = await write(wrong);

    expect(reply.status).toBe(400);
    expect(reply.error.fields).toEqual({ [field]: sentence });
  });

  it('of exactly the allowed length is taken', async () => {
    const reply = await write({ name: 'n'.repeat(100), subject: 's'.repeat(200), message: 'm'.repeat(2000) });

    expect(reply.status).toBe(201);
  });

  it('is erased after a year', async () => {
    await write({ subject: 'Old' });
    await world.pass(365 * DAY - 1);

    await deleteOld(world.context);

    expect((await kept()).map(({ subject }) => subject)).toContain('Old');

    await world.pass(2);
    await deleteOld(world.context);

    expect(await kept()).toEqual([]);
  });
});

it('nobody can flood the operator', async () => {
  const browser = world.visitor();
  for (let n = 0; n < 10; n += 1) await write({}, browser);

  expect((await write({}, browser)).status).toBe(429);
});

it('an operator without an address gets messages stored all the same', async () => {
  await using bare = await openWorld();

  await bare.visitor().call(sendContact, { body: message });
  await bare.context.events.idle();

  expect(bare.mailbox.newestFirst()).toEqual([]);

  const { rows } = await bare.context.db.pool.query('select subject from contact_messages');
  expect(rows).toEqual([{ subject: 'Bed time' }]);
});
