import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { ApiError } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { isExplainedByCard, RefusalCard } from '#web/family/RefusalCard.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { ChatColumns } from '../ChatColumns.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { merge } from '../message-list.ts';
import { t } from '../messages/index.ts';
import { useConversation } from '../queries.ts';
import { Conversation } from './Conversation.tsx';

/** One chat, or why it is closed. */
export function ConversationPage(): ReactNode {
  const { userId = '' } = useParams<{ userId: string }>();
  return (
    <ChatColumns userId={userId}>
      <OpenConversation key={userId} userId={userId} />
    </ChatColumns>
  );
}

function OpenConversation({ userId }: { userId: string }): ReactNode {
  const user = useUser();
  const query = useConversation(userId);
  const newest = query.data?.pages[0];
  if (query.error && isClosed(query.error)) return <Closed error={query.error} />;
  if (newest)
    return (
      <Conversation
        ownId={user.id}
        buddy={newest.buddy}
        canType={newest.can.type}
        readBy={newest.readBy}
        messages={merge([], query.data?.pages.toReversed().flatMap((page) => page.messages) ?? [])}
        earlier={{
          isThere: query.hasNextPage,
          isLoading: query.isFetchingNextPage,
          hasFailed: query.isFetchNextPageError,
          load: () => void query.fetchNextPage({ cancelRefetch: false }),
        }}
      />
    );
  return query.error ? <OutOfReach error={query.error} tryAgain={() => void query.refetch()} /> : <Waiting />;
}

/** Refusals that close the whole chat, even while it is open. */
function isClosed(error: Error): boolean {
  return (
    error instanceof ApiError && (['not_found', 'invalid'].includes(error.code) || isExplainedByCard(error.problem))
  );
}

function Closed({ error }: { error: Error }): ReactNode {
  usePageTitle(t('chat.title'));
  if (error instanceof ApiError && isExplainedByCard(error.problem))
    return (
      <Page>
        <h1 className="sr-only">{t('chat.title')}</h1>
        <RefusalCard refusal={error.problem} />
        <BackButton />
      </Page>
    );
  return (
    <Page>
      <h1 className="sr-only">{t('chat.title')}</h1>
      <EmptyState title={t('chat.unknown')} action={<BackButton />}>
        {t('chat.unknown.text')}
      </EmptyState>
    </Page>
  );
}

function OutOfReach({ error, tryAgain }: { error: Error; tryAgain: () => void }): ReactNode {
  usePageTitle(t('chat.title'));
  return (
    <Page>
      <h1 className="sr-only">{t('chat.title')}</h1>
      <LoadFailure error={error} tryAgain={tryAgain}>
        <BackButton />
      </LoadFailure>
    </Page>
  );
}

function BackButton(): ReactNode {
  return (
    <Button look="secondary" to="/chat" className="self-center">
      {t('chat.back')}
    </Button>
  );
}

function Waiting(): ReactNode {
  usePageTitle(t('chat.title'));
  return (
    <main id="main" tabIndex={-1} aria-busy="true" className="mx-auto flex w-full max-w-176 flex-col gap-5 p-4">
      <h1 className="sr-only">{t('chat.title')}</h1>
      <div className="flex items-center gap-3">
        <Skeleton className="size-12 rounded-full" />
        <Skeleton lines={2} className="w-40" />
      </div>
      <Skeleton className="h-12 w-3/5 rounded-card" />
      <Skeleton className="ms-auto h-12 w-2/5 rounded-card" />
      <Skeleton className="h-12 w-1/2 rounded-card" />
    </main>
  );
}
