import { type ReactNode, useId, useState } from 'react';
import type { Achievement } from '#contract/rewards.ts';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { useWide } from '#web/ui/layout/wide.ts';
import { t } from '../messages/index.ts';
import { Figure } from '../overview/Figure.tsx';
import { useAchievements } from '../queries.ts';
import { AchievementCard, SecretCard } from './AchievementCard.tsx';
import { type SortedAchievements, sortAchievements } from './sorted.ts';

export function AchievementsTab(): ReactNode {
  const { data, error, refetch } = useAchievements();
  if (data) return <All {...sortAchievements(data)} />;
  return error ? (
    <LoadFailed title={t('rewards.loadFailed')} error={error} onRetry={() => void refetch()} />
  ) : (
    <Waiting />
  );
}

function All({ earned, inProgress, locked, secrets, points }: SortedAchievements): ReactNode {
  const isOpen = locked.length + secrets.length > 0;
  return (
    <div className="flex flex-col gap-7">
      <dl className="rewards-figures" aria-label={t('rewards.achievements.summary')}>
        <Figure tone="leaf" emoji="🏅" label={t('rewards.achievements.earned')} value={earned.length} />
        <Figure tone="sun" emoji="⭐" label={t('rewards.achievements.points')} value={points} />
        <Figure tone="sky" emoji="🌱" label={t('rewards.achievements.inProgress')} value={inProgress.length} />
        <Figure
          tone="grape"
          emoji="🔒"
          label={t('rewards.achievements.locked')}
          value={locked.length + secrets.length}
        />
      </dl>
      <Section
        title={t('rewards.achievements.earned')}
        text={earned.length === 0 ? t('rewards.achievements.noneEarned') : undefined}
        achievements={earned}
      />
      {inProgress.length > 0 && <Section title={t('rewards.achievements.inProgress')} achievements={inProgress} />}
      {isOpen ? (
        <Section
          title={t('rewards.achievements.locked')}
          text={t('rewards.achievements.lockedText')}
          achievements={locked}
        >
          {secrets.length > 0 && <SecretCard count={secrets.length} />}
        </Section>
      ) : (
        inProgress.length === 0 && <p>{t('rewards.achievements.allEarned')}</p>
      )}
    </div>
  );
}

/** How many of a section are open on a small screen. */
const FEW = 6;

interface SectionProps {
  title: string;
  text?: string | undefined;
  achievements: readonly Achievement[];
  /** Shown after them. */
  children?: ReactNode;
}

function Section({ title, text, achievements, children }: SectionProps): ReactNode {
  const id = useId();
  const isWide = useWide();
  const [isOpen, setIsOpen] = useState(false);
  const isWhole = isWide || isOpen || achievements.length <= FEW;
  const isEmpty = achievements.length === 0 && !children;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p className="mt-1 text-ink-soft">{text}</p>}
      {!isEmpty && (
        <ul className="rewards-cards mt-3">
          {(isWhole ? achievements : achievements.slice(0, FEW)).map((achievement) => (
            <AchievementCard key={achievement.id} achievement={achievement} />
          ))}
          {children}
        </ul>
      )}
      {!isWhole && (
        <Button look="secondary" wide className="mt-4" onClick={() => setIsOpen(true)}>
          {t('rewards.achievements.seeAll', { count: achievements.length })}
        </Button>
      )}
    </section>
  );
}

function Waiting(): ReactNode {
  return (
    <div className="rewards-cards" aria-busy={true}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((place) => (
        <Skeleton key={place} className="h-36 rounded-card" />
      ))}
    </div>
  );
}
