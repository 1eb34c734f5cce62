import type { ReactNode } from 'react';
import type { FriendRequest, listFriendRequests } from '#contract/friends.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ChildRow } from './ChildRow.tsx';
import { Loaded } from './Loaded.tsx';
import { MoreFriendsButton } from './MoreFriendsButton.tsx';
import { t } from './messages/index.ts';
import { useAcceptRequest, useDeclineRequest, useMoreReceived, useReceived } from './queries.ts';
import { showRelation, toastFailure } from './toasts.ts';
import { useTabFocus } from './use-tab-focus.ts';
import { WaitChip } from './WaitChip.tsx';

export function RequestsTab({ onFind }: { onFind: () => void }): ReactNode {
  const received = useReceived();
  useTabFocus('requests', received.data?.requests);
  return (
    <Loaded query={received}>
      {(page) =>
        page.requests.length === 0 ? (
          <EmptyState
            mood="happy"
            title={t('friends.requests.none')}
            action={<Button onClick={onFind}>{t('friends.empty.find')}</Button>}
          >
            {t('friends.requests.none.text')}
          </EmptyState>
        ) : (
          <Requests first={page} />
        )
      }
    </Loaded>
  );
}

function Requests({ first }: { first: Answer<typeof listFriendRequests> }): ReactNode {
  const rest = useMoreReceived(first.cursor);
  return (
    <Card tone="sun" className="max-sm:p-4!">
      <ul className="ruled">
        {[first, ...rest.pages].flatMap(({ requests }) =>
          requests.map((request) => <Received key={request.id} request={request} />),
        )}
      </ul>
      <MoreFriendsButton rest={rest} />
    </Card>
  );
}

function Received({ request }: { request: FriendRequest }): ReactNode {
  const { id, user, status, byCode } = request;
  const { displayName: name } = user;
  const accept = useAcceptRequest();
  const decline = useDeclineRequest();
  const isPending = status === 'pending';
  return (
    <ChildRow child={user} canVisit={!byCode} note={isPending ? t('friends.wants') : <WaitChip request={request} />}>
      {isPending && (
        <Button
          tone="leaf"
          aria-label={t('friends.acceptOf', { name })}
          pending={accept.isPending}
          onClick={() =>
            accept.mutate(id, { onSuccess: ({ relation }) => showRelation(relation, user), onError: toastFailure })
          }
        >
          {t('friends.accept')}
        </Button>
      )}
      {status !== 'refused' && (
        <Button
          look="secondary"
          aria-label={t('friends.declineOf', { name })}
          pending={decline.isPending}
          onClick={() =>
            decline.mutate(id, { onSuccess: () => showToast({ title: t('friends.declined') }), onError: toastFailure })
          }
        >
          {t('friends.decline')}
        </Button>
      )}
    </ChildRow>
  );
}
