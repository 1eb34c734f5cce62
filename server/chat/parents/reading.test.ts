import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#contract/admin.ts';
import { listMessages } from '#contract/chat.ts';
import { readChat, readChatsOfChild, setChatReading } from '#contract/chats-of-children.ts';
import { listStaffMessages } from '#contract/safety.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/platform/clock.ts';
import { sendText, twoBuddies } from '#test/support/chat.ts';
import type { Child } from '#test/support/children.ts';
import { signInAgain } from '#test/support/family.ts';
import { type ParentBrowser, parentSession } from '#test/support/parents.ts';
import { hire } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await offer(true);
});
afterAll(() => world[Symbol.asyncDispose]());

async function offer(parentsReadChats: boolean): Promise<void> {
  const admin = await hire(world, { username: `owner_${parentsReadChats}`, role: 'admin' });
  await admin.call(changeSettings, { body: { parentsReadChats } });
}

interface Pair {
  readonly maya: Child;
  readonly leo: Child;
  readonly parent: ParentBrowser;
}

async function pair(): Promise<Pair> {
  const [maya, leo] = await twoBuddies(world);
  return { maya, leo, parent: await parentSession(world, maya) };
}

/** Opens the chat, one moment before the next message. */
async function look(who: Child, { id }: Child) {
  const { data } = await who.call(listMessages, { params: { userId: id } });
  await world.pass(SECOND);
  return data.readBy;
}
const turn = (parent: ParentBrowser, { id }: Child, isOn: boolean) =>
  parent.call(setChatReading, { params: { childId: id }, body: { isOn } });
const read = async ({ maya, leo, parent }: Pair) =>
  parent.call(readChat, { params: { childId: maya.id, friendId: leo.id } });

/** Signs in again first, because a parent's session is short. */
async function readWords(both: Pair): Promise<string[]> {
  const parent = await parentSession(world, both.maya);
  return (await read({ ...both, parent })).data.messages.map(({ message }) => message);
}

/** Switches reading on, and both children see the sign. */
async function reading(): Promise<Pair> {
  const both = await pair();
  await turn(both.parent, both.maya, true);
  await look(both.maya, both.leo);
  await look(both.leo, both.maya);
  return both;
}

describe('a parent who reads a chat', () => {
  it('is announced to both children by a sign, and their own child is notified', async () => {
    const { maya, leo, parent } = await pair();
    await turn(parent, maya, true);

    expect(await look(maya, leo)).toEqual(['own']);
    expect(await look(leo, maya)).toEqual(['other']);
    expect((await maya.call(listStaffMessages, {})).data.notices).toMatchObject([{ template: 'reading_on' }]);
  });

  it('never reads what was written before the sign was shown', async () => {
    const both = await pair();
    await sendText(both.maya, both.leo, 'before it was on');
    await turn(both.parent, both.maya, true);
    await sendText(both.leo, both.maya, 'before Leo saw the sign');
    await look(both.leo, both.maya);
    await sendText(both.leo, both.maya, 'after the sign');

    expect(await readWords(both)).toEqual(['after the sign']);
  });

  it('reads nothing that was written while reading was off', async () => {
    const both = await reading();
    await sendText(both.maya, both.leo, 'the first time');
    await turn(both.parent, both.maya, false);
    expect(await look(both.maya, both.leo)).toEqual([]);
    await sendText(both.maya, both.leo, 'while it was off');
    await world.pass(MINUTE);
    await turn(both.parent, both.maya, true);
    await sendText(both.maya, both.leo, 'on, but not shown yet');
    await look(both.maya, both.leo);
    await sendText(both.maya, both.leo, 'on again');

    expect(await readWords(both)).toEqual(['on again']);
  });

  it('sees no cry for help, no held message, and nothing around them', async () => {
    const both = await reading();
    await sendText(both.maya, both.leo, 'long before');
    await world.pass(2 * HOUR);
    await sendText(both.maya, both.leo, 'just before');
    await sendText(both.maya, both.leo, 'I want to die');
    await sendText(both.leo, both.maya, 'What happened?');
    await world.pass(DAY + MINUTE);
    await sendText(await signInAgain(both.leo), both.maya, 'Shall we play?');

    expect(await readWords(both)).toEqual(['long before', 'Shall we play?']);
  });

  it('leaves an audit entry each time', async () => {
    const both = await reading();

    await read(both);
    await read(both);

    const { rows } = await world.context.db.pool.query(
      `select act from parent_acts where child_id = $1 and act = 'chat.read' and about_id = $2`,
      [both.maya.id, both.leo.id],
    );
    expect(rows).toHaveLength(2);
  });

  it('is visible to the other family', async () => {
    const { maya, leo, parent } = await pair();
    await turn(parent, maya, true);
    const theirs = await parentSession(world, leo);

    const { data } = await theirs.call(readChatsOfChild, { params: { childId: leo.id } });

    expect(data).toMatchObject({ isOn: false, readByTheirs: [maya.id] });
  });
});

describe('a chat stays closed', () => {
  it('to a parent who has not switched reading on', async () => {
    expect((await read(await pair())).status).toBe(404);
  });

  it('to the parent of another child', async () => {
    const { maya, leo } = await reading();
    const stranger = await parentSession(world, leo);

    expect((await read({ maya, leo, parent: stranger })).status).toBe(404);
    expect((await turn(stranger, maya, true)).status).toBe(404);
  });

  it('to a parent when the friendship has ended', async () => {
    const both = await reading();
    await world.context.db.pool.query('delete from friendships where account_id = $1 or buddy_id = $1', [both.maya.id]);

    expect((await read(both)).status).toBe(404);
  });

  it('to every parent once the operator switches reading off, and the sign disappears', async () => {
    const both = await reading();
    await offer(false);

    expect((await read(both)).status).toBe(404);
    expect(await look(both.maya, both.leo)).toEqual([]);
    expect((await turn(both.parent, both.maya, true)).status).toBe(404);
  });
});

it('how often two children write is shown without reading', async () => {
  const { maya, leo, parent } = await pair();
  await sendText(maya, leo, 'hello');
  await sendText(leo, maya, 'hi');

  const { data } = await parent.call(readChatsOfChild, { params: { childId: maya.id } });

  expect(data.week).toEqual([{ friendId: leo.id, messages: 2 }]);
});
