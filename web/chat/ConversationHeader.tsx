import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ChatBuddy } from '#contract/chat.ts';
import { BlockDialog } from '#web/friends/blocks/BlockDialog.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from './messages/index.ts';

interface ConversationHeaderProps {
  buddy: ChatBuddy;
  isTyping: boolean;
  isOnline: boolean;
  isLive: boolean;
}

/** The buddy, and the buttons to go back, report and block. */
export function ConversationHeader({ buddy, isTyping, isOnline, isLive }: ConversationHeaderProps): ReactNode {
  const status = isTyping ? 'chat.typing' : !isOnline ? 'chat.offline' : isLive ? 'chat.live' : 'chat.online';
  return (
    <header className="border-line border-b-2 bg-card pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex max-w-176 items-center gap-2 px-2 py-2 sm:gap-3 sm:px-4">
        <Link
          to="/chat"
          aria-label={t('chat.back')}
          className="inline-flex size-12 shrink-0 items-center justify-center rounded-full text-ink hover:bg-tone-soft rtl:-scale-x-100"
        >
          <BackIcon />
        </Link>
        <Avatar {...buddy.avatar} size={44} />
        <div className="min-w-0 flex-1">
          <h1 className="line-clamp-2 break-words text-base leading-tight sm:text-lg">
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
          to="/help"
          aria-label={t('chat.help')}
          className="inline-flex size-12 shrink-0 items-center justify-center rounded-full hover:bg-tone-soft"
        >
          <Emoji of="🛟" size={24} />
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
      <IconButton label={t('chat.block', { name: buddy.displayName })} onClick={() => setIsAsking(true)}>
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

function BackIcon(): ReactNode {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none">
      <path d="M15 5l-7 7 7 7" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
