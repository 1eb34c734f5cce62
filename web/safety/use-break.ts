import { useEffect } from 'react';
import type { Pause } from '#contract/safety/suspensions.ts';
import { useMarkStaffMessageRead, useStaffMessages } from './queries.ts';
import { isAboutBreak } from './staff-message-text.ts';

/** The suspension, for a card that tells of it. Its message from staff says the same, so the card counts as having read it. */
export function useBreak(): Pause | undefined {
  const { data } = useStaffMessages(true);
  const { mutate: markRead } = useMarkStaffMessageRead();
  const message = data?.notices.find(({ template }) => isAboutBreak(template))?.id;
  useEffect(() => {
    if (message) markRead(message);
  }, [message, markRead]);
  return data?.pause ?? undefined;
}
