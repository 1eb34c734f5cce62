import { type ReactNode, useId, useState } from 'react';
import {
  type Leaderboards as Boards,
  type Leaderboard,
  type LeaderboardScope,
  leaderboardScopes,
} from '#contract/rewards.ts';
import { ApiError } from '#web/app/api.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Tabs } from '#web/ui/controls/Tabs.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { LeaderboardSwitch, useChoose } from './LeaderboardSwitch.tsx';
import { t } from './messages/index.ts';
import { useLeaderboardChoice, useLeaderboards } from './queries.ts';
import { Rankings } from './Rankings.tsx';

/** This week's board for children who take part. For the others, what it is and how to join. */
export function Leaderboards(): ReactNode {
  const { suspendedUntil } = useUser();
  return suspendedUntil ? null : <LeaderboardCard />;
}

function LeaderboardCard(): ReactNode {
  const { data: choice } = useLeaderboardChoice();
  const title = useId();
  return (
    <Card aria-labelledby={title}>
      <h2 id={title} className="flex items-center gap-2">
        <Emoji of="🏆" size={30} /> {t('rewards.boards')}
      </h2>
      {choice === undefined ? <Skeleton className="mt-4 h-32" /> : <Chosen {...choice} />}
    </Card>
  );
}

function Chosen({ isOn, mayJoin }: { isOn: boolean; mayJoin: boolean }): ReactNode {
  if (!mayJoin) return <p className="mt-2 text-pretty text-ink-soft">{t('rewards.boards.askGrownUp')}</p>;
  return isOn ? <TakesPart /> : <Invitation />;
}

function Invitation(): ReactNode {
  const { run, isPending } = useChoose();
  return (
    <>
      <p className="mt-2 max-w-160 text-pretty text-ink-soft">{t('rewards.boards.off')}</p>
      <Button look="secondary" className="mt-4" disabled={isPending} onClick={() => run(true)}>
        {t('rewards.boards.join')}
      </Button>
    </>
  );
}

function TakesPart(): ReactNode {
  const { can, ageGroup } = useUser();
  const [chosen, choose] = useState<LeaderboardScope>('buddies');
  const label = (scope: LeaderboardScope) =>
    scope === 'buddies'
      ? t('rewards.boards.buddies')
      : t('rewards.boards.ageGroup', { ages: ageGroup?.replace('-', '–') ?? '' });
  const tabs = leaderboardScopes.map((id) => ({ id, label: label(id) }));
  return (
    <>
      {can.meetOthers ? (
        <Tabs label={t('rewards.boards.whose')} tabs={tabs} value={chosen} onChange={choose} className="mt-3">
          <Board scope={chosen} />
        </Tabs>
      ) : (
        <Board scope="age-group" />
      )}
      <div className="mt-4">
        <LeaderboardSwitch />
      </div>
    </>
  );
}

function Board({ scope }: { scope: LeaderboardScope }): ReactNode {
  const { data, error, refetch } = useLeaderboards(scope);
  if (data?.week) return <Weeks {...data} week={data.week} />;
  if (error instanceof ApiError)
    return <LoadFailed small title={t('rewards.boards.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t('rewards.boards.loading')} className="flex flex-col gap-3">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-14 rounded-button" />
      ))}
    </div>
  );
}

function Weeks({ week, category, pastWeeks }: Boards & { week: Leaderboard }): ReactNode {
  const { rankings } = week;
  const own = rankings.find(({ isOwn }) => isOwn);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft text-sm">{t('rewards.boards.week', { days: formatDays(week) })}</p>
      {rankings.length === 0 ? (
        <EmptyState
          small
          mood="happy"
          title={t('rewards.boards.empty')}
          action={<Button to="/">{t('rewards.boards.play')}</Button>}
        >
          {t('rewards.boards.empty.text')}
        </EmptyState>
      ) : (
        <>
          <p className="font-bold">{own ? t('rewards.boards.own', { rank: own.rank }) : t('rewards.boards.notYet')}</p>
          <Rankings label={t('rewards.boards.list')} rankings={rankings} />
          {category === 'buddies' && own && rankings.length === 1 && (
            <p className="text-pretty text-ink-soft text-sm">{t('rewards.boards.noBuddies')}</p>
          )}
        </>
      )}
      {pastWeeks.length > 0 && <PastWeeks weeks={pastWeeks} />}
    </div>
  );
}

function PastWeeks({ weeks }: { weeks: readonly Leaderboard[] }): ReactNode {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-bold text-tone-deep">{t('rewards.boards.past')}</summary>
      <div className="mt-2 grid gap-5 wide:grid-cols-2">
        {weeks.map((week) => (
          <div key={week.weekStart}>
            <h3 className="mb-1 text-base">{formatDays(week)}</h3>
            <Rankings label={formatDays(week)} rankings={week.rankings} />
          </div>
        ))}
      </div>
    </details>
  );
}

function formatDays({ weekStart, weekEnd }: Leaderboard): string {
  const days = new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return days.formatRange(new Date(weekStart), new Date(weekEnd));
}
