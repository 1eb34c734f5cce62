import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { ListedBuddy } from '#contract/chat.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { BackIcon } from '#web/ui/controls/icons.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { t } from '../messages/index.ts';
import { type Buddies, followList, useChatBuddies, useMoreChatBuddies } from '../queries.ts';
import { BuddyRow } from './BuddyRow.tsx';
import { PresenceSwitch } from './PresenceSwitch.tsx';
import { moveByArrows } from './row-keys.ts';
import { useTypingBuddies } from './typing.ts';

interface ChatListProps {
  /** Whose conversation is open beside the list. */
  openId?: string | undefined;
  /** The bars of the app are away, so the list leads home. */
  hasWayHome?: boolean;
  /** It is a page of its own and scrolls with it; else a column that scrolls by itself. */
  isPage?: boolean;
}

/** Whom a child can chat with: who is here, what was said last, what is unread. */
export function ChatList({ openId, hasWayHome = false, isPage = false }: ChatListProps): ReactNode {
  const client = useQueryClient();
  const { data, error, refetch } = useChatBuddies();
  useEffect(() => followList(client), [client]);
  const Title = openId === undefined ? 'h1' : 'h2';
  return (
    <>
      {hasWayHome && <WayHome />}
      <div
        className={cx(
          'relative flex min-h-0 flex-col',
          !isPage && 'flex-1 overflow-y-auto overscroll-contain px-3 pt-4 pb-3',
        )}
      >
        <Title data-tone="sky" className={isPage ? undefined : 'px-2 text-xl'}>
          {t('chat.title')}
        </Title>
        {data && <LoadedList first={data} openId={openId} isPage={isPage} />}
        {!data && error && (
          <div className="mt-4">
            <LoadFailure error={error} tryAgain={() => void refetch()} />
          </div>
        )}
        {!data && !error && <Waiting />}
      </div>
      {data && data.buddies.length > 0 && <PresenceSwitch isPage={isPage} />}
    </>
  );
}

/** In place of the app's own bar, as high as that. */
function WayHome(): ReactNode {
  return (
    <Link
      to="/"
      className="flex min-h-18 items-center gap-3 border-line border-b-2 px-4 font-bold font-display text-leaf-deep hover:bg-mist"
    >
      <BackIcon />
      <Emoji of="🏡" size={26} />
      <span className="flex-1">{t('chat.pond')}</span>
      <Pip size={40} />
    </Link>
  );
}

interface LoadedListProps {
  first: Buddies;
  openId: string | undefined;
  isPage: boolean;
}

function LoadedList({ first, openId, isPage }: LoadedListProps): ReactNode {
  const rest = useMoreChatBuddies(first.cursor);
  const buddies = [first, ...rest.pages].flatMap((page) => page.buddies);
  const typing = useTypingBuddies();
  const [focused, setFocused] = useState(openId);
  const tabStop = buddies.some(({ id }) => id === focused) ? focused : buddies[0]?.id;
  if (buddies.length === 0) return <NobodyYet />;
  return (
    <>
      <HereNow buddies={buddies} isPage={isPage} />
      <ul
        aria-label={t('chat.buddies')}
        onKeyDown={moveByArrows}
        className={cx('mt-2 flex flex-col gap-0.5', isPage && 'rounded-card border-2 border-line bg-card p-2')}
      >
        {buddies.map((buddy) => (
          <BuddyRow
            key={buddy.id}
            buddy={buddy}
            isOpen={buddy.id === openId}
            isTyping={typing.has(buddy.id)}
            isTabStop={buddy.id === tabStop}
            onFocus={() => setFocused(buddy.id)}
          />
        ))}
        {!rest.more && (
          <li>
            <FindBuddy />
          </li>
        )}
      </ul>
      {rest.more && (
        <Button look="secondary" className="mt-4 self-center" pending={rest.isLoading} onClick={rest.more}>
          {t('chat.more')}
        </Button>
      )}
    </>
  );
}

/** Keeps its line also while nobody is here, so that the rows stay where they are. */
function HereNow({ buddies, isPage }: { buddies: readonly ListedBuddy[]; isPage: boolean }): ReactNode {
  const count = buddies.filter(({ isOnline }) => isOnline).length;
  return (
    <p role="status" className={cx('text-ink-soft text-sm', !isPage && 'px-2')}>
      {t(count === 0 ? 'chat.here.none' : 'chat.here', { count })}
    </p>
  );
}

function FindBuddy(): ReactNode {
  return (
    <Link
      to="/friends?tab=find"
      className="flex min-h-18 items-center gap-3 rounded-button px-3 py-2 font-bold font-display text-leaf-deep hover:bg-mist active:bg-leaf-soft"
    >
      <span
        aria-hidden="true"
        className="inline-flex size-12 shrink-0 items-center justify-center rounded-full border-2 border-line-strong border-dashed text-2xl"
      >
        +
      </span>
      {t('chat.find')}
    </Link>
  );
}

function NobodyYet(): ReactNode {
  return (
    <EmptyState
      mood="happy"
      title={t('chat.none')}
      action={
        <Button tone="sky" to="/friends">
          {t('chat.none.find')}
        </Button>
      }
    >
      {t('chat.none.text')}
    </EmptyState>
  );
}

function Waiting(): ReactNode {
  return (
    <div aria-busy="true" className="mt-9 flex flex-col gap-0.5">
      {['one', 'two', 'three', 'four'].map((row) => (
        <div key={row} className="flex min-h-18 items-center gap-3 px-3 py-2">
          <Skeleton className="size-12 rounded-full" />
          <Skeleton lines={2} className="flex-1" />
        </div>
      ))}
    </div>
  );
}
