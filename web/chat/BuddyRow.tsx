import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ListedBuddy } from '#contract/chat.ts';
import { useUser } from '#web/app/session/session.ts';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { stickerOf, textOf, whenOf } from './message-text.ts';
import { t } from './messages/index.ts';

/** One buddy of the list: who, whether they are here, what was said last. */
export function BuddyRow({ buddy, star }: { buddy: ListedBuddy; star?: ReactNode }): ReactNode {
  const { id, displayName, username, avatar, isOnline, unread } = buddy;
  return (
    <li
      data-tone="sky"
      className="relative flex items-center gap-2 rounded-card border-2 border-line bg-card pe-2 has-[a:hover]:border-tone"
    >
      <Link
        to={`/chat/${id}`}
        className="flex min-h-20 min-w-0 flex-1 items-center gap-4 rounded-card px-4 py-3 active:bg-tone-soft"
      >
        <Avatar {...avatar} size={56} hereLabel={isOnline ? t('chat.online') : undefined} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <bdi className="line-clamp-2 break-words font-bold font-display text-lg leading-tight">{displayName}</bdi>
            <span className="truncate text-ink-soft text-sm">@{username}</span>
          </span>
          <Last buddy={buddy} />
        </span>
        {unread > 0 && (
          <span className="inline-flex h-7 min-w-7 items-center justify-center rounded-full bg-lotus px-2 font-bold font-display text-label text-on-tone">
            <span aria-hidden="true">{unread > 9 ? '9+' : unread}</span>
            <span className="sr-only">{t('chat.unread', { count: unread })}</span>
          </span>
        )}
      </Link>
      {star}
    </li>
  );
}

function Last({ buddy: { lastMessage, unread } }: { buddy: ListedBuddy }): ReactNode {
  const user = useUser();
  if (!lastMessage) return <span className="block text-ink-soft">{t('chat.nothingYet')}</span>;
  const words = stickerOf(lastMessage) ?? textOf(lastMessage);
  const text = lastMessage.senderId === user.id ? t('chat.you', { text: words }) : words;
  return (
    <span className="flex items-baseline gap-2 text-ink-soft">
      <span className={unread > 0 ? 'truncate font-bold text-ink' : 'truncate'}>
        <EmojiText>{text}</EmojiText>
      </span>
      <time dateTime={lastMessage.createdAt} className="ms-auto shrink-0 text-label max-sm:hidden">
        {whenOf(lastMessage.createdAt, new Date())}
      </time>
    </span>
  );
}
