/**
 * Lets buddies talk, by words or by ready-made phrases. Promise: nothing is acknowledged before it is stored, nothing is said
 * twice, and nobody is reached whom the gate would not let near at that very moment.
 */
import { whenAccountChanges } from '../accounts/index.ts';
import { whenPairChanges } from '../friends/index.ts';
import type { Context } from '../platform/context.ts';
import type { Room } from '../platform/room.ts';
import { jobs } from './jobs.ts';
import { judgedMessages } from './judged-messages.ts';
import { closeRoomsBetween, closeRoomsWith, openRooms, words } from './live.ts';
import { personal } from './personal.ts';
import { showPresence } from './presence.ts';
import { routes } from './routes.ts';
import { openUnread } from './unread.ts';

export { NEEDS_DUTY } from './queries.ts';

export const chat: Room = { name: 'chat', personal, routes, words, jobs, reviewables: [judgedMessages], open };

async function open(context: Context): Promise<void> {
  const unread = openUnread(context);
  openRooms(context);
  showPresence(context);
  whenAccountChanges(context, (accountId) => {
    unread.forgetAll();
    closeRoomsWith(context, accountId);
  });
  whenPairChanges(context, (oneId, otherId) => {
    unread.forget([oneId, otherId]);
    closeRoomsBetween(context, oneId, otherId);
  });
}
