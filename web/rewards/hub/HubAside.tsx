import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import type { Achievement } from '#contract/rewards.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Meter } from '#web/ui/feedback/Meter.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Medal } from '../achievements/Medal.tsx';
import { rarityTones } from '../achievements/rarities.ts';
import { sortAchievements } from '../achievements/sorted.ts';
import { ItemLine } from '../challenges/ChallengeItem.tsx';
import { listItems } from '../challenges/challenge.ts';
import { t } from '../messages/index.ts';
import { useAchievements, useDailyChallenge, useStreaks } from '../queries.ts';
import { Week } from '../streaks/Week.tsx';
import { type ViewId, viewPath } from './views.ts';

/**
 * Today's challenge, the week and the newest achievements, beside the games on a wide screen. Whatever fails to load is left
 * out.
 */
export function HubAside(): ReactNode {
  return (
    <aside aria-label={t('rewards.soFar')} className="flex flex-col gap-5">
      <ChallengeCard />
      <StreakCard />
      <NewestCard />
    </aside>
  );
}

const waiting = <Skeleton className="h-64 rounded-card" />;

function ChallengeCard(): ReactNode {
  const { data, isPending } = useDailyChallenge();
  if (!data) return isPending ? waiting : null;
  return (
    <AsideCard title={t('rewards.challenges.today')} to="challenges" link={t('rewards.challenges.open')}>
      <p className="mt-2 flex flex-wrap gap-2">
        <Chip tone="grape">{data.challenge.theme}</Chip>
        {data.progress.completed ? (
          <Chip tone="leaf">
            <Emoji of="✅" /> {t('rewards.challenges.claimed')}
          </Chip>
        ) : (
          <Chip tone="sun">
            <Emoji of="⭐" /> {data.challenge.specialReward}
          </Chip>
        )}
      </p>
      <ul className="mt-4 flex flex-col gap-4">
        {listItems(data).map((item) => (
          <li key={item.index}>
            <ItemLine item={item} isSmall />
          </li>
        ))}
      </ul>
    </AsideCard>
  );
}

function StreakCard(): ReactNode {
  const { data, isPending } = useStreaks();
  if (!data) return isPending ? waiting : null;
  return (
    <AsideCard
      title={t('rewards.dailyStreak')}
      to="streaks"
      link={t('rewards.days', { count: data.currentStreak })}
      emoji="🔥"
      isWarm
    >
      <div className="mt-4">
        <Week week={data.week} today={data.today} />
      </div>
    </AsideCard>
  );
}

const NEWEST = 3;

function NewestCard(): ReactNode {
  const { data, isPending } = useAchievements();
  if (!data) return isPending ? waiting : null;
  const { earned, inProgress, locked } = sortAchievements(data);
  const next = inProgress[0] ?? locked[0];
  return (
    <AsideCard
      title={t('rewards.achievements')}
      to="achievements"
      link={t('rewards.achievements.seeAll', { count: data.length })}
    >
      {earned.length > 0 && (
        <ul className="mt-4 grid grid-cols-3 gap-2">
          {earned.slice(0, NEWEST).map(({ id, name, iconEmoji, rarity }) => (
            <li key={id} className="flex flex-col items-center gap-1 text-center">
              <Medal emoji={iconEmoji} rarity={rarity} />
              <span className="wrap-anywhere font-bold font-display text-label leading-tight">{name}</span>
            </li>
          ))}
        </ul>
      )}
      {next && <Next achievement={next} />}
    </AsideCard>
  );
}

function Next({ achievement: { name, description, iconEmoji, rarity, progress } }: { achievement: Achievement }) {
  return (
    <div data-tone="leaf" className="mt-4 flex items-center gap-3 rounded-button bg-tone-soft p-3">
      <Emoji of={iconEmoji} size={36} />
      <div className="min-w-0 flex-1">
        <p className="font-bold font-display">{t('rewards.achievements.next', { name })}</p>
        <p className="text-ink-soft text-sm">{description}</p>
        {progress > 0 && (
          <Meter
            className="mt-1"
            tone={rarityTones[rarity]}
            label={t('rewards.achievements.progressOf', { name })}
            labelHidden
            value={progress}
            max={100}
            valueText={t('rewards.achievements.percent', { percent: progress })}
          />
        )}
      </div>
    </div>
  );
}

interface AsideCardProps {
  title: string;
  to: ViewId;
  /** The text of the link to the full view. */
  link: string;
  emoji?: string | undefined;
  isWarm?: boolean | undefined;
  children: ReactNode;
}

function AsideCard({ title, to, link, emoji, isWarm = false, children }: AsideCardProps): ReactNode {
  const id = useId();
  return (
    <Card aria-labelledby={id} {...(isWarm ? { tone: 'sun', fill: 'soft' } : {})}>
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="flex items-center gap-2 text-lg">
          {emoji !== undefined && <Emoji of={emoji} size={28} />}
          {title}
        </h2>
        <Link
          to={viewPath(to)}
          aria-label={`${title}: ${link}`}
          className="inline-flex min-h-12 items-center whitespace-nowrap rounded-button px-2 font-bold font-display text-leaf-deep underline"
        >
          {link}
        </Link>
      </div>
      {children}
    </Card>
  );
}
