/**
 * Knows who are buddies and who is blocked, and says for lists what the gate says for a pair. Promise: a block works both
 * ways and everywhere at once, and is told to nobody.
 */
import type { Module } from '../platform/module.ts';
import { eventHandlers } from './event-handlers.ts';
import { jobs } from './jobs.ts';
import { parentMails } from './mails.ts';
import { visibleNames } from './moderated-names.ts';
import { personalData } from './personal-data.ts';
import { removals } from './removals.ts';
import { asking } from './request-limits.ts';
import { openRequests } from './request-memory.ts';
import { routes } from './routes.ts';

export { keepsPair } from './block-queries.ts';
export { noteContact } from './blocks.ts';
export { personColumns } from './columns.ts';
export { buddiesMade, buddyAsked } from './events.ts';
export { cursorAfterFriend, friendPositionOf } from './friend-cursor.ts';
export { whenPairChanges } from './notify.ts';
export { loadPair, personFrom } from './relationship.ts';
export { type Reader, readerOf, shown, sight } from './visibility.ts';

export const friends: Module = {
  name: 'friends',
  personalData,
  routes,
  eventHandlers,
  jobs,
  reviewables: [removals, asking, ...visibleNames],
  parentMails,
  open: openRequests,
};
