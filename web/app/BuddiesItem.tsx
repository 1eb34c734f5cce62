import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listRequests } from '#contract/friends.ts';
import { NavItem } from '#web/ui/NavItem.tsx';
import { api } from './api.ts';
import { BAR_POLL_MS, useIsLive } from './live.ts';
import { t } from './messages/app.ts';
import { useUser } from './session.ts';

/** The way to the buddies, with how many want to be one; asked for again when the socket says so, or is down. */
export function BuddiesItem({ in: bar }: { in: 'top' | 'bottom' }): ReactNode {
  const { can } = useUser();
  const isLive = useIsLive();
  const { data } = useQuery({
    queryKey: ['requests', 'received'],
    queryFn: ({ signal }) => api(listRequests, {}, { signal }),
    enabled: can.meetOthers,
    refetchInterval: isLive ? false : BAR_POLL_MS,
  });
  const count = data?.pending ?? 0;
  return (
    <NavItem
      in={bar}
      to="/friends"
      label={t('app.buddies')}
      emoji="🤝"
      badge={count}
      badgeLabel={t('app.buddies.pending', { count })}
    />
  );
}
