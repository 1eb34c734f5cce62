import { eventKind } from '../platform/events.ts';

/** A child wishes that the notice be mailed to the parents again. */
export const noticeWanted = eventKind<Record<string, never>>('consent.notice_wanted');
