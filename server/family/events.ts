import { eventKind } from '../platform/events.ts';

/** A mail to a child's parents was queued, and may be due at once. */
export const parentMailQueued = eventKind<Record<string, never>>('consent.mail_wanted');

/** Staff have decided about the objection of one grown-up to another one's yes. */
export const objectionDecided = eventKind<{ holds: boolean }>('consent.objection_judged');
