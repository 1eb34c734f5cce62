import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { readActivityNews } from '#contract/activities.ts';
import { readUnreadCount } from '#contract/chat.ts';
import { listFriendRequests } from '#contract/friends.ts';
import { NavItem } from '#web/ui/layout/NavItem.tsx';
import { api } from '../api.ts';
import { t } from '../messages/index.ts';
import { useUser } from '../session/session.ts';
import { COUNTS_POLL_MS, useIsConnected } from '../socket/messages.ts';

type Target = Pick<ComponentProps<typeof NavItem>, 'in' | 'to' | 'label' | 'emoji' | 'picture' | 'also'>;

/** Shows the number of buddy requests. While there are any, it links to them. */
export function BuddiesItem(target: Target): ReactNode {
  const { can } = useUser();
  const { data } = useQuery({
    queryKey: ['requests', 'received'],
    queryFn: ({ signal }) => api(listFriendRequests, {}, { signal }),
    enabled: can.meetOthers,
    refetchInterval: usePoll(),
  });
  const count = data?.pending ?? 0;
  const to = count > 0 ? '/friends?tab=requests' : target.to;
  return <NavItem {...target} to={to} badge={count} badgeLabel={t('app.buddies.pending', { count })} />;
}

/** Links to the child's own page. While an activity is new, it shows a dot and links to the activities, which clears it. */
export function MeItem(target: Target): ReactNode {
  const { data } = useQuery({
    queryKey: ['activities', 'news'],
    queryFn: ({ signal }) => api(readActivityNews, {}, { signal }),
    refetchInterval: usePoll(),
  });
  if (!data?.hasNew) return <NavItem {...target} />;
  const also = [...(target.also ?? []), target.to];
  return <NavItem {...target} to="/activities" also={also} dotLabel={t('app.me.news')} />;
}

/** Shows the number of unread messages. */
export function ChatItem(target: Target): ReactNode {
  const { data } = useQuery({
    queryKey: ['unread', 'count'],
    queryFn: ({ signal }) => api(readUnreadCount, {}, { signal }),
    refetchInterval: usePoll(),
  });
  const count = data?.count ?? 0;
  return <NavItem {...target} badge={count} badgeLabel={t('app.chat.unread', { count })} />;
}

/** Polls only while the socket is down. */
function usePoll(): number | false {
  return useIsConnected() ? false : COUNTS_POLL_MS;
}
