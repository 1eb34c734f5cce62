import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { usePoints } from '#web/points/queries.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import type { Tone } from '#web/ui/style/tone.ts';
import { t } from '../messages/index.ts';
import { useUserStats } from '../queries.ts';
import { type ViewId, viewPath } from './views.ts';

const FIRST_LEVEL = 1;
/** Shown until the number of achievements is known. */
const USUAL_ACHIEVEMENTS = 20;

/**
 * Four numbers, each a link to the tab that explains it. A phone shows them below the games, with pictures in place of the words.
 * Points and level are the same as in the top bar.
 */
export function HubTiles(): ReactNode {
  const points = usePoints();
  const stats = useUserStats();
  const isPointsLoading = points.isPending;
  const isLoading = stats.isPending;
  const earned = stats.data?.achievementsEarned ?? 0;
  const total = stats.data?.totalAchievements ?? USUAL_ACHIEVEMENTS;
  return (
    <ul className="rewards-tiles" aria-label={t('rewards.soFar')}>
      <Tile tone="sun" emoji="⭐" label={t('rewards.totalPoints')} to="overview" isLoading={isPointsLoading}>
        {points.data?.totalPoints.toLocaleString(currentLocale()) ?? t('rewards.unknown')}
      </Tile>
      <Tile tone="leaf" emoji="🪜" label={t('rewards.currentLevel')} to="overview" isLoading={isPointsLoading}>
        {(points.data?.currentLevel ?? FIRST_LEVEL).toLocaleString(currentLocale())}
      </Tile>
      <Tile tone="ember" emoji="🔥" label={t('rewards.dailyStreak')} to="streaks" isLoading={isLoading}>
        {stats.data ? t('rewards.days', { count: stats.data.streaks.currentStreak }) : t('rewards.unknown')}
      </Tile>
      <Tile tone="grape" emoji="🏅" label={t('rewards.achievements')} to="achievements" isLoading={isLoading}>
        <span aria-hidden="true">{t('rewards.earnedOf', { earned, total })}</span>
        <span className="sr-only">{t('rewards.earnedOf.say', { earned, total })}</span>
      </Tile>
    </ul>
  );
}

interface TileProps {
  tone: Tone;
  emoji: string;
  label: string;
  to: ViewId;
  isLoading: boolean;
  children: ReactNode;
}

function Tile({ tone, emoji, label, to, isLoading, children }: TileProps): ReactNode {
  return (
    <li data-tone={tone} className="grid min-w-0">
      <Link to={viewPath(to)} className="rewards-tile" aria-busy={isLoading}>
        <Emoji of={emoji} size={28} />
        <span className="flex min-w-0 flex-col-reverse max-sm:text-center">
          <span className="font-display font-semibold text-ink-soft text-label max-sm:sr-only">{label}</span>
          <span className="font-bold font-display even-digits leading-tight sm:whitespace-nowrap sm:text-xl">
            {isLoading ? <Skeleton className="my-0.5 h-6 w-14 rounded-sm" /> : children}
          </span>
        </span>
      </Link>
    </li>
  );
}
