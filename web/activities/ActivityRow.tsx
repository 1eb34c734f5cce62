import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Activity, ActivityType } from '#contract/activities.ts';
import { timeAgo } from '#web/posts/time-ago.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { BubbleMark, HeartMark, StarMark } from '#web/ui/controls/marks.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { t } from './messages/index.ts';

const pictures: Record<ActivityType, ReactNode> = {
  post_like: <HeartMark filled size={20} />,
  comment_like: <HeartMark filled size={20} />,
  comment_received: <BubbleMark look="chat" size={20} />,
  kind_words: <Emoji of="😊" size={20} />,
  buddy_made: <Emoji of="🤝" size={20} />,
  post_published: <Emoji of="🎉" size={20} />,
  level_reached: <StarMark filled size={20} />,
};

/** One thing that has happened, and the way to it. */
export function ActivityRow({ activity }: { activity: Activity }): ReactNode {
  const { type, createdAt, fromUser, post, comment, isNew } = activity;
  const [now] = useState(Date.now);
  const about = comment?.content ?? post?.title;
  return (
    <li>
      <Link
        to={post ? `/post/${post.id}/comments` : type === 'level_reached' ? '/profile' : `/user/${fromUser.id}`}
        className="-mx-2 flex items-start gap-3 rounded-button px-2 py-3 transition-colors hover:bg-mist active:bg-tone-soft"
      >
        <span className="relative me-1 shrink-0">
          <Avatar {...fromUser.avatar} size={48} />
          <span className="absolute -end-2 -bottom-1.5 inline-flex size-7 items-center justify-center rounded-full bg-card">
            {pictures[type]}
          </span>
        </span>
        <span className="min-w-0 flex-1">
          <span className="wrap-anywhere block font-bold leading-snug">
            <bdi>{formatActivity(activity)}</bdi>
          </span>
          {about && (
            <span dir="auto" className="wrap-anywhere mt-0.5 line-clamp-2">
              <EmojiText>{about}</EmojiText>
            </span>
          )}
          <span className="mt-0.5 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
            <time dateTime={createdAt}>{timeAgo(createdAt, now)}</time>
            {isNew && <Chip tone="lotus">{t('activities.new')}</Chip>}
          </span>
        </span>
      </Link>
    </li>
  );
}

function formatActivity({ type, fromUser: { displayName: name }, others: count, level }: Activity): string {
  if (type === 'level_reached') return t('activities.level_reached', { level: level ?? 1 });
  if (type === 'kind_words')
    return count > 0 ? t('activities.kind_words.more', { count: count + 1 }) : t('activities.kind_words');
  if (count > 0 && (type === 'post_like' || type === 'comment_like'))
    return t(`activities.${type}.more`, { name, count });
  return t(`activities.${type}`, { name });
}
