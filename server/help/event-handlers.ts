import { afterCommit, type EventHandler } from '../platform/events.ts';
import { contactReceived } from './events.ts';
import { mailToOperator } from './messages.ts';

export const eventHandlers: readonly EventHandler[] = [
  afterCommit(contactReceived, (context, { facts }) => mailToOperator(context, facts.messageId)),
];
