/**
 * The parents' side: notices, consent, and letting go of everything that is kept about a child. Promise: what a parent reads
 * is true on the day it is sent, only a button consents, and what is erased is gone from every room.
 */
import type { Room } from '../platform/room.ts';
import { jobs } from './jobs.ts';
import { openNotices } from './notice-texts.ts';
import { objections } from './objections.ts';
import { personal } from './personal.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { hasSaidYes } from './case-queries.ts';
export { collectChild, eraseChild } from './erasure.ts';
export { queueParentLetters } from './handed-letters.ts';
export { findAdminByName, type NoticeText, previewNotice, publishNotice } from './notice-texts.ts';
export { PROOF_YEARS } from './policy.ts';

export const family: Room = {
  name: 'family',
  personal,
  routes,
  reactions,
  jobs,
  reviewables: [objections],
  open: openNotices,
};
