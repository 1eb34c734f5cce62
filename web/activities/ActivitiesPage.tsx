import { type ReactNode, useEffect } from 'react';
import type { Activity } from '#contract/activities.ts';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { HereNowCard } from '#web/friends/HereNowCard.tsx';
import { PastStaffMessages } from '#web/safety/PastStaffMessages.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { MoreButton } from '#web/ui/controls/MoreButton.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { useWide } from '#web/ui/layout/wide.ts';
import { ActivityRow } from './ActivityRow.tsx';
import { t } from './messages/index.ts';
import { useActivities, useViewActivities } from './queries.ts';

/** What others did; coming here is having looked. */
export function ActivitiesPage(): ReactNode {
  usePageTitle(t('activities.title'));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchedAfterMount } = useActivities();
  const { mutate: view } = useViewActivities();
  const hasNew = data?.pages[0]?.hasNew;
  const newest = data?.pages[0]?.activities[0]?.id;
  // Not of a list from an earlier visit: what is new since would come without its mark.
  const isNewHere = isFetchedAfterMount && hasNew;
  useEffect(() => {
    if (isNewHere && newest) view();
  }, [isNewHere, newest, view]);
  const columns = useWide() ? { end: <HereNowCard />, endLabel: t('activities.buddies') } : {};
  return (
    <Page {...columns}>
      <div>
        <Button look="ghost" to="/profile" className="-ms-4">
          <span aria-hidden="true" className="rtl:-scale-x-100">
            ←
          </span>
          {t('activities.back')}
        </Button>
        <h1>{t('activities.title')}</h1>
      </div>
      <Card tone="lotus" aria-busy={!data && !error}>
        {data ? (
          <Rows activities={data.pages.flatMap(({ activities }) => activities)} />
        ) : error ? (
          <LoadFailed title={t('activities.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
        <MoreButton
          look="ghost"
          more={hasNextPage ? () => void fetchNextPage() : undefined}
          pending={isFetchingNextPage}
        >
          {t('activities.more')}
        </MoreButton>
      </Card>
      {(data || error) && <PastStaffMessages />}
    </Page>
  );
}

function Rows({ activities }: { activities: readonly Activity[] }): ReactNode {
  if (activities.length === 0) return <NoActivities />;
  return (
    <ul aria-label={t('activities.list')} className="flex flex-col ruled">
      {activities.map((activity) => (
        <ActivityRow key={activity.id} activity={activity} />
      ))}
    </ul>
  );
}

/** A child who may not write yet earns a first one with a riddle. */
function NoActivities(): ReactNode {
  const { can } = useUser();
  return (
    <EmptyState
      mood="happy"
      title={t('activities.empty')}
      action={
        can.writePosts ? (
          <Button to="/create-post">{t('activities.empty.action')}</Button>
        ) : (
          <Button to="/">{t('activities.empty.play')}</Button>
        )
      }
    >
      {t('activities.empty.text')}
    </EmptyState>
  );
}
