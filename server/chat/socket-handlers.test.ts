import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { listChatBuddies, readUnread } from '#contract/chat.ts';
import { blockUser, listFriends, removeFriend } from '#contract/friends.ts';
import { updateUser } from '#contract/profiles.ts';
import { newId } from '#server/platform/tokens.ts';
import {
  chatter,
  choosePresence,
  messageTexts,
  readConversation,
  sendPhrase,
  sendText,
  twoBuddies,
} from '#test/support/chat.ts';
import { block, type Child, makeBuddies } from '#test/support/children.ts';
import { countWaiting } from '#test/support/locks.ts';
import { grant, ines } from '#test/support/people.ts';
import { openSocket, type TestSocket } from '#test/support/sockets.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let address: string;
beforeAll(async () => {
  world = await openWorld();
  address = await world.listen();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Two buddies, each with a socket that has joined their chat. */
async function twoTalking(): Promise<{ maya: Child; leo: Child; hers: TestSocket; his: TestSocket }> {
  const [maya, leo] = await twoBuddies(world);
  const [hers, his] = [await openSocket(address, maya), await openSocket(address, leo)];
  hers.send({ type: 'join_chat', userId: leo.id });
  his.send({ type: 'join_chat', userId: maya.id });
  await Promise.all([hers.quiet(), his.quiet()]);
  return { maya, leo, hers, his };
}

const words = (userId: string, message: string, clientId = newId()) =>
  ({ type: 'send_message', userId, clientId, message }) as const;

describe('over the socket', () => {
  it("a message is acknowledged after it is stored, and reaches the buddy and the author's other screens", async () => {
    const { maya, leo, hers, his } = await twoTalking();
    const tablet = await openSocket(address, maya);
    const frame = words(leo.id, 'hello Leo');
    hers.send(frame);

    const ack = await hers.next('ack');

    expect(ack).toMatchObject({ clientId: frame.clientId, needsComfort: false, message: { message: 'hello Leo' } });
    expect((await his.next('message')).message).toEqual(ack.message);
    expect((await tablet.next('message')).message.id).toBe(ack.id);
    expect(messageTexts(await readConversation(leo, maya))).toEqual(['hello Leo']);
  });

  it('messages keep their order, however quickly they come', async () => {
    const { maya, leo, hers, his } = await twoTalking();
    const said = Array.from({ length: 12 }, (_, at) => `number ${at}`);

    for (const message of said) hers.send(words(leo.id, message));
    await his.next('message', 12);

    expect(his.all('message').map(({ message }) => message.message)).toEqual(said);
    expect(messageTexts(await readConversation(leo, maya))).toEqual(said);
  });

  it('a message that is sent again after a lost answer is delivered and stored once', async () => {
    const { maya, leo, hers, his } = await twoTalking();
    const frame = words(leo.id, 'once');
    hers.send(frame);
    hers.close();
    const anew = await openSocket(address, maya);
    anew.send(frame);

    const { id } = await anew.next('ack');
    await his.quiet();

    expect(new Set(his.all('message').map(({ message }) => message.id))).toEqual(new Set([id]));
    expect(messageTexts(await readConversation(leo, maya))).toEqual(['once']);
  });

  it('a refusal names its message and the reason, and a held message reaches nobody else', async () => {
    const { leo, hers, his } = await twoTalking();
    const frame = words(leo.id, 'you idiot');
    hers.send(frame);
    await expect
      .poll(() => hers.all('refused').find(({ clientId }) => clientId === frame.clientId)?.error)
      .toEqual({
        code: 'invalid',
        message: 'Please choose kinder words. Your buddy has feelings, too.',
        fields: { message: 'Please choose kinder words. Your buddy has feelings, too.' },
      });

    hers.send(words(leo.id, 'where do you live'));

    expect((await hers.next('ack')).message.status).toBe('held');

    await his.quiet();

    expect(his.all('message')).toEqual([]);
  });

  it("a read state is sent only to the reader's own screens", async () => {
    const { maya, leo, hers, his } = await twoTalking();
    await sendText(maya, leo, 'hello');

    his.send({ type: 'mark_read', userId: maya.id, upTo: 1 });

    expect(await his.next('read')).toMatchObject({ userId: leo.id, buddyId: maya.id, upTo: 1 });

    await hers.quiet();

    expect(hers.all('read')).toEqual([]);
    expect((await readConversation(leo, maya))[0]?.readAt).not.toBeNull();
    expect((await readConversation(maya, leo))[0]?.readAt).toBeNull();
  });

  it('typing is shown in a joined chat, and nowhere else', async () => {
    const { maya, leo, hers, his } = await twoTalking();
    hers.send({ type: 'typing_start', userId: leo.id });

    expect(await his.next('typing')).toEqual({ type: 'typing', userId: maya.id, isTyping: true });

    hers.send({ type: 'typing_stop', userId: leo.id });

    expect(await his.next('typing', 2)).toMatchObject({ isTyping: false });

    hers.send({ type: 'leave_chat', userId: leo.id });
    hers.send({ type: 'typing_start', userId: leo.id });

    await hers.quiet();
    await his.quiet();

    expect(his.all('typing')).toHaveLength(2);
  });

  it('nobody joins, types to or messages a stranger', async () => {
    const [maya, stranger] = [await chatter(world), await chatter(world)];
    const [hers, other] = [await openSocket(address, maya), await openSocket(address, stranger)];
    hers.send({ type: 'join_chat', userId: stranger.id });
    hers.send({ type: 'typing_start', userId: stranger.id });
    hers.send(words(stranger.id, 'hello'));

    hers.send({ type: 'mark_read', userId: stranger.id, upTo: 1 });
    await hers.quiet(); // her own message was refused

    expect(hers.all('refused').map(({ error }) => error.code)).toEqual(Array(4).fill('not_found'));

    await other.quiet();

    expect(other.received.filter(({ type }) => type !== 'refused')).toEqual([]);
  });

  it("staff can't use it", async () => {
    const [maya] = await twoBuddies(world);
    const socket = await openSocket(address, await ines(world));

    socket.send({ type: 'join_chat', userId: maya.id });

    expect((await socket.next('refused')).error.code).toBe('not_for_you');
  });

  it('a flood of messages is rate-limited', async () => {
    const hers = await openSocket(address, await chatter(world));
    // More than two heartbeats allow: one may come in between.
    for (let said = 0; said < 121; said += 1)
      hers.send({ type: 'send_message', userId: newId(), clientId: newId(), phrase: 'hello' });
    const codes = () => hers.all('refused').map(({ error }) => error.code);

    await expect.poll(codes, { timeout: 30_000 }).toContain('too_fast');
  });
});

describe('a child with many screens', () => {
  it('has the same rate limit as with one', async () => {
    const [maya, leo] = await twoBuddies(world);
    const sockets = await Promise.all(Array.from({ length: 3 }, () => openSocket(address, maya)));
    for (const socket of sockets)
      for (let said = 0; said < 90; said += 1) socket.send({ type: 'typing_start', userId: leo.id });
    const codes = () => sockets.flatMap((socket) => socket.all('refused')).map(({ error }) => error.code);

    await expect.poll(codes).toContain('too_fast');
  });

  it("has one message handled at a time, and doesn't hold up others", async () => {
    const [maya, leo] = await twoBuddies(world);
    const sockets = await Promise.all(Array.from({ length: 10 }, () => openSocket(address, maya)));
    const slow = await world.context.db.pool.connect();
    await slow.query('begin');
    await slow.query(`select pg_advisory_xact_lock(hashtextextended('chat ' || $1, 0))`, [maya.id]);

    for (const socket of sockets) socket.send(words(leo.id, 'hello'));

    await expect.poll(() => countWaiting(world)).toBe(1);
    expect((await leo.call(listChatBuddies, {})).status).toBe(200);
    expect(await countWaiting(world)).toBe(1);

    await slow.query('commit');
    slow.release();
    await Promise.all(sockets.map((socket) => socket.next('ack')));
  });
});

describe('an open chat closes at once', () => {
  const ends: [string, (maya: Child, leo: Child) => Promise<unknown>][] = [
    ['when one is blocked', (maya, leo) => block(world, leo, maya)],
    ['when a parent switches off the other child’s chat', (_maya, leo) => grant(leo, ['buddies'])],
    ['when consent for the other child is withdrawn', (_maya, leo) => grant(leo, [], 'revoked')],
  ];

  it.each(ends)('%s: no more messages get through', async (_when, end) => {
    const { maya, leo, hers, his } = await twoTalking();
    await end(maya, leo);
    const frame = words(leo.id, 'are you there');
    hers.send(frame);

    await expect
      .poll(() => hers.all('refused').find(({ clientId }) => clientId === frame.clientId)?.error.code)
      .toBe('not_found');

    expect(his.all('message')).toEqual([]);
  });

  it('for both children when a parent changes what is allowed, and typing is no longer shown', async () => {
    const { maya, leo, hers, his } = await twoTalking();
    await grant(leo, ['buddies']);

    expect(await hers.next('changed')).toEqual({ type: 'changed', what: 'chat' });
    await expect.poll(() => his.all('changed').map(({ what }) => what)).toContain('chat');

    hers.send({ type: 'typing_start', userId: leo.id });

    await hers.quiet();
    await his.quiet();

    expect(his.all('typing')).toEqual([]);
    expect((await sendPhrase(maya, leo, 'hello')).error.code).toBe('not_found');
  });

  const endings: [string, (maya: Child, leo: Child) => Promise<unknown>][] = [
    ['when one blocks the other', (maya, leo) => leo.call(blockUser, { params: { id: maya.id } })],
    ['when one ends the friendship', (maya, leo) => leo.call(removeFriend, { params: { id: maya.id } })],
  ];

  it.each(endings)('for both %s: typing is not shown, and nothing stays unread', async (_when, end) => {
    const { maya, leo, hers, his } = await twoTalking();
    const unread = async (who: Child) => (await who.call(readUnread, {})).data.unreadByUser;

    await sendText(maya, leo, 'hello');
    await sendText(leo, maya, 'hello');

    expect(await unread(maya)).toEqual({ [leo.id]: 1 });
    expect(await unread(leo)).toEqual({ [maya.id]: 1 });

    await end(maya, leo);

    expect(await unread(maya)).toEqual({});
    expect(await unread(leo)).toEqual({});

    for (const [socket, other] of [
      [hers, leo],
      [his, maya],
    ] as const) {
      socket.send({ type: 'typing_start', userId: other.id });
      await socket.quiet();
    }
    await Promise.all([hers.quiet(), his.quiet()]);

    expect(hers.all('typing')).toEqual([]);
    expect(his.all('typing')).toEqual([]);
  });
});

describe('a child’s presence', () => {
  const listed = async (who: Child) =>
    (await who.call(listChatBuddies, {})).data.buddies.map(({ isOnline }) => isOnline);
  const twoBeats = async () => {
    await world.context.realtime.presence.heartbeat();
    await world.context.realtime.presence.heartbeat();
  };

  it('is shown to buddies when the child comes and goes', async () => {
    const [maya, leo] = await twoBuddies(world);

    const hers = await openSocket(address, maya);
    const his = await openSocket(address, leo);

    expect(await hers.next('online')).toEqual({ type: 'online', userId: leo.id });
    expect(await listed(maya)).toEqual([true]);

    his.close();

    await expect.poll(() => his.closedWith).toBeDefined();

    await twoBeats();

    expect(await hers.next('offline')).toEqual({ type: 'offline', userId: leo.id });
    expect(await listed(maya)).toEqual([false]);
  });

  it('is hidden under 13 until the child chooses, and shown from 13 on', async () => {
    const [young, leo] = await twoBuddies(world);
    const [old, ida] = await twoBuddies(world, [14, 14]);
    for (const child of [young, old]) await choosePresence(world, child, null);

    await openSocket(address, young);
    await openSocket(address, old);

    expect(await listed(leo)).toEqual([false]);
    expect(await listed(ida)).toEqual([true]);
    expect((await young.call(readUser, {})).data.showsPresence).toBe(false);
    expect((await old.call(readUser, {})).data.showsPresence).toBe(true);
  });

  it('changes for buddies as soon as the child chooses, including typing', async () => {
    const { maya, leo, hers, his } = await twoTalking();
    await leo.call(updateUser, { body: { showsPresence: false } });

    expect(await hers.next('offline')).toEqual({ type: 'offline', userId: leo.id });
    expect(await listed(maya)).toEqual([false]);
    expect((await maya.call(listFriends, { query: {} })).data.friends[0]?.isOnline).toBe(false);
    expect(await his.next('changed')).toBeDefined();

    his.send({ type: 'join_chat', userId: maya.id });
    his.send({ type: 'typing_start', userId: maya.id });
    await his.quiet();
    await hers.quiet();

    expect(hers.all('typing')).toEqual([]);

    const before = hers.all('online').length;
    await leo.call(updateUser, { body: { showsPresence: true } });

    expect(await hers.next('online', before + 1)).toEqual({ type: 'online', userId: leo.id });
    expect(await listed(maya)).toEqual([true]);
  });

  it('is not sent to friends who join the chat of a child who hides it', async () => {
    const [maya, leo] = await twoBuddies(world);
    await choosePresence(world, leo, false);
    await openSocket(address, leo);
    const hers = await openSocket(address, maya);

    hers.send({ type: 'join_chat', userId: leo.id });

    expect(await hers.next('offline')).toEqual({ type: 'offline', userId: leo.id });
    expect(hers.all('online')).toEqual([]);
  });

  it('does not flicker when a page is reloaded', async () => {
    const [maya, leo] = await twoBuddies(world);
    const hers = await openSocket(address, maya);
    const his = await openSocket(address, leo);
    await hers.next('online');

    his.close();

    await expect.poll(() => his.closedWith).toBeDefined();

    await world.context.realtime.presence.heartbeat();
    await openSocket(address, leo);

    await twoBeats();
    await hers.quiet();

    expect(hers.all('online').length).toBe(1);
    expect(hers.all('offline').length).toBe(0);
  });

  it('is sent to nobody else: not to strangers, not across a block, not where friends are switched off', async () => {
    const [maya, leo] = await twoBuddies(world);
    const [blocked, shy] = [await chatter(world), await chatter(world, { scopes: ['chat', 'chat_phrases'] })];
    for (const buddy of [blocked, shy]) await makeBuddies(world, maya, buddy);
    await block(world, maya, blocked);
    const stranger = await openSocket(address, await chatter(world));
    const [hers, theirs, shyOnes] = [
      await openSocket(address, leo),
      await openSocket(address, blocked),
      await openSocket(address, shy),
    ];

    await openSocket(address, maya);
    await hers.next('online');

    for (const socket of [stranger, theirs, shyOnes]) {
      await socket.quiet();
      expect(socket.all('online')).toEqual([]);
    }
    expect(await listed(shy)).toEqual([false]);
  });
});
