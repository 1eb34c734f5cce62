import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChatBuddies, readUnreadCount } from '#contract/chat.ts';
import { sendReport } from '#contract/safety.ts';
import { newId } from '#server/platform/tokens.ts';
import { messageTexts, readConversation, sendPhrase, sendText, twoBuddies } from '#test/support/chat.ts';
import { block } from '#test/support/children.ts';
import { decide, queue, read } from '#test/support/moderation.ts';
import { grant, ines, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let moderator: Person;
beforeAll(async () => {
  world = await openWorld();
  moderator = await ines(world);
});
afterAll(() => world[Symbol.asyncDispose]());

const caseAbout = async (text: string) => (await queue(moderator)).find(({ title }) => title === text);

let asked = 0;
/** Makes each message unique. Letters, because digits could look like part of a phone number. */
function another(): string {
  asked += 1;
  return 'o'.repeat(asked);
}

describe('the filter', () => {
  it('masks mild swear words for both', async () => {
    const [maya, leo] = await twoBuddies(world);
    const { data } = await sendText(maya, leo, 'oh damn, I lost');

    expect(data.message).toMatchObject({ message: 'oh ••••, I lost', isMasked: true, status: 'sent' });
    expect(messageTexts(await readConversation(leo, maya))).toEqual(['oh ••••, I lost']);
  });

  it('refuses unkind and private words with a reason, and stores nothing', async () => {
    const [maya, leo] = await twoBuddies(world);
    const unkind = await sendText(maya, leo, 'you idiot');

    expect(unkind.status).toBe(400);
    expect(unkind.error.fields).toEqual({ message: 'Please choose kinder words. Your buddy has feelings, too.' });

    const told = await sendText(maya, leo, 'call me 0151 2345 6789');
    expect(told.error.message).toBe('Please leave out phone numbers. Only your family needs them.');
    expect(await readConversation(maya, leo)).toEqual([]);
    expect(await caseAbout('you idiot')).toBeUndefined();
  });

  it('joins what one child splits over several messages, but not what two children say', async () => {
    const [maya, leo] = await twoBuddies(world);

    for (const part of ['my number is', '555', '123']) expect((await sendText(maya, leo, part)).status).toBe(201);
    expect((await sendText(leo, maya, '4567')).status).toBe(201);
    expect((await sendText(maya, leo, '4567')).data.message.status).toBe('held');
  });

  it('holds what a moderator should see first: the author sees it waiting, the buddy sees nothing', async () => {
    const [maya, leo] = await twoBuddies(world);
    const { data } = await sendText(maya, leo, 'where do you live');

    expect(data).toMatchObject({ message: { status: 'held' }, needsComfort: false });
    expect((await readConversation(maya, leo)).map(({ status }) => status)).toEqual(['held']);
    expect(await readConversation(leo, maya)).toEqual([]);
    expect((await leo.call(readUnreadCount, {})).data.count).toBe(0);
    expect((await leo.call(listChatBuddies, {})).data.buddies[0]?.lastMessage).toBeNull();
  });

  it("leaves no gap in the buddy's numbering, whatever happened to the messages in between", async () => {
    const [maya, leo] = await twoBuddies(world);
    const waits = `are you alone now ${another()}`;
    for (const words of ['hello', waits, 'i want to die', 'I am at the pond']) await sendText(maya, leo, words);
    const counted = async (who: Person, other: Person) =>
      (await readConversation(who, other)).map(({ seq, message }) => `${seq} ${message}`);

    expect(await counted(maya, leo)).toEqual(['1 hello', `1 ${waits}`, '1 i want to die', '2 I am at the pond']);
    expect(await counted(leo, maya)).toEqual(['1 hello', '2 I am at the pond']);

    await decide(moderator, (await caseAbout(waits))?.id ?? '', 'approve');

    expect((await sendText(leo, maya, 'yes')).data.message.seq).toBe(4);
    expect(await counted(leo, maya)).toEqual(['1 hello', '2 I am at the pond', `3 ${waits}`, '4 yes']);
    expect(await counted(maya, leo)).toEqual([
      '1 hello',
      '1 i want to die',
      '2 I am at the pond',
      `3 ${waits}`,
      '4 yes',
    ]);
  });

  it('refuses nothing from a child who may be in crisis, and shows it to staff first', async () => {
    const [maya, leo] = await twoBuddies(world);
    const { status, data } = await sendText(maya, leo, 'i want to die');

    expect(status).toBe(201);
    expect(data.needsComfort).toBe(true);
    expect(data.message.status).toBe('held');
    expect(await readConversation(leo, maya)).toEqual([]);
    expect((await queue(moderator))[0]).toMatchObject({ kind: 'message', reason: 'crisis', urgent: true, severity: 4 });

    const again = await sendText(maya, leo, 'i want to die', data.message.clientId);
    expect(again.data).toEqual(data);
  });

  it('refuses grooming that adds up over weeks, and opens a case for staff', async () => {
    const [zoe, ida] = await twoBuddies(world, [14, 13]);

    for (const words of ['how old are you', 'are you home alone', 'send me a pic']) {
      expect((await sendText(zoe, ida, words)).data.message.status).toBe('held');
      await world.context.db.pool.query(
        `update chat_messages set created_at = created_at - interval '9 days' where sender_id = $1`,
        [zoe.id],
      );
    }

    const clientId = newId();
    expect((await sendText(zoe, ida, "don't tell your mom", clientId)).error.code).toBe('invalid');
    expect((await sendText(zoe, ida, "don't tell your mom", clientId)).error.code).toBe('invalid');

    const found = (await queue(moderator)).find(({ urgent, reason }) => urgent && reason === 'held');
    expect(found).toMatchObject({ kind: 'message', severity: 4 });

    const { data } = await read(moderator, found?.id ?? '');
    expect([data.text, ...data.additions.map(({ text }) => text)]).toContain("don't tell your mom");
    expect((await sendText(zoe, ida, 'good night')).data.message).toMatchObject({ status: 'sent', seq: 1 });
    expect(messageTexts(await readConversation(ida, zoe))).toEqual(['good night']);
    expect(messageTexts(await readConversation(zoe, ida))).not.toContain("don't tell your mom");
  });
});

describe('moderation', () => {
  it('approves a held message as the newest one, unread', async () => {
    const [maya, leo] = await twoBuddies(world);
    const words = `how old are you ${another()}`;
    await sendText(maya, leo, words);
    await sendText(maya, leo, 'I am at the pond');

    await decide(moderator, (await caseAbout(words))?.id ?? '', 'approve');

    expect(messageTexts(await readConversation(leo, maya))).toEqual(['I am at the pond', words]);
    expect((await leo.call(readUnreadCount, {})).data.count).toBe(2);
  });

  it('removes a held message, and notifies its author', async () => {
    const [maya, leo] = await twoBuddies(world);
    await sendText(maya, leo, 'do you have snap');

    await decide(moderator, (await caseAbout('do you have snap'))?.id ?? '', 'teach', 'private');

    expect(await readConversation(maya, leo)).toEqual([]);
    expect((await maya.send('GET', '/api/inbox')).json().notices).toMatchObject([{ template: 'private' }]);
  });

  it('shows five messages around the one in question', async () => {
    const [maya, leo] = await twoBuddies(world);
    for (const words of ['one', 'two', 'three', 'four']) await sendText(leo, maya, words);
    await sendText(maya, leo, 'do you have snapchat');
    for (const words of ['five', 'six']) await sendText(leo, maya, words);

    const { data } = await read(moderator, (await caseAbout('do you have snapchat'))?.id ?? '');

    expect(data.around.map(({ text }) => text)).toEqual(['two', 'three', 'four', 'five', 'six']);
  });

  it('never shows a message between two children who are no longer buddies', async () => {
    const [maya, leo] = await twoBuddies(world);
    await sendText(maya, leo, 'are you alone now');
    await block(world, leo, maya);

    await decide(moderator, (await caseAbout('are you alone now'))?.id ?? '', 'approve');

    expect((await leo.call(readUnreadCount, {})).data.count).toBe(0);
  });

  /** Everything that a child's screens receive from now on. */
  const screenMessagesFor = ({ id }: Person): string[] => {
    const said: string[] = [];
    const { bus } = world.context;
    bus.subscribe('message', ({ to = '', message = '' }) => void (to.includes(id) && said.push(message)));
    bus.subscribe('changed', ({ accountId, what = '' }) => void (accountId === id && said.push(what)));
    return said;
  };

  it('notifies the reader about a removed message only if they had seen it', async () => {
    const [maya, leo] = await twoBuddies(world);
    const held = `do you live near me ${another()}`;

    expect((await sendText(maya, leo, held)).data.message.status).toBe('held');

    const said = screenMessagesFor(leo);
    expect((await decide(moderator, (await caseAbout(held))?.id ?? '', 'remove')).status).toBe(200);
    expect(said).toEqual([]);

    const { message } = (await sendText(maya, leo, 'your frog is dull')).data;
    await leo.call(sendReport, { body: { targetType: 'message', targetId: message.id, reason: 'unkind' } });
    const before = said.length;

    await decide(moderator, (await caseAbout('your frog is dull'))?.id ?? '', 'remove');

    expect(said.slice(before)).toContain('chat');
  });

  const change = (who: Person, what: string) =>
    world.context.db.pool.query(`update accounts set ${what} where id = $1`, [who.id]);
  const ends: [string, (maya: Person, leo: Person) => Promise<unknown>, number][] = [
    ['while both may chat', async () => undefined, 2],
    ['while the reader is suspended', (_maya, leo) => change(leo, `paused_until = '2100-01-01'`), 0],
    ['while the author is suspended', (maya) => change(maya, `paused_until = '2100-01-01'`), 0],
    ['after the author was removed', (maya) => change(maya, `state = 'removed'`), 0],
    ['after the reader’s chat was switched off', (_maya, leo) => grant(leo, ['buddies']), 0],
    ['after the author’s chat was switched off', (maya) => grant(maya, ['buddies']), 0],
    ['after one blocked the other', (maya, leo) => block(world, leo, maya), 0],
  ];

  it.each(ends)(
    'approves a held message %s, and notifies its reader only if the gate is open',
    async (_when, end, heard) => {
      const [maya, leo] = await twoBuddies(world);
      const text = `do you live near me ${another()}`;

      expect((await sendText(maya, leo, text)).data.message.status).toBe('held');

      const found = await caseAbout(text);
      await end(maya, leo);
      const said = screenMessagesFor(leo);

      await decide(moderator, found?.id ?? '', 'approve');

      expect(said).toHaveLength(heard);
    },
  );
});

describe('a report', () => {
  const report = (who: Person, targetId: string) =>
    who.call(sendReport, { body: { targetType: 'message', targetId, reason: 'unkind' } });

  it('hides the message from the reporter only', async () => {
    const [maya, leo] = await twoBuddies(world);
    const { message } = (await sendText(leo, maya, 'your frog is boring')).data;

    await sendText(leo, maya, 'just a joke');

    expect((await report(maya, message.id)).status).toBe(201);
    expect(messageTexts(await readConversation(maya, leo))).toEqual(['just a joke']);
    expect(messageTexts(await readConversation(leo, maya))).toEqual(['your frog is boring', 'just a joke']);
    expect(await caseAbout('your frog is boring')).toMatchObject({ kind: 'message', reason: 'report' });
  });

  it('is only possible for a received message', async () => {
    const [maya, leo] = await twoBuddies(world);
    const own = (await sendText(maya, leo, 'my own words')).data.message;
    const held = (await sendText(leo, maya, 'where do you live now')).data.message;

    const [stranger] = await twoBuddies(world);

    expect((await report(maya, own.id)).status).toBe(404);
    expect((await report(maya, held.id)).status).toBe(404);
    expect((await report(stranger, own.id)).status).toBe(404);
    expect((await report(leo, own.id)).status).toBe(201);
  });

  it('can also be about a sticker', async () => {
    const [maya, leo] = await twoBuddies(world);
    const { message } = (await sendPhrase(leo, maya, 'frog')).data;

    expect((await report(maya, message.id)).status).toBe(201);
  });
});
