import * as calls from '#contract/chat.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { chatBuddies, readConversation, readUpTo } from './conversations.ts';
import { sendTo } from './messages.ts';
import { countUnread, unreadOf } from './unread.ts';

export const routes: readonly Route[] = [
  serve(calls.listChatBuddies, ({ context, actor, query }) => chatBuddies(context, actor, query.cursor)),
  serve(calls.listMessages, ({ context, actor, params, query }) =>
    readConversation(context, actor, params.userId, query),
  ),
  serve(calls.sendMessage, ({ context, actor, params, body }) => sendTo(context, actor, params.userId, body)),
  serve(calls.markRead, ({ context, actor, params, body }) => readUpTo(context, actor, params.userId, body.upTo)),
  serve(calls.readUnread, async ({ context, actor }) => ({ unreadByUser: { ...(await unreadOf(context, actor)) } })),
  serve(calls.readUnreadCount, ({ context, actor }) => countUnread(context, actor)),
];
