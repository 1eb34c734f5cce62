import { eventKind } from '../platform/events.ts';

/** A mail to a child's parents was put in line, and may be due at once. */
export const parentMailQueued = eventKind<Record<string, never>>('consent.mail_wanted');

/** Staff have decided about a no beside another grown-up's yes. */
export const objectionDecided = eventKind<{ holds: boolean }>('consent.objection_judged');
