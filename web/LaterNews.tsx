import type { ReactNode } from 'react';
import { BuddyNews } from './activities/BuddyNews.tsx';
import { useUser } from './app/session/session.ts';
import { RewardNews } from './rewards/news/RewardNews.tsx';

/** What is celebrated on every page, and loads after it. */
export function LaterNews(): ReactNode {
  const { can } = useUser();
  return (
    <>
      {can.meetOthers && <BuddyNews />}
      <RewardNews />
    </>
  );
}
