import { eventKind } from '../platform/events.ts';

/** A visitor or a child has sent a contact message. */
export const contactReceived = eventKind<{ messageId: string }>('contact.received');
