import type { ChatMessage } from '#contract/chat.ts';
import type { Context } from '../platform/context.ts';
import { invalidateUnread } from './unread.ts';

/** Sends a stored message to the children who may see it: a held one only to its author. */
export function sendToScreens(context: Context, message: ChatMessage): void {
  const { senderId, receiverId, status } = message;
  if (status === 'sent') invalidateUnread(context, [receiverId]);
  context.realtime.send(status === 'sent' ? [receiverId, senderId] : [senderId], { type: 'message', message });
}
