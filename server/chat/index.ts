/**
 * Friends chat with typed words, phrases or stickers. A message is acknowledged only after it is stored, it is stored once
 * however often it is sent, and it reaches only the children whom the gate allows at that moment.
 */
import type { Context } from '../platform/context.ts';
import type { Module } from '../platform/module.ts';
import { eventHandlers } from './event-handlers.ts';
import { moderatedMessages } from './moderated-messages.ts';
import { trackOpenConversations } from './open-conversations.ts';
import { findReader } from './parents/reading-queries.ts';
import { personalData } from './personal-data.ts';
import { publishPresence } from './presence.ts';
import { routes } from './routes.ts';
import { socketHandlers } from './socket-handlers.ts';
import { openUnreadCache } from './unread.ts';
import { countSentMessages } from './week-queries.ts';

export { NEEDS_DUTY, PARENTS_READ } from './policy.ts';

export const chat: Module = {
  name: 'chat',
  personalData,
  routes,
  socketHandlers,
  eventHandlers,
  reviewables: [moderatedMessages],
  weekFigures: async (db, spans) =>
    (await countSentMessages(db, spans)).map((row) => ({ ...row, figure: 'messagesSent' })),
  parentSees: async (db, child) => ((await findReader(db, child)).isRead ? ['chats'] : []),
  open,
};

async function open(context: Context): Promise<void> {
  openUnreadCache(context);
  trackOpenConversations(context);
  publishPresence(context);
}
