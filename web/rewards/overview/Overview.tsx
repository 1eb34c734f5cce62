import { type ReactNode, Suspense } from 'react';
import type { UserStats } from '#contract/rewards.ts';
import { MAX_LEVEL } from '#contract/rules/levels.ts';
import { ApiError } from '#web/app/api.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { signInPath } from '#web/app/session/sign-in-path.ts';
import { type Points, usePoints } from '#web/points/queries.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Meter } from '#web/ui/feedback/Meter.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { viewPath } from '../hub/views.ts';
import { t } from '../messages/index.ts';
import { useUserStats } from '../queries.ts';
import { Figure } from './Figure.tsx';

const Leaderboards = lazyPage(() => import('../leaderboards/Leaderboards.tsx').then((file) => file.Leaderboards));

/** Everything a child has done, in numbers that only grow. */
export function Overview(): ReactNode {
  const { data: stats, error, isPending } = useUserStats();
  const { data: points } = usePoints();
  if (stats) return <Numbers stats={stats} points={points} />;
  if (isPending) return <Waiting />;
  const isSignedOut = error instanceof ApiError && error.status === 401;
  return isSignedOut ? <SignIn /> : <NoNumbers />;
}

function SignIn(): ReactNode {
  return (
    <EmptyState
      title={t('rewards.overview.signIn')}
      action={<Button to={signInPath(viewPath('overview'), '')}>{t('rewards.logIn')}</Button>}
    >
      {t('rewards.overview.signIn.text')}
    </EmptyState>
  );
}

function NoNumbers(): ReactNode {
  return (
    <EmptyState
      title={t('rewards.overview.none')}
      action={<Button to={viewPath('play')}>{t('rewards.view.play')}</Button>}
    >
      {t('rewards.overview.none.text')}
    </EmptyState>
  );
}

function Waiting(): ReactNode {
  return (
    <div className="flex flex-col gap-5" aria-busy={true}>
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}

interface NumbersProps {
  stats: UserStats;
  /** Fresher than the statistics when the child has just earned some. */
  points: Points | undefined;
}

function Numbers({ stats, points }: NumbersProps): ReactNode {
  const level = points?.currentLevel ?? stats.currentLevel;
  return (
    <div className="wrap-anywhere flex flex-col gap-5">
      <dl className="rewards-figures">
        <Figure
          tone="sun"
          emoji="⭐"
          label={t('rewards.totalPoints')}
          value={points?.totalPoints ?? stats.totalPoints}
        />
        <Figure tone="leaf" emoji="🪜" label={t('rewards.currentLevel')} value={level} />
        <Figure tone="ember" emoji="🎮" label={t('rewards.overview.gamesPlayed')} value={stats.gamesPlayed} />
        <Figure tone="sky" emoji="🤝" label={t('rewards.overview.friends')} value={stats.friendsCount} />
      </dl>
      <div className="rewards-pairs">
        <div className="flex flex-col gap-5">
          <LevelCard level={level} points={points} />
          <EarnedCard {...stats} />
        </div>
        <StreaksCard {...stats.streaks} />
      </div>
      <DoneCard {...stats} />
      <Suspense fallback={null}>
        <Leaderboards />
      </Suspense>
    </div>
  );
}

function LevelCard({ level, points }: { level: number; points: Points | undefined }): ReactNode {
  const atMax = level >= MAX_LEVEL;
  return (
    <Card aria-label={t('rewards.overview.level')}>
      <Meter
        tone="leaf"
        label={t('rewards.overview.level')}
        value={level}
        max={MAX_LEVEL}
        valueText={t('rewards.overview.levelOf', { level, max: MAX_LEVEL })}
      />
      <p className="mt-2 text-ink-soft text-sm">
        {atMax ? t('rewards.overview.maxLevel') : t('rewards.overview.levelsLeft', { count: MAX_LEVEL - level })}
      </p>
      {points && !atMax && <NextLevel {...points} />}
    </Card>
  );
}

function NextLevel({ currentLevel, intoLevel: into, levelNeeds: needed }: Points): ReactNode {
  const next = currentLevel + 1;
  return (
    <>
      <Meter
        className="mt-5"
        tone="sun"
        label={t('rewards.overview.next', { level: next })}
        value={into}
        max={needed}
        valueText={t('rewards.overview.nextOf', { into, needed })}
      />
      <p className="mt-2 text-ink-soft text-sm">
        {t('rewards.overview.toNext', { count: needed - into, level: next })}
      </p>
    </>
  );
}

function EarnedCard({ achievementsEarned: earned, totalAchievements: total }: UserStats): ReactNode {
  const percent = total > 0 ? Math.floor((earned / total) * 100) : 0;
  return (
    <Card aria-label={t('rewards.overview.earned')}>
      <Meter
        tone="grape"
        label={t('rewards.overview.earned')}
        value={earned}
        max={total}
        valueText={t('rewards.overview.percent', { percent })}
      />
      <p className="mt-2 text-ink-soft text-sm">{t('rewards.overview.earnedOf', { earned, count: total })}</p>
      <Button look="secondary" className="mt-4" to={viewPath('achievements')}>
        <Emoji of="🏅" /> {t('rewards.achievements.summary')}
      </Button>
    </Card>
  );
}

function DoneCard(stats: UserStats): ReactNode {
  return (
    <Card>
      <h2>{t('rewards.overview.activity')}</h2>
      <dl className="mt-3 ruled">
        <Row emoji="💡" label={t('rewards.overview.riddlesSolved')} value={number(stats.riddlesSolved)} />
        <Row emoji="🏅" label={t('rewards.overview.achievementsEarned')} value={number(stats.achievementsEarned)} />
        <Row emoji="📖" label={t('rewards.overview.postsCreated')} value={number(stats.postsCreated)} />
        <Row emoji="💬" label={t('rewards.overview.commentsPosted')} value={number(stats.commentsPosted)} />
      </dl>
    </Card>
  );
}

function StreaksCard(streaks: UserStats['streaks']): ReactNode {
  return (
    <Card>
      <h2>{t('rewards.overview.streaks')}</h2>
      <dl className="mt-3 ruled">
        <Row emoji="🔥" label={t('rewards.overview.daily')} value={days(streaks.currentStreak)} />
        <Row emoji="🧩" label={t('rewards.overview.riddles')} value={days(streaks.riddleStreak)} />
        <Row emoji="🎮" label={t('rewards.overview.games')} value={days(streaks.gameStreak)} />
        <Row emoji="💗" label={t('rewards.overview.social')} value={days(streaks.socialStreak)} />
        <Row emoji="🏆" label={t('rewards.overview.best')} value={days(streaks.longestStreak)} />
      </dl>
    </Card>
  );
}

function Row({ emoji, label, value }: { emoji: string; label: string; value: string }): ReactNode {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-1.5">
      <dt className="flex min-w-0 items-center gap-3">
        <Emoji of={emoji} size={24} /> {label}
      </dt>
      <dd className="whitespace-nowrap font-bold font-display text-lg even-digits">{value}</dd>
    </div>
  );
}

const number = (count: number): string => count.toLocaleString(currentLocale());
const days = (count: number): string => t('rewards.days', { count });
