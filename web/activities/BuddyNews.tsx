import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { noticeBuddy } from '#web/friends/new-buddies.ts';
import { latestActivities, useActivityNews } from './queries.ts';

/** Celebrates the newest buddy who came from elsewhere: because the other child accepted, or because grown-ups approved. */
export function BuddyNews(): ReactNode {
  const { data: news } = useActivityNews();
  const { data: activities } = useQuery({ ...latestActivities, enabled: news?.hasNew === true });

  useEffect(() => {
    const newest = activities?.find(({ type, isNew }) => type === 'buddy_made' && isNew)?.fromUser;
    if (newest) noticeBuddy(newest);
  }, [activities]);

  return null;
}
