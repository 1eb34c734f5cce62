/**
 * Friendships, friend requests, parents' approvals and blocks, and the gate as SQL conditions for lists. A block works in
 * both directions and everywhere at once, and nobody is notified of it.
 */
import type { Module } from '../platform/module.ts';
import { automaticRemovals } from './blocks/automatic-removal.ts';
import { eventHandlers } from './event-handlers.ts';
import { countNewFriends } from './friendships/week-queries.ts';
import { jobs } from './jobs.ts';
import { forParents } from './parent-mails.ts';
import { parentReports } from './parents/reports.ts';
import { personalData } from './personal-data.ts';
import { visibleBio, visibleNames } from './profiles/moderated-names.ts';
import { openRequestCache } from './requests/request-cache.ts';
import { unwantedRequests } from './requests/request-limits.ts';
import { routes } from './routes.ts';

export { recordContact } from './blocks/blocks.ts';
export { sharedPairLock } from './blocks/pair-lock.ts';
export { child as listedChild, childColumns as listedChildColumns, childRow, wasReported } from './child-columns.ts';
export { friendRequestSent, friendshipStarted } from './events.ts';
export { cursorAfterFriend, decodeFriendCursor } from './friend-cursor.ts';
export { onPairChanged } from './notify.ts';
export { pairRow } from './pair-row.ts';
export { loadPair, loadPairs } from './pairs.ts';
export { presentChild } from './present.ts';
export { otherOfRequest } from './requests/other-of-request.ts';
export { areFriends, isBlocked, isNotBlocked, type Reader, toReader, visibility, visibleField } from './visibility.ts';

export const friends: Module = {
  name: 'friends',
  personalData,
  routes,
  eventHandlers,
  jobs,
  reviewables: [automaticRemovals, parentReports, unwantedRequests, ...visibleNames, visibleBio],
  ...forParents,
  weekFigures: async (db, spans) => (await countNewFriends(db, spans)).map((row) => ({ ...row, figure: 'newBuddies' })),
  open: openRequestCache,
};
