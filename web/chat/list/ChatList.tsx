import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { Button } from '#web/ui/controls/Button.tsx';
import { BackIcon } from '#web/ui/controls/icons.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { t } from '../messages/index.ts';
import { followList, useChatBuddies } from '../queries.ts';
import { LoadedList } from './LoadedList.tsx';
import { PresenceSwitch } from './PresenceSwitch.tsx';

interface ChatListProps {
  /** Whose conversation is open beside the list. */
  openId?: string | undefined;
  /** The app's navigation is hidden here, so the list links home. */
  hasWayHome?: boolean;
  /** A page of its own that scrolls with the window. Otherwise it is a column with its own scrollbar. */
  isPage?: boolean;
}

/** The buddies a child can chat with: who is online, the last message, the unread count. */
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
        {data &&
          (data.buddies.length > 0 ? <LoadedList first={data} openId={openId} isPage={isPage} /> : <NobodyYet />)}
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

/** Replaces the app's own bar, at the same height. */
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
