import { useEffect } from 'react';
import type { Pause } from '#contract/safety/suspensions.ts';
import { useMarkStaffMessageRead, useStaffMessages } from './queries.ts';
import { isToldByBreak } from './staff-message-text.ts';

/** The suspension, for a card that tells of it. Messages from staff that say the same count as read with it. */
export function useBreak(): Pause | undefined {
  const { data } = useStaffMessages(true);
  const { mutate: markRead } = useMarkStaffMessageRead();
  const message = data?.notices.find((notice) => isToldByBreak(notice, data.pause))?.id;
  useEffect(() => {
    if (message) markRead(message);
  }, [message, markRead]);
  return data?.pause ?? undefined;
}
