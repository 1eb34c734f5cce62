import type { ReactNode } from 'react';
import type { Streaks } from '#contract/rewards.ts';
import { toStreakLevel } from '#contract/rules/rewards/streaks.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import type { Tone } from '#web/ui/style/tone.ts';
import { viewPath } from '../hub/views.ts';
import { t } from '../messages/index.ts';
import { useStreaks } from '../queries.ts';
import { Tips } from '../Tips.tsx';
import { formatDate } from './days.ts';
import { encouragementFor } from './encouragement.ts';
import { Week } from './Week.tsx';

export function StreaksTab(): ReactNode {
  const { data, error, refetch } = useStreaks();
  if (!data)
    return error ? (
      <LoadFailed title={t('rewards.loadFailed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Waiting />
    );
  return data.lastActiveDate === null ? <NoStreaks /> : <All streaks={data} lastActiveDate={data.lastActiveDate} />;
}

function NoStreaks(): ReactNode {
  return (
    <EmptyState
      title={t('rewards.streaks.empty')}
      mood="happy"
      action={<Button to={viewPath('play')}>{t('rewards.streaks.start')}</Button>}
    >
      {t('rewards.streaks.empty.text')}
    </EmptyState>
  );
}

function Waiting(): ReactNode {
  return (
    <div className="flex flex-col gap-5" aria-busy={true}>
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </div>
  );
}

function All({ streaks, lastActiveDate }: { streaks: Streaks; lastActiveDate: string }): ReactNode {
  return (
    <div className="flex flex-col gap-5">
      <div className="rewards-streak-top">
        <DailyStreak streaks={streaks} lastActiveDate={lastActiveDate} />
        <Card>
          <h2 className="mb-3">{t('rewards.streaks.week')}</h2>
          <Week week={streaks.week} today={streaks.today} />
        </Card>
      </div>
      <h2 className="sr-only">{t('rewards.streaks.kinds')}</h2>
      <ul className="rewards-streaks">
        {kinds.map(({ of, count, emoji, tone }) => (
          <Card as="li" key={of} tone={tone} padding="small" className="flex flex-col gap-1">
            <h3 className="mt-2 flex items-center gap-2 leading-tight">
              <Emoji of={emoji} size={30} /> {t(`rewards.streaks.${of}`)}
            </h3>
            <p className="text-ink-soft text-sm">{t(`rewards.streaks.${of}.text`)}</p>
            <p className="mt-auto pt-1 font-bold font-display text-xl even-digits">
              {t('rewards.days', { count: streaks[count] })}
            </p>
          </Card>
        ))}
      </ul>
      <Tips
        title={t('rewards.streaks.tips')}
        tips={[t('rewards.streaks.tip.one'), t('rewards.streaks.tip.rest'), t('rewards.streaks.tip.best')]}
      />
    </div>
  );
}

interface Kind {
  readonly of: 'daily' | 'riddle' | 'game' | 'social';
  readonly count: 'currentStreak' | 'riddleStreak' | 'gameStreak' | 'socialStreak';
  readonly emoji: string;
  readonly tone: Tone;
}

const kinds: readonly Kind[] = [
  { of: 'daily', count: 'currentStreak', emoji: '🔥', tone: 'ember' },
  { of: 'riddle', count: 'riddleStreak', emoji: '🧩', tone: 'grape' },
  { of: 'game', count: 'gameStreak', emoji: '🎮', tone: 'sky' },
  { of: 'social', count: 'socialStreak', emoji: '🦋', tone: 'lotus' },
];

function DailyStreak({ streaks, lastActiveDate }: { streaks: Streaks; lastActiveDate: string }): ReactNode {
  const { currentStreak: days, longestStreak, today } = streaks;
  return (
    <Card tone="sun" fill="soft" className="rewards-streak">
      <Emoji of="🔥" size={92} />
      <div className="min-w-0 flex-1 basis-44">
        <h2 className="text-lg">{t('rewards.streaks.dailyStreak')}</h2>
        <p className="flex flex-wrap items-baseline gap-x-3 font-bold font-display">
          <span className="text-5xl even-digits">{days.toLocaleString(currentLocale())}</span>
          <span className="text-xl">{t('rewards.streaks.day', { count: days })}</span>
        </p>
        <Chip tone="ember">{t(`rewards.streaks.level.${toStreakLevel(days)}`)}</Chip>
        <p className="mt-2">{encouragementFor(days)}</p>
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
          <Fact label={t('rewards.streaks.best')} value={t('rewards.days', { count: longestStreak })} />
          <Fact
            label={t('rewards.streaks.lastActive')}
            value={lastActiveDate === today ? t('rewards.streaks.today') : formatDate(lastActiveDate)}
          />
        </dl>
      </div>
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <div>
      <dt className="font-display font-semibold text-label">{label}</dt>
      <dd className="font-bold font-display text-lg">{value}</dd>
    </div>
  );
}
