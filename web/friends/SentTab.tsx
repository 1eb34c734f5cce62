import type { ReactNode } from 'react';
import type { FriendRequest, listSentFriendRequests } from '#contract/friends.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ChildRow } from './ChildRow.tsx';
import { Loaded } from './Loaded.tsx';
import { MoreFriendsButton } from './MoreFriendsButton.tsx';
import { t } from './messages/index.ts';
import { useCancelRequest, useMoreSent, useSent } from './queries.ts';
import { toastFailure } from './toasts.ts';
import { useTabFocus } from './use-tab-focus.ts';
import { WaitChip } from './WaitChip.tsx';

export function SentTab({ onFind }: { onFind: () => void }): ReactNode {
  const sent = useSent();
  useTabFocus('sent', sent.data?.requests);
  return (
    <Loaded query={sent}>
      {(page) =>
        page.requests.length === 0 ? (
          <EmptyState
            title={t('friends.sent.none')}
            action={<Button onClick={onFind}>{t('friends.empty.find')}</Button>}
          >
            {t('friends.sent.none.text')}
          </EmptyState>
        ) : (
          <Requests first={page} />
        )
      }
    </Loaded>
  );
}

function Requests({ first }: { first: Answer<typeof listSentFriendRequests> }): ReactNode {
  const rest = useMoreSent(first.cursor);
  return (
    <Card tone="sun" className="max-sm:p-4!">
      <ul className="ruled">
        {[first, ...rest.pages].flatMap(({ requests }) =>
          requests.map((request) => <Sent key={request.id} request={request} />),
        )}
      </ul>
      <MoreFriendsButton rest={rest} />
    </Card>
  );
}

function Sent({ request }: { request: FriendRequest }): ReactNode {
  const { id, user, status, byCode } = request;
  const { mutate, isPending } = useCancelRequest();
  return (
    <ChildRow child={user} canVisit={!byCode} note={<WaitChip request={request} />}>
      {status !== 'refused' && (
        <Button
          look="secondary"
          aria-label={t('friends.cancelOf', { name: user.displayName })}
          pending={isPending}
          onClick={() => mutate(id, { onError: toastFailure })}
        >
          {t('friends.cancel')}
        </Button>
      )}
    </ChildRow>
  );
}
