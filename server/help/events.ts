import { eventKind } from '../platform/events.ts';

/** Somebody has written to the people who run this Lilypad. */
export const contactReceived = eventKind<{ messageId: string }>('contact.received');
