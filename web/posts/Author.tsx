import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Post } from '#contract/posts.ts';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { t } from './messages/index.ts';
import { timeAgo } from './time-ago.ts';

interface AuthorProps {
  user: Post['user'];
  /** When it was written. */
  at: string;
  aside?: ReactNode;
  size?: number | undefined;
}

/** The author of a post or comment, linked to their profile, and the time. */
export function Author({ user, at, aside, size }: AuthorProps): ReactNode {
  const [now] = useState(Date.now);
  const to = `/user/${user.id}`;
  return (
    <div className="flex items-center gap-3">
      {/* The name beside it is the same link, so one of the two is enough for keyboards and screen readers. */}
      <Link to={to} tabIndex={-1} aria-hidden="true" className="shrink-0 rounded-full">
        <Avatar {...user.avatar} size={size} />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <p className="min-w-0 flex-1 basis-20 font-bold font-display text-lg leading-tight">
            <Link to={to} className="wrap-anywhere line-clamp-2 py-1 hover:underline">
              <bdi>{user.displayName}</bdi>
            </Link>
          </p>
          {aside}
        </div>
        <p className="text-ink-soft text-sm leading-snug">
          <time dateTime={at}>{t('posts.levelAndTime', { level: user.level, time: timeAgo(at, now) })}</time>
        </p>
      </div>
    </div>
  );
}
