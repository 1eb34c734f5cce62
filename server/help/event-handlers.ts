import { after, type EventHandler } from '../platform/events.ts';
import { contactReceived } from './events.ts';
import { mailMessage } from './messages.ts';

export const eventHandlers: readonly EventHandler[] = [
  after(contactReceived, (context, { facts }) => mailMessage(context, facts.messageId)),
];
