/**
 * Knows who are buddies and who is blocked, and says for lists what the gate says for a pair. Promise: a block works both
 * ways and everywhere at once, and is told to nobody.
 */
import type { Room } from '../platform/room.ts';
import { asking } from './asking.ts';
import { jobs } from './jobs.ts';
import { letters } from './mails.ts';
import { personal } from './personal.ts';
import { reactions } from './reactions.ts';
import { removals } from './removals.ts';
import { openRequests } from './request-memory.ts';
import { routes } from './routes.ts';
import { seenNames } from './seen-names.ts';

export { keepsPair } from './block-queries.ts';
export { noteContact } from './blocks.ts';
export { buddyAt, placeOfBuddy } from './buddy-places.ts';
export { personColumns } from './columns.ts';
export { buddiesMade, buddyAsked } from './events.ts';
export { pairFacts, personOf } from './pairs.ts';
export { type Reader, readerOf, shown, sight } from './sight.ts';
export { whenPairChanges } from './telling.ts';

export const friends: Room = {
  name: 'friends',
  personal,
  routes,
  reactions,
  jobs,
  reviewables: [removals, asking, ...seenNames],
  letters,
  open: openRequests,
};
