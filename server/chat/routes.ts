import * as calls from '#contract/chat.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { listChatBuddies, listMessages, markRead } from './conversations.ts';
import { sendMessage } from './messages.ts';
import { readUnread, readUnreadCount } from './unread.ts';

export const routes: readonly Route[] = [
  serve(calls.listChatBuddies, ({ context, actor, query }) => listChatBuddies(context, actor, query.cursor)),
  serve(calls.listMessages, ({ context, actor, params, query }) => listMessages(context, actor, params.userId, query)),
  serve(calls.sendMessage, ({ context, actor, params, body }) => sendMessage(context, actor, params.userId, body)),
  serve(calls.markRead, ({ context, actor, params, body }) => markRead(context, actor, params.userId, body.upTo)),
  serve(calls.readUnread, ({ context, actor }) => readUnread(context, actor)),
  serve(calls.readUnreadCount, ({ context, actor }) => readUnreadCount(context, actor)),
];
