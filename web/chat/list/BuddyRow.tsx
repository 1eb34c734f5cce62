import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { ListedBuddy } from '#contract/chat.ts';
import { useUser } from '#web/app/session/session.ts';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { findSticker, formatContent, formatShortTime } from '../message-text.ts';
import { t } from '../messages/index.ts';
import { Star } from './Star.tsx';

interface BuddyRowProps {
  buddy: ListedBuddy;
  /** Their conversation is open beside the list. */
  isOpen: boolean;
  isTyping: boolean;
  /** The list is one tab stop; this is the row that has it. */
  isTabStop: boolean;
  onFocus: (id: string) => void;
}

/** One buddy: name, online state and last message. Memoized, because an arrow key changes two rows of five hundred. */
export const BuddyRow = memo(function BuddyRow(props: BuddyRowProps): ReactNode {
  const { buddy, isOpen, isTyping, isTabStop, onFocus } = props;
  const tabIndex = isTabStop ? 0 : -1;
  const { id, displayName, avatar, isOnline, unread, lastMessage } = buddy;
  return (
    <li
      data-tone="sky"
      onFocus={() => onFocus(id)}
      className={cx(
        'flex flex-wrap items-center justify-end rounded-button pe-1',
        isOpen ? 'bg-tone-soft' : 'has-[a:hover]:bg-mist',
      )}
    >
      <Link
        to={`/chat/${id}`}
        tabIndex={tabIndex}
        aria-current={isOpen ? 'page' : undefined}
        className="flex min-h-18 min-w-0 grow basis-44 items-center gap-2.5 rounded-button py-2 ps-2 sm:gap-3 sm:ps-3 active:bg-tone-soft"
      >
        <Avatar {...avatar} size={48} hereLabel={isOnline ? t('chat.online') : undefined} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-1.5">
            <bdi className="wrap-anywhere line-clamp-3 min-w-0 flex-1 basis-20 font-bold font-display leading-snug">
              {displayName}
            </bdi>
            {lastMessage && (
              <time dateTime={lastMessage.shownAt} className="shrink-0 text-ink-soft text-label">
                {formatShortTime(lastMessage.shownAt, new Date())}
              </time>
            )}
          </span>
          <span className="flex items-center gap-2">
            <Preview buddy={buddy} isTyping={isTyping} />
            {unread > 0 && <Unread count={unread} />}
          </span>
        </span>
      </Link>
      <Star buddy={buddy} tabIndex={tabIndex} />
    </li>
  );
});

function Preview({ buddy: { lastMessage, unread }, isTyping }: Pick<BuddyRowProps, 'buddy' | 'isTyping'>): ReactNode {
  const user = useUser();
  const look = 'block min-w-0 flex-1 truncate leading-snug';
  if (isTyping) return <span className={cx(look, 'text-tone-deep')}>{t('chat.typing')}</span>;
  if (!lastMessage) return <span className={cx(look, 'text-ink-soft')}>{t('chat.nothingYet')}</span>;
  const picture = lastMessage.kind === 'drawing' ? '🎨' : findSticker(lastMessage);
  const words = picture ? t('chat.sticker.preview', { picture }) : formatContent(lastMessage);
  return (
    <span className={cx(look, unread > 0 ? 'font-bold' : 'text-ink-soft')}>
      <EmojiText>{lastMessage.senderId === user.id ? t('chat.you', { text: words }) : words}</EmojiText>
    </span>
  );
}

function Unread({ count }: { count: number }): ReactNode {
  return (
    <span className="inline-flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full bg-lotus px-1.5 font-bold font-display text-label text-on-tone">
      <span aria-hidden="true">{count > 9 ? '9+' : count}</span>
      <span className="sr-only">{t('chat.unread', { count })}</span>
    </span>
  );
}
