import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUnreadCount, sendChatDrawing } from '#contract/chat.ts';
import { removeFriend } from '#contract/friends.ts';
import { chatPictureAddress, DRAWING_MAX, type Drawing } from '#contract/rules/drawings.ts';
import { sendReport } from '#contract/safety.ts';
import { HOUR } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { chatter, readConversation, sendText, twoBuddies } from '#test/support/chat.ts';
import { block, type Child, makeBuddies, rowsAbout } from '#test/support/children.ts';
import { caseAt, decide, queue, read } from '#test/support/moderation.ts';
import { grant, ines as hireInes, type Person } from '#test/support/people.ts';
import { openSocket } from '#test/support/sockets.ts';
import { openWorld, type World } from '#test/world.ts';
import { chat } from '../index.ts';

let world: World;
let address: string;
let ines: Person;
beforeAll(async () => {
  world = await openWorld();
  address = await world.listen();
  ines = await hireInes(world);
});
afterAll(() => world[Symbol.asyncDispose]());

const star: Drawing = {
  paper: '#daf3e6',
  marks: [{ kind: 'stamp', ink: '#ffc93c', size: 56, stamp: 'star', x: 400, y: 300 }],
};
const send = (from: Child, to: Pick<Child, 'id'>, clientId = newId()) =>
  from.call(sendChatDrawing, { params: { userId: to.id }, body: { clientId, drawing: star } });
const look = async (who: Child, id: string) => (await who.send('GET', chatPictureAddress(id))).statusCode;
const unread = async (who: Child) => (await who.call(readUnreadCount, {})).data.count;

async function decideAll(decision: 'approve' | 'remove'): Promise<void> {
  for (const { id } of await queue(ines)) await decide(ines, id, decision);
}

async function sent() {
  const [maya, leo] = await twoBuddies(world);
  const { data } = await send(maya, leo);
  return { maya, leo, message: data.message, drawing: data.message.message };
}

describe('a drawing in a chat', () => {
  it('waits for review: its author sees it, the buddy sees nothing', async () => {
    const { maya, leo, drawing } = await sent();

    expect(await readConversation(maya, leo)).toMatchObject([{ kind: 'drawing', status: 'held', message: drawing }]);
    expect(await look(maya, drawing)).toBe(200);
    expect(await readConversation(leo, maya)).toEqual([]);
    expect(await look(leo, drawing)).toBe(404);
    expect(await unread(leo)).toBe(0);
    await decideAll('approve');
  });

  it('is shown to both once staff approve it', async () => {
    const { maya, leo, drawing } = await sent();

    await decideAll('approve');

    expect(await readConversation(leo, maya)).toMatchObject([{ kind: 'drawing', status: 'sent', message: drawing }]);
    expect(await look(leo, drawing)).toBe(200);
    expect(await unread(leo)).toBe(1);
  });

  it('takes its place at the approval, below messages that were sent meanwhile', async () => {
    const { maya, leo, message, drawing } = await sent();
    await world.pass(HOUR);
    await sendText(leo, maya, 'hello');
    await world.pass(HOUR);

    await decideAll('approve');

    const said = await readConversation(leo, maya);
    expect(said.map((one) => one.message)).toEqual(['hello', drawing]);
    expect(said.at(-1)?.createdAt).toBe(message.createdAt);
    expect(said.at(-1)?.shownAt).toBe(world.clock.now().toISOString());
  });

  it('reaches staff as a picture', async () => {
    await sent();

    const { id } = await caseAt(ines);
    const { data } = await read(ines, id);

    expect(JSON.stringify(data)).toMatch(/picture/i);
    await decideAll('approve');
  });

  it('is gone for both once staff remove it', async () => {
    const { maya, leo, drawing } = await sent();

    await decideAll('remove');

    expect(await readConversation(maya, leo)).toEqual([]);
    expect(await look(maya, drawing)).toBe(404);
    expect(await look(leo, drawing)).toBe(404);
  });

  it('is stored once when it is sent again with the same clientId', async () => {
    const [maya, leo] = await twoBuddies(world);
    const clientId = newId();
    const first = await send(maya, leo, clientId);

    const again = await send(maya, leo, clientId);

    expect(again.data.message.id).toBe(first.data.message.id);
    expect(await readConversation(maya, leo)).toHaveLength(1);
    await decideAll('approve');
  });

  it('can be reported by the buddy, with its picture', async () => {
    const { leo, message } = await sent();
    await decideAll('approve');

    await leo.call(sendReport, { body: { targetType: 'message', targetId: message.id, reason: 'unkind' } });

    const { data } = await read(ines, (await caseAt(ines)).id);
    expect(JSON.stringify(data)).toMatch(/picture/i);
    await decideAll('remove');
    expect(await look(leo, message.message)).toBe(404);
  });
});

describe('over the socket', () => {
  /** Maya and Leo both have the chat open while she sends a drawing. */
  async function sentWhileBothLook() {
    const [maya, leo] = await twoBuddies(world);
    const [hers, his] = [await openSocket(address, maya), await openSocket(address, leo)];
    const { data } = await send(maya, leo);
    await Promise.all([hers.quiet(), his.quiet()]);
    return { hers, his, message: data.message };
  }

  it('a drawing that waits reaches only the screens of the child who drew it', async () => {
    const { hers, his, message } = await sentWhileBothLook();

    expect(hers.all('message').map((heard) => heard.message)).toEqual([message]);
    expect(his.all('message')).toEqual([]);
    await decideAll('approve');
  });

  it('both get it at once when staff approve it', async () => {
    const { hers, his, message } = await sentWhileBothLook();

    await decideAll('approve');

    const shown = { id: message.id, kind: 'drawing', message: message.message, status: 'sent' };
    expect((await his.next('message')).message).toMatchObject(shown);
    expect((await hers.next('message', 2)).message).toMatchObject(shown);
  });

  it('a removed one never reaches the buddy', async () => {
    const { hers, his } = await sentWhileBothLook();
    const before = hers.all('changed').length;

    await decideAll('remove');

    await hers.next('changed', before + 1);
    await his.quiet();
    expect(his.all('message')).toEqual([]);
  });
});

describe('is refused, and nothing is stored:', () => {
  async function refused(from: Child, to: Pick<Child, 'id'>, code: string): Promise<void> {
    expect((await send(from, to)).error.code).toBe(code);
    expect(await rowsAbout(world, 'chat_drawings', from.id)).toBe(0);
  }

  it("to a child who isn't a buddy", async () => {
    await refused(await chatter(world), await chatter(world), 'not_found');
  });

  it('where one has blocked the other', async () => {
    const [maya, leo] = await twoBuddies(world);
    await block(world, leo, maya);
    await refused(maya, leo, 'not_found');
  });

  it('from a child who may only send phrases, because a drawing can contain words', async () => {
    const maya = await chatter(world, { scopes: ['buddies', 'chat_phrases'] });
    const leo = await chatter(world);
    await makeBuddies(world, maya, leo);
    await refused(maya, leo, 'scope_off');
  });

  it('from a child whose parent has switched off typed chat', async () => {
    const [maya, leo] = await twoBuddies(world);
    await grant(maya, ['buddies', 'chat_phrases']);
    await refused(maya, leo, 'scope_off');
  });

  it.each([
    ['an empty drawing', []],
    ['a mark of an unknown kind', [{ kind: 'word', text: 'hello' }]],
    ['more marks than a drawing has', Array.from({ length: DRAWING_MAX / 40 + 1 }, () => ({}))],
  ])('%s', async (_, marks) => {
    const [maya, leo] = await twoBuddies(world);
    const body = { clientId: newId(), drawing: { ...star, marks } };

    expect((await maya.send('POST', `/api/chat/${leo.id}/drawings`, body)).statusCode).toBe(400);
    expect(await rowsAbout(world, 'chat_drawings', maya.id)).toBe(0);
  });

  it('when it is too large, before it is read', async () => {
    const [maya, leo] = await twoBuddies(world);
    const path = 'A'.repeat(DRAWING_MAX + 16 * 1024);
    const marks = [{ kind: 'stroke', ink: '#d13766', size: 6, path }];
    const body = { clientId: newId(), drawing: { ...star, marks } };

    expect((await maya.send('POST', `/api/chat/${leo.id}/drawings`, body)).statusCode).toBe(413);
    expect(await rowsAbout(world, 'chat_drawings', maya.id)).toBe(0);
  });
});

describe('the picture is not found', () => {
  it('by the buddy after a block, or when the friendship ends', async () => {
    for (const end of ['block', 'remove']) {
      const { maya, leo, drawing } = await sent();
      await decideAll('approve');
      if (end === 'block') await block(world, maya, leo);
      else await leo.call(removeFriend, { params: { id: maya.id } });

      expect(await look(leo, drawing)).toBe(404);
    }
  });

  it("by anyone else, or when it doesn't exist", async () => {
    const { drawing } = await sent();
    await decideAll('approve');
    const zoe = await chatter(world);

    expect(await look(zoe, drawing)).toBe(404);
    expect(await look(zoe, newId())).toBe(404);
  });
});

it('a drawing is exported and erased with its author', async () => {
  const { maya, message } = await sent();
  await decideAll('approve');

  expect(await chat.personalData.export(world.context.db, maya.id, world.context)).toMatchObject({
    chatDrawings: [{ messageId: message.id, drawing: star }],
  });

  await world.context.db.transaction(async (tx) => {
    await chat.personalData.erase(tx, maya.id, world.context);
  });

  expect(await rowsAbout(world, 'chat_drawings', maya.id)).toBe(0);
});
