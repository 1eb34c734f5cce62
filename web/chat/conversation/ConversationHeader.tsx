import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ChatBuddy } from '#contract/chat.ts';
import { BlockDialog } from '#web/friends/blocks/BlockDialog.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { BackIcon } from '#web/ui/controls/icons.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';

interface ConversationHeaderProps {
  buddy: ChatBuddy;
  isTyping: boolean;
  isOnline: boolean;
  isLive: boolean;
  /** The list is beside it, so it needs no back button. */
  isBesideList: boolean;
}

/** The buddy, and buttons for back, help and block. Their sizes are in px, because with large text the name needs the space. */
export function ConversationHeader(props: ConversationHeaderProps): ReactNode {
  const { buddy, isTyping, isOnline, isLive, isBesideList } = props;
  const status = isTyping ? 'chat.typing' : !isOnline ? 'chat.offline' : isLive ? 'chat.live' : 'chat.online';
  return (
    <header className="shrink-0 border-line border-b-2 bg-card pt-[env(safe-area-inset-top)]">
      <div className={cx('flex min-h-18 items-center gap-1 px-2 py-2 sm:gap-2', isBesideList && 'sm:px-4')}>
        {!isBesideList && (
          <Link
            to="/chat"
            aria-label={t('chat.back')}
            className="inline-flex size-[48px] shrink-0 items-center justify-center rounded-full text-ink hover:bg-tone-soft"
          >
            <BackIcon />
          </Link>
        )}
        <Link
          to={`/user/${buddy.id}`}
          aria-label={t('chat.profile', { name: buddy.displayName })}
          className="-m-1 flex shrink-0 rounded-full p-1 hover:bg-tone-soft max-[22rem]:hidden"
        >
          <Avatar {...buddy.avatar} size={48} hereLabel={isOnline ? t('chat.online') : undefined} />
        </Link>
        <div className="min-w-0 flex-1 ps-1">
          <h1 className="line-clamp-2 break-words text-lg leading-tight">
            <bdi>{buddy.displayName}</bdi>
          </h1>
          <p className="flex items-center gap-2 text-ink-soft text-sm leading-tight">
            <Chip tone={isTyping || isOnline ? 'leaf' : 'quiet'} className="min-h-6! shrink-0 px-2.5!">
              {t(status)}
            </Chip>
            <span className="truncate max-sm:hidden">@{buddy.username}</span>
          </p>
        </div>
        <Link
          to="/help#chat-wrong"
          aria-label={t('chat.help')}
          className="inline-flex min-h-[48px] min-w-[48px] shrink-0 items-center justify-center gap-2 rounded-button font-bold font-display hover:bg-tone-soft min-[62.5rem]:border-2 min-[62.5rem]:border-line min-[62.5rem]:px-4"
        >
          <Emoji of="🛟" size={24} />
          <span className="max-[62.49rem]:hidden">{t('chat.help')}</span>
        </Link>
        <BlockButton buddy={buddy} />
      </div>
    </header>
  );
}

function BlockButton({ buddy }: { buddy: ChatBuddy }): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const [, navigate] = useLocation();
  return (
    <>
      <IconButton
        label={t('chat.block', { name: buddy.displayName })}
        onClick={() => setIsAsking(true)}
        className="size-[48px]!"
      >
        <Emoji of="🚫" size={24} />
      </IconButton>
      <BlockDialog
        child={buddy}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onBlocked={() => navigate('/chat', { replace: true })}
      />
    </>
  );
}
