import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#contract/admin.ts';
import {
  CHAT_BUDDIES_PAGE_SIZE,
  listChatBuddies,
  listMessages,
  markRead,
  readUnread,
  readUnreadCount,
  sendMessage,
} from '#contract/chat.ts';
import { setDuty } from '#contract/safety.ts';
import { newId } from '#server/platform/tokens.ts';
import { chatter, messageTexts, readConversation, sendPhrase, sendText, twoBuddies } from '#test/support/chat.ts';
import { block, type Child, child, makeBuddies } from '#test/support/children.ts';
import { duringBlock } from '#test/support/locks.ts';
import { grant, hire, ines } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY } from '../platform/clock.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const unread = async (who: Child) => (await who.call(readUnreadCount, {})).data.count;

describe('a message', () => {
  it('is read by the buddy, in the order it was sent', async () => {
    const [maya, leo] = await twoBuddies(world);

    for (const words of ['hello', 'did you see the riddle', 'it was hard'])
      expect((await sendText(maya, leo, words)).status).toBe(201);

    await sendText(leo, maya, '  yes  ');
    const read = await readConversation(leo, maya);

    expect(messageTexts(read)).toEqual(['hello', 'did you see the riddle', 'it was hard', 'yes']);
    expect(read.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(messageTexts(await readConversation(maya, leo))).toEqual(messageTexts(read));
  });

  it('is stored once, however often and from whichever screen it is sent', async () => {
    const [maya, leo] = await twoBuddies(world);
    const clientId = newId();

    const replies = await Promise.all([1, 2, 3].map(() => sendText(maya, leo, 'only once', clientId)));

    expect(new Set(replies.map(({ data }) => data.message.id)).size).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(messageTexts(await readConversation(leo, maya))).toEqual(['only once']);
  });

  it('cannot be sent to someone else with the same clientId', async () => {
    const [maya, leo] = await twoBuddies(world);
    const zoe = await chatter(world);
    await makeBuddies(world, maya, zoe);
    const clientId = newId();

    await sendText(maya, leo, 'for Leo', clientId);

    expect((await sendText(maya, zoe, 'for Leo', clientId)).error.code).toBe('invalid');
    expect(await readConversation(zoe, maya)).toEqual([]);
  });

  it.each([
    ['nothing at all', {}, 'Please write something first'],
    ['spaces', { message: '   ' }, 'Please write something first'],
    ['501 letters', { message: 'a'.repeat(501) }, 'Please say it in 500 letters or less'],
    ['words and a phrase', { message: 'hi', phrase: 'hello' as const }, 'Please write something first'],
    ['an unknown phrase', { phrase: 'you_smell' as 'hello' }, 'Please choose a phrase'],
  ])('of %s is refused with a message', async (_what, content, sentence) => {
    const [maya, leo] = await twoBuddies(world);
    const reply = await maya.call(sendMessage, { params: { userId: leo.id }, body: { clientId: newId(), ...content } });

    expect(reply.status).toBe(400);
    expect(reply.error.message).toEqual(sentence);
  });

  it('stacks no marks that paint over other messages', async () => {
    const [maya, leo] = await twoBuddies(world);

    const { data } = await sendText(maya, leo, `a${'\u0334'.repeat(300)}b`);

    expect(data.message.message).toBe(`a${'\u0334'.repeat(6)}b`);
  });

  it('may have 500 letters', async () => {
    const [maya, leo] = await twoBuddies(world);

    expect((await sendText(maya, leo, 'frog '.repeat(100).trim())).status).toBe(201);
  });

  it('is loaded page by page, newest first, without a gap', async () => {
    const [maya, leo] = await twoBuddies(world);
    for (let number = 1; number <= 35; number += 1)
      await sendPhrase(number % 2 ? maya : leo, number % 2 ? leo : maya, 'hello');

    const first = (await maya.call(listMessages, { params: { userId: leo.id } })).data;

    expect(first.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, at) => at + 6));

    const older = await maya.call(listMessages, { params: { userId: leo.id }, query: { before: first.before ?? '' } });
    expect(older.data.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(older.data.before).toBeNull();
  });

  it("is never skipped between the author's pages while held, and a cursor from another chat loads nothing", async () => {
    const [maya, leo] = await twoBuddies(world);
    await sendPhrase(maya, leo, 'hello');
    await sendText(maya, leo, 'where do you live');
    for (let number = 1; number <= 29; number += 1) await sendPhrase(leo, maya, 'hello');
    const page = (who: Child, to: Child, before: string) =>
      who.call(listMessages, { params: { userId: to.id }, query: { before } });
    const { before } = (await maya.call(listMessages, { params: { userId: leo.id } })).data;

    const older = await page(maya, leo, before ?? '');

    expect(older.data.messages.map(({ status }) => status)).toEqual(['sent']);

    const [ida, zoe] = await twoBuddies(world, [14, 15]);
    await sendText(ida, zoe, 'good morning');

    expect((await page(ida, zoe, before ?? '')).data.messages).toEqual([]);
  });

  it('is erased 90 days after it was sent', async () => {
    const [maya, leo] = await twoBuddies(world);
    await sendText(maya, leo, 'long ago');
    await world.pass(89 * DAY);
    await world.context.jobs.run('retention.delete-old');

    const { rows } = await world.context.db.pool.query(`select message from chat_messages where message = 'long ago'`);

    expect(rows).toHaveLength(1);

    await world.pass(DAY + 1);
    await world.context.jobs.run('retention.delete-old');

    const left = await world.context.db.pool.query(`select message from chat_messages where message = 'long ago'`);

    expect(left.rows).toHaveLength(0);
  });
});

describe('unread messages', () => {
  it('are counted by buddy until they are read, and their author never learns of it', async () => {
    const [maya, leo] = await twoBuddies(world);
    for (const words of ['one', 'two']) await sendText(leo, maya, words);

    expect((await maya.call(readUnread, {})).data).toEqual({ unreadByUser: { [leo.id]: 2 } });
    expect(await unread(leo)).toBe(0);

    await maya.call(markRead, { params: { userId: leo.id }, body: { upTo: 1 } });

    expect(await unread(maya)).toBe(1);
    expect((await readConversation(maya, leo)).map(({ readAt }) => readAt !== null)).toEqual([true, false]);
    expect((await readConversation(leo, maya)).map(({ readAt }) => readAt)).toEqual([null, null]);
  });

  it('are served from cache: the database is only queried again after a change', async () => {
    const [maya, leo] = await twoBuddies(world);
    await sendText(leo, maya, 'hello');

    expect(await unread(maya)).toBe(1);

    await world.context.db.pool.query('update chat_messages set read_at = now() where receiver_id = $1', [maya.id]);

    expect(await unread(maya)).toBe(1);

    await sendText(leo, maya, 'again');

    expect(await unread(maya)).toBe(1);
  });

  it('are answered with 304 while nothing has changed', async () => {
    const [maya, leo] = await twoBuddies(world);
    const first = await maya.send('GET', '/api/chat/unread-count');
    const etag = String(first.headers['etag']);

    const again = await maya.send('GET', '/api/chat/unread-count', undefined, { 'if-none-match': etag });

    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');

    await sendText(leo, maya, 'hello');
    const later = await maya.send('GET', '/api/chat/unread-count', undefined, { 'if-none-match': etag });

    expect(later.statusCode).toBe(200);
    expect(later.json()).toEqual({ count: 1 });
  });

  it('are empty without chat, and leave out friends who may not chat', async () => {
    const [maya, leo] = await twoBuddies(world);
    await sendText(leo, maya, 'hello');
    await block(world, maya, leo);

    await grant(maya, ['buddies', 'chat']); // clears the cache for her

    expect(await unread(maya)).toBe(0);
    expect(await unread(await child(world, { scopes: 'pending' }))).toBe(0);
  });
});

describe('the list of buddies', () => {
  it('lists unread chats first, then favorites, then by name, each with the last message', async () => {
    const maya = await chatter(world);
    const [anna, ben, cleo] = [await chatter(world), await chatter(world), await chatter(world)];
    for (const buddy of [anna, ben, cleo]) await makeBuddies(world, maya, buddy);
    const { pool } = world.context.db;
    for (const [name, { id }] of [
      ['anna', anna],
      ['Ben', ben],
      ['Cleo', cleo],
    ] as const)
      await pool.query('update children set display_name = $1 where account_id = $2', [name, id]);
    await pool.query('update friendships set is_favorite = true where account_id = $1 and buddy_id = $2', [
      maya.id,
      cleo.id,
    ]);
    await sendText(ben, maya, 'first');
    await sendText(ben, maya, 'last');

    const { buddies } = (await maya.call(listChatBuddies, {})).data;

    expect(buddies.map(({ displayName }) => displayName)).toEqual(['Ben', 'Cleo', 'anna']);
    expect(buddies[0]).toMatchObject({
      unread: 2,
      isOnline: false,
      lastMessage: { message: 'last', senderId: ben.id },
    });
    expect(buddies[1]).toMatchObject({ unread: 0, isFavorite: true, lastMessage: null });
  });

  it('finds buddies by part of their name, and treats wildcards as plain letters', async () => {
    const maya = await chatter(world);
    const [anna, ben] = [await chatter(world), await chatter(world)];
    for (const buddy of [anna, ben]) await makeBuddies(world, maya, buddy);
    const { pool } = world.context.db;
    for (const [name, { id }] of [
      ['Silver_Heron', anna],
      ['SilverXHeron', ben],
    ] as const)
      await pool.query('update children set display_name = $1 where account_id = $2', [name, id]);

    const found = (await maya.call(listChatBuddies, { query: { q: ' r_her ' } })).data.buddies;
    const all = (await maya.call(listChatBuddies, { query: { q: '' } })).data.buddies;

    expect(found.map(({ id }) => id)).toEqual([anna.id]);
    expect(all).toHaveLength(2);
  });

  it('is loaded page by page, with the latest sender at the top of the first page', async () => {
    const maya = await chatter(world);
    const { pool } = world.context.db;
    const buddies: Child[] = [];
    for (let count = 0; count < CHAT_BUDDIES_PAGE_SIZE + 3; count += 1) {
      const buddy = await chatter(world);
      const name = `Buddy ${count + 100}`;
      await pool.query('update children set display_name = $1 where account_id = $2', [name, buddy.id]);
      await makeBuddies(world, maya, buddy);
      buddies.push(buddy);
    }
    const idsInOrder = buddies.map(({ id }) => id);
    const [early, late] = buddies.slice(-2) as [Child, Child];
    await sendText(early, maya, 'earlier');
    await world.pass(60_000);
    await sendText(late, maya, 'later');

    const first = (await maya.call(listChatBuddies, {})).data;
    const second = (await maya.call(listChatBuddies, { query: { cursor: first.cursor ?? '' } })).data;

    expect(first.buddies.map(({ id }) => id)).toEqual([
      late.id,
      early.id,
      ...idsInOrder.slice(0, CHAT_BUDDIES_PAGE_SIZE),
    ]);
    expect(second.buddies.map(({ id }) => id)).toEqual(idsInOrder.slice(CHAT_BUDDIES_PAGE_SIZE));
    expect(second.cursor).toBeNull();
  });

  it('leaves out friends who may not chat', async () => {
    const [maya, leo] = await twoBuddies(world);
    const silent = await child(world, { scopes: ['buddies'] });

    await makeBuddies(world, maya, silent);

    expect((await maya.call(listChatBuddies, {})).data.buddies.map(({ id }) => id)).toEqual([leo.id]);

    await block(world, leo, maya);

    expect((await maya.call(listChatBuddies, {})).data.buddies).toEqual([]);
  });
});

describe('every message is checked by the gate', () => {
  const closed: [string, (maya: Child, leo: Child) => Promise<unknown>, string][] = [
    ['to a child who is not a buddy', async (maya, leo) => unfriend(maya, leo), 'not_found'],
    ['to a child whom the sender blocks', (maya, leo) => block(world, maya, leo), 'not_found'],
    ['to a child who blocks the sender', (maya, leo) => block(world, leo, maya), 'not_found'],
    ['to a buddy whose chat was switched off', (_maya, leo) => grant(leo, ['buddies']), 'not_found'],
    ['to a buddy whose consent was withdrawn', (_maya, leo) => grant(leo, [], 'revoked'), 'not_found'],
    ['to a suspended buddy', (_maya, leo) => suspend(leo), 'not_found'],
    ['to a buddy who was removed', (_maya, leo) => remove(leo), 'not_found'],
    ['when the sender’s chat is switched off', (maya) => grant(maya, ['buddies']), 'scope_off'],
    ['while consent is pending', (maya) => grant(maya, [], 'pending'), 'consent_required'],
    ['while suspended', (maya) => suspend(maya), 'paused'],
  ];

  it.each(closed)('%s', async (_when, close, code) => {
    const [maya, leo] = await twoBuddies(world);

    expect((await sendPhrase(maya, leo, 'hello')).status).toBe(201);

    await close(maya, leo);

    expect((await sendPhrase(maya, leo, 'hello')).error.code).toBe(code);
    expect((await maya.call(listMessages, { params: { userId: leo.id } })).error.code).toBe(code);

    const marked = await maya.call(markRead, { params: { userId: leo.id }, body: { upTo: 9 } });
    expect(marked.error.code).toBe(code);
  });

  it('and children cannot chat with themselves, or with an unknown account', async () => {
    const maya = await chatter(world);

    expect((await sendPhrase(maya, maya, 'hello')).error.code).toBe('not_found');
    expect((await sendPhrase(maya, { id: newId() }, 'hello')).error.code).toBe('not_found');
  });

  it('and a message to a child who blocks the sender at that very moment is refused', async () => {
    const [maya, leo] = await twoBuddies(world);
    const sent = await duringBlock(world, leo, maya, () => sendPhrase(maya, leo, 'hello'));

    expect(sent.error.code).toBe('not_found');
    expect((await maya.call(listChatBuddies, {})).data.buddies).toEqual([]);
  });

  const unfriend = (one: Child, other: Child) =>
    world.context.db.pool.query('delete from friendships where (account_id, buddy_id) in (($1, $2), ($2, $1))', [
      one.id,
      other.id,
    ]);
  const suspend = (who: Child) =>
    world.context.db.pool.query('update accounts set paused_until = $2 where id = $1', [
      who.id,
      new Date(world.clock.now().getTime() + DAY),
    ]);
  const remove = (who: Child) =>
    world.context.db.pool.query(`update accounts set state = 'removed' where id = $1`, [who.id]);
});

describe('typed messages', () => {
  it('need consent for typing on both sides; phrases and stickers do not', async () => {
    const [maya, leo] = await twoBuddies(world);
    await grant(maya, ['buddies', 'chat_phrases']);

    expect((await sendText(maya, leo, 'hello')).error.code).toBe('scope_off');
    expect((await sendText(leo, maya, 'hello')).error.code).toBe('phrases_only');
    expect((await sendPhrase(maya, leo, 'how_are_you')).status).toBe(201);
    expect((await sendPhrase(leo, maya, 'frog')).status).toBe(201);
    expect((await readConversation(maya, leo)).map(({ kind, message }) => [kind, message])).toEqual([
      ['phrase', 'how_are_you'],
      ['phrase', 'frog'],
    ]);
    expect((await maya.call(listMessages, { params: { userId: leo.id } })).data.can).toEqual({ type: false });
  });

  it('wait for a moderator on duty under 13, if the operator wants that', async () => {
    const [maya, leo] = await twoBuddies(world);
    const [zoe, ida] = await twoBuddies(world, [14, 15]);
    const owner = await hire(world, { username: 'owner', role: 'admin' });

    await owner.call(changeSettings, { body: { chatNeedsDuty: true } });

    expect((await sendText(maya, leo, 'hello')).error.code).toBe('phrases_only');
    expect((await sendPhrase(maya, leo, 'hello')).status).toBe(201);
    expect((await sendText(zoe, ida, 'hello')).status).toBe(201);

    const moderator = await ines(world);
    await moderator.call(setDuty, { body: { isOnDuty: true } });

    expect((await sendText(maya, leo, 'hello')).status).toBe(201);

    await moderator.call(setDuty, { body: { isOnDuty: false } });
    await owner.call(changeSettings, { body: { chatNeedsDuty: false } });

    expect((await sendText(maya, leo, 'hello')).status).toBe(201);
  });
});
