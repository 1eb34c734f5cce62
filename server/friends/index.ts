/**
 * Knows who are buddies and who is blocked, and says for lists what the gate says for a pair. Promise: a block works both
 * ways and everywhere at once, and is told to nobody.
 */
import type { Module } from '../platform/module.ts';
import { approvalMail } from './approvals/mails.ts';
import { removals } from './blocks/automatic-removal.ts';
import { removalMails } from './blocks/mails.ts';
import { eventHandlers } from './event-handlers.ts';
import { jobs } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { visibleNames } from './profiles/moderated-names.ts';
import { openRequests } from './requests/request-cache.ts';
import { asking } from './requests/request-limits.ts';
import { routes } from './routes.ts';

export { keepsPair } from './blocks/block-queries.ts';
export { noteContact } from './blocks/blocks.ts';
export { buddiesMade, buddyAsked } from './events.ts';
export { cursorAfterFriend, friendPositionOf } from './friend-cursor.ts';
export { whenPairChanges } from './notify.ts';
export { loadPair } from './relationship.ts';
export { isBlocked, type Reader, readerOf, shown, sight } from './visibility.ts';

export const friends: Module = {
  name: 'friends',
  personalData,
  routes,
  eventHandlers,
  jobs,
  reviewables: [removals, asking, ...visibleNames],
  parentMails: [...removalMails, approvalMail],
  open: openRequests,
};
