import { after, type Reaction } from '../platform/events.ts';
import { contactReceived } from './events.ts';
import { mailMessage } from './messages.ts';

export const reactions: readonly Reaction[] = [
  after(contactReceived, (context, { facts }) => mailMessage(context, facts.messageId)),
];
