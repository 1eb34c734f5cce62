import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ListedBuddy } from '#contract/chat.ts';
import { BuddySearch, MIN_TO_SEARCH } from '#web/friends/BuddySearch.tsx';
import { MoreButton } from '#web/ui/controls/MoreButton.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import { type Buddies, useMoreChatBuddies, useNamedChatBuddies } from '../queries.ts';
import { BuddyRow } from './BuddyRow.tsx';
import { useNewsFirst } from './news-first.ts';
import { moveByArrows } from './row-keys.ts';
import { useTypingBuddies } from './typing.ts';

interface LoadedListProps {
  first: Buddies;
  openId: string | undefined;
  isPage: boolean;
}

/** All buddies, or those who match the search. */
export function LoadedList({ first, openId, isPage }: LoadedListProps): ReactNode {
  const [q, search] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const named = useNamedChatBuddies(q).data?.buddies;
  const rest = useMoreChatBuddies(first.cursor);
  const all = useNewsFirst([first, ...rest.pages].flatMap((page) => page.buddies));
  const more = q === '' ? rest.more : undefined;
  const goToList = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector('a')?.focus();
  };
  return (
    <>
      <HereNow buddies={all} isPage={isPage} />
      {all.length >= MIN_TO_SEARCH && (
        <BuddySearch
          onSearch={search}
          found={q === '' ? undefined : named?.length}
          onKeyDown={goToList}
          className={cx('mt-3', !isPage && 'px-2')}
        />
      )}
      <ul
        ref={list}
        aria-label={t('chat.buddies')}
        onKeyDown={moveByArrows}
        className={cx('mt-2 flex flex-col gap-0.5', isPage && 'rounded-card border-2 border-line bg-card p-2')}
      >
        <Rows buddies={q === '' ? all : (named ?? [])} openId={openId} />
        {!more && (
          <li>
            <FindBuddy />
          </li>
        )}
      </ul>
      <MoreButton className="mt-4 self-center" more={more} pending={rest.isLoading}>
        {t('chat.more')}
      </MoreButton>
    </>
  );
}

function Rows({ buddies, openId }: { buddies: readonly ListedBuddy[]; openId: string | undefined }): ReactNode {
  const typing = useTypingBuddies();
  const [focused, setFocused] = useState(openId);
  const tabStop = buddies.some(({ id }) => id === focused) ? focused : buddies[0]?.id;
  return buddies.map((buddy) => (
    <BuddyRow
      key={buddy.id}
      buddy={buddy}
      isOpen={buddy.id === openId}
      isTyping={typing.has(buddy.id)}
      isTabStop={buddy.id === tabStop}
      onFocus={setFocused}
    />
  ));
}

/** Keeps its line even when nobody is online, so that the rows don't move. */
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
