import type { ChatMessage } from '#contract/chat.ts';
import type { Context } from '../platform/context.ts';
import { invalidateUnread } from './unread.ts';

/** Shows a stored message on the open screens of those who may see it. */
export function announce(context: Context, message: ChatMessage): void {
  const { senderId, receiverId, status } = message;
  if (status === 'sent') invalidateUnread(context, [receiverId]);
  context.realtime.send(status === 'sent' ? [receiverId, senderId] : [senderId], { type: 'message', message });
}
