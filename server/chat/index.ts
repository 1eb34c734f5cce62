/**
 * Lets buddies talk, by words or by ready-made phrases. Promise: nothing is acknowledged before it is stored, nothing is said
 * twice, and nobody is reached whom the gate would not let near at that very moment.
 */
import { whenAccountChanges } from '../accounts/index.ts';
import { onPairChanged } from '../friends/index.ts';
import type { Context } from '../platform/context.ts';
import type { Module } from '../platform/module.ts';
import { jobs } from './jobs.ts';
import { moderatedMessages } from './moderated-messages.ts';
import { personalData } from './personal-data.ts';
import { publishPresence } from './presence.ts';
import { routes } from './routes.ts';
import { closeRoomsBetween, closeRoomsWith, openRooms, socketHandlers } from './socket-handlers.ts';
import { openUnreadCache } from './unread.ts';

export { NEEDS_DUTY } from './queries.ts';

export const chat: Module = {
  name: 'chat',
  personalData,
  routes,
  socketHandlers,
  jobs,
  reviewables: [moderatedMessages],
  open,
};

async function open(context: Context): Promise<void> {
  const unread = openUnreadCache(context);
  openRooms(context);
  publishPresence(context);
  whenAccountChanges(context, (accountId) => {
    unread.invalidateAll();
    closeRoomsWith(context, accountId);
  });
  onPairChanged(context, (oneId, otherId) => {
    unread.invalidate([oneId, otherId]);
    closeRoomsBetween(context, oneId, otherId);
  });
}
