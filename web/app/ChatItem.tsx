import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readUnreadCount } from '#contract/chat.ts';
import { NavItem } from '#web/ui/NavItem.tsx';
import { api } from './api.ts';
import { BAR_POLL_MS, useIsLive } from './live.ts';
import { t } from './messages/app.ts';

/** The way to the chat, with how many messages are unread; asked for again when the socket says so, or is down. */
export function ChatItem({ in: bar }: { in: 'top' | 'bottom' }): ReactNode {
  const isLive = useIsLive();
  const { data } = useQuery({
    queryKey: ['unread', 'count'],
    queryFn: ({ signal }) => api(readUnreadCount, {}, { signal }),
    refetchInterval: isLive ? false : BAR_POLL_MS,
  });
  const count = data?.count ?? 0;
  return (
    <NavItem
      in={bar}
      to="/chat"
      label={t('app.chat')}
      emoji="💬"
      badge={count}
      badgeLabel={t('app.chat.unread', { count })}
    />
  );
}
