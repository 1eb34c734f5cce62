import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { ListedBuddy } from '#contract/chat.ts';
import { sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { StarMark } from '#web/ui/controls/marks.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { BuddyRow } from './BuddyRow.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { t } from './messages/index.ts';
import { type Buddies, followList, useChatBuddies, useMoreChatBuddies, useStar } from './queries.ts';

/** All buddies with whom a child may chat. */
export function ChatListPage(): ReactNode {
  usePageTitle(t('chat.title'));
  const client = useQueryClient();
  const { data, error, refetch } = useChatBuddies();
  useEffect(() => followList(client), [client]);
  return (
    <Page>
      <h1 data-tone="sky">{t('chat.title')}</h1>
      {data && <BuddyList first={data} />}
      {!data && error && <LoadFailure error={error} tryAgain={() => void refetch()} />}
      {!data && !error && <Waiting />}
    </Page>
  );
}

function BuddyList({ first }: { first: Buddies }): ReactNode {
  const rest = useMoreChatBuddies(first.cursor);
  const buddies = [first, ...rest.pages].flatMap((page) => page.buddies);
  if (buddies.length === 0)
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
  return (
    <>
      <ul aria-label={t('chat.buddies')} className="flex flex-col gap-3">
        {buddies.map((buddy) => (
          <BuddyRow key={buddy.id} buddy={buddy} star={<Star buddy={buddy} />} />
        ))}
      </ul>
      {rest.more && (
        <Button look="secondary" className="mt-4" pending={rest.isLoading} onClick={rest.more}>
          {t('chat.more')}
        </Button>
      )}
    </>
  );
}

function Star({ buddy: { id, displayName: name, isFavorite } }: { buddy: ListedBuddy }): ReactNode {
  const star = useStar((error) =>
    showToast({ title: t('chat.star.failed'), description: sentenceFor(error), tone: 'destructive' }),
  );
  return (
    <IconButton
      label={t('chat.star', { name })}
      aria-pressed={isFavorite}
      onClick={() => star.mutate({ id, isFavorite: !isFavorite })}
    >
      <StarMark filled={isFavorite} size={28} />
    </IconButton>
  );
}

function Waiting(): ReactNode {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      {['one', 'two', 'three'].map((row) => (
        <Card key={row} className="flex items-center gap-4 py-3">
          <Skeleton className="size-14 rounded-full" />
          <Skeleton lines={2} className="flex-1" />
        </Card>
      ))}
    </div>
  );
}
