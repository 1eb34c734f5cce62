import { useEffect, useState } from 'react';
import { onSocketMessage } from '#web/app/socket/messages.ts';

/** The same time as in the conversation. */
export const TYPING_ENDS_MS = 6000;

/** The buddies who are typing to this child now. */
export function useTypingBuddies(): ReadonlySet<string> {
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const mark = (userId: string, isTyping: boolean): void => {
      clearTimeout(timers.get(userId));
      if (isTyping)
        timers.set(
          userId,
          setTimeout(() => mark(userId, false), TYPING_ENDS_MS),
        );
      setTyping((before) => changed(before, userId, isTyping));
    };
    const stop = onSocketMessage((frame) => {
      if (frame.type === 'typing') mark(frame.userId, frame.isTyping);
      if (frame.type === 'message') mark(frame.message.senderId, false);
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);
  return typing;
}

function changed(before: ReadonlySet<string>, userId: string, isTyping: boolean): ReadonlySet<string> {
  if (before.has(userId) === isTyping) return before;
  const next = new Set(before);
  if (isTyping) next.add(userId);
  else next.delete(userId);
  return next;
}
