import * as calls from '#contract/chat.ts';
import * as parents from '#contract/chats-of-children.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { listChatBuddies, listMessages, markRead } from './conversations.ts';
import { readChatDrawing, sendChatDrawing } from './drawings/drawings.ts';
import { sendMessage } from './messages.ts';
import { readChat, readChatsOfChild, setChatReading } from './parents/reading.ts';
import { readUnread, readUnreadCount } from './unread.ts';

export const routes: readonly Route[] = [
  serve(calls.listChatBuddies, ({ context, actor, query }) => listChatBuddies(context, actor, query)),
  serve(calls.listMessages, ({ context, actor, params, query }) => listMessages(context, actor, params.userId, query)),
  serve(calls.sendMessage, ({ context, actor, params, body }) => sendMessage(context, actor, params.userId, body)),
  serve(calls.sendChatDrawing, ({ context, actor, params, body }) =>
    sendChatDrawing(context, actor, params.userId, body),
  ),
  serve(calls.readChatDrawing, async ({ context, actor, params, client }) => {
    client.sendPrivateFile(await readChatDrawing(context, actor, params.id), 'image/png', params.id);
    return undefined;
  }),
  serve(parents.readChatsOfChild, ({ context, actor, params }) => readChatsOfChild(context, actor, params.childId)),
  serve(parents.setChatReading, ({ context, actor, params, body }) =>
    setChatReading(context, actor, { ...params, ...body }),
  ),
  serve(parents.readChat, ({ context, actor, params, query }) => readChat(context, actor, { ...params, ...query })),
  serve(calls.markRead, ({ context, actor, params, body }) => markRead(context, actor, params.userId, body.upTo)),
  serve(calls.readUnread, ({ context, actor }) => readUnread(context, actor)),
  serve(calls.readUnreadCount, ({ context, actor }) => readUnreadCount(context, actor)),
];
