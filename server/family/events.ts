import { eventKind } from '../platform/events.ts';

/** A mail to a child's parents was put in line, and may be due at once. */
export const mailWanted = eventKind<Record<string, never>>('consent.mail_wanted');
