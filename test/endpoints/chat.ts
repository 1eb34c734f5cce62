import { changeSettings } from '#contract/admin.ts';
import * as chat from '#contract/chat.ts';
import * as chats from '#contract/chats-of-children.ts';
import type { Drawing } from '#contract/rules/drawings.ts';
import { newId } from '#server/platform/tokens.ts';
import { makeBuddies } from '../support/children.ts';
import { parentSession } from '../support/parents.ts';
import { grant, type Person } from '../support/people.ts';
import { asParent, type Call, type Prepared } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

const aDot: Drawing = {
  paper: '#ffffff',
  marks: [{ kind: 'stroke', ink: '#d13766', size: 6, path: 'AA' }],
};

/** Two buddies who have chatted. */
async function two(pond: EndpointWorld): Promise<{ browser: Person; params: { userId: string } }> {
  const [browser, buddy] = [await pond.newChild(), await pond.newChild()];
  for (const child of [browser, buddy]) await grant(child, ['posts', 'buddies', 'chat_phrases', 'chat']);
  await makeBuddies(pond.world, browser, buddy);
  const body = { clientId: newId(), message: 'Did you see the riddle?' };
  await buddy.call(chat.sendMessage, { params: { userId: browser.id }, body });
  return { browser, params: { userId: buddy.id } };
}

const alone = async (pond: EndpointWorld) => ({ browser: (await two(pond)).browser });

/** A parent who reads along, where the operator allows it. */
async function parentWhoReads(pond: EndpointWorld): Promise<Prepared> {
  const { browser: child, params } = await two(pond);
  const admin = await pond.newAdmin();
  await admin.call(changeSettings, { body: { parentsReadChats: true } });
  const browser = await parentSession(pond.world, child);
  await browser.call(chats.setChatReading, { params: { childId: child.id }, body: { isOn: true } });
  return { browser, params: { childId: child.id, friendId: params.userId } };
}

export const chatCalls: readonly Call[] = [
  { endpoint: chat.listChatBuddies, prepare: alone },
  { endpoint: chat.listMessages, prepare: two },
  {
    endpoint: chat.sendMessage,
    prepare: async (pond) => ({ ...(await two(pond)), body: { clientId: newId(), message: 'Hello!' } }),
  },
  {
    endpoint: chat.sendChatDrawing,
    prepare: async (pond) => ({ ...(await two(pond)), body: { clientId: newId(), drawing: aDot } }),
  },
  {
    endpoint: chat.readChatDrawing,
    prepare: async (pond) => {
      const { browser, params } = await two(pond);
      const body = { clientId: newId(), drawing: aDot };
      const { data } = await browser.call(chat.sendChatDrawing, { params, body });
      return { browser, params: { id: data.message.message } };
    },
  },
  { endpoint: chat.markRead, prepare: async (pond) => ({ ...(await two(pond)), body: { upTo: 1 } }) },
  { endpoint: chat.readUnread, prepare: alone },
  { endpoint: chat.readUnreadCount, prepare: alone },
  { endpoint: chats.readChatsOfChild, prepare: asParent(({ id }) => ({ params: { childId: id } })) },
  { endpoint: chats.readChat, prepare: parentWhoReads },
  {
    endpoint: chats.setChatReading,
    prepare: asParent(({ id }) => ({ params: { childId: id }, body: { isOn: false } })),
  },
];
