import { type ReactNode, useState } from 'react';
import type { Friend, listFriends } from '#contract/friends.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { StarMark } from '#web/ui/controls/marks.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { BuddySearch, MIN_TO_SEARCH } from './BuddySearch.tsx';
import { ChatButton } from './ChatButton.tsx';
import { ChildRow } from './ChildRow.tsx';
import { Loaded } from './Loaded.tsx';
import { MoreFriendsButton } from './MoreFriendsButton.tsx';
import { t } from './messages/index.ts';
import { useFavorite, useFriends, useMoreFriends, useNamedFriends } from './queries.ts';
import { toastFailure } from './toasts.ts';

export function FriendsTab({ onFind }: { onFind: () => void }): ReactNode {
  return (
    <Loaded query={useFriends()}>
      {(page) =>
        page.friends.length === 0 ? (
          <EmptyState
            mood="happy"
            title={t('friends.empty')}
            action={<Button onClick={onFind}>{t('friends.empty.find')}</Button>}
          >
            {t('friends.empty.text')}
          </EmptyState>
        ) : (
          <Buddies first={page} />
        )
      }
    </Loaded>
  );
}

function Buddies({ first }: { first: Answer<typeof listFriends> }): ReactNode {
  const [q, search] = useState('');
  const named = useNamedFriends(q).data?.friends;
  const rest = useMoreFriends(first.cursor);
  const all = [first, ...rest.pages].flatMap(({ friends }) => friends);
  const shown = q === '' ? all : (named ?? []);
  return (
    <Card tone="leaf" className="max-sm:p-4!">
      {all.length >= MIN_TO_SEARCH && (
        <BuddySearch onSearch={search} found={q === '' ? undefined : named?.length} className="mb-4 max-w-reading" />
      )}
      <ul className="wide:grid wide:grid-cols-2 wide:gap-x-8 wide:*:py-3! ruled-pairs">
        {shown.map((friend) => (
          <Buddy key={friend.id} friend={friend} />
        ))}
      </ul>
      {q === '' && <MoreFriendsButton rest={rest} />}
    </Card>
  );
}

function Buddy({ friend }: { friend: Friend }): ReactNode {
  const { id, displayName: name, isFavorite, isOnline } = friend;
  const { mutate } = useFavorite();
  return (
    <ChildRow
      child={friend}
      isOnline={isOnline}
      icons={
        <>
          <IconButton
            label={t(isFavorite ? 'friends.unfavor' : 'friends.favor', { name })}
            aria-pressed={isFavorite}
            onClick={() => mutate({ id, isFavorite: !isFavorite }, { onError: toastFailure })}
          >
            <StarMark filled={isFavorite} size={28} />
          </IconButton>
          <ChatButton id={id} name={name} />
        </>
      }
    />
  );
}
