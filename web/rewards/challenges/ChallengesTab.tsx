import type { ReactNode } from 'react';
import type { DailyChallenge } from '#contract/rewards.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Meter } from '#web/ui/feedback/Meter.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/index.ts';
import { useDailyChallenge } from '../queries.ts';
import { Tips } from '../Tips.tsx';
import { ChallengeItem } from './ChallengeItem.tsx';
import { isAllDone, listItems } from './challenge.ts';
import { useClaim } from './claim.ts';

export function ChallengesTab(): ReactNode {
  const { data, isPending } = useDailyChallenge();
  if (data && data.challenge.challenges.length > 0) return <Today daily={data} />;
  return isPending ? <Waiting /> : <NoChallenge />;
}

function NoChallenge(): ReactNode {
  return (
    <EmptyState title={t('rewards.challenges.empty')} mood="sleeping">
      {t('rewards.challenges.empty.text')}
    </EmptyState>
  );
}

function Waiting(): ReactNode {
  return (
    <div className="flex flex-col gap-5" aria-busy={true}>
      <Skeleton className="h-40 rounded-card" />
      <div className="rewards-cards">
        {['one', 'two', 'three'].map((place) => (
          <Skeleton key={place} className="h-44 rounded-card" />
        ))}
      </div>
    </div>
  );
}

function Today({ daily }: { daily: DailyChallenge }): ReactNode {
  const items = listItems(daily);
  const done = items.filter(({ isDone }) => isDone).length;
  const { theme, specialReward } = daily.challenge;
  return (
    <div className="flex flex-col gap-5">
      <Card tone="sun" fill="soft">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2>{t('rewards.challenges.today')}</h2>
          <Chip tone="grape">
            <Emoji of="🎯" />
            <span className="sr-only">{t('rewards.challenges.theme')}: </span>
            {theme}
          </Chip>
        </div>
        <Meter
          className="mt-4"
          tone="leaf"
          label={t('rewards.challenges.progress')}
          value={done}
          max={items.length}
          valueText={t('rewards.challenges.doneOf', { done, all: items.length })}
        />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="flex items-center gap-2 font-display font-semibold">
            <Emoji of="⭐" size={24} /> {t('rewards.challenges.reward', { reward: specialReward })}
          </p>
          <Reward daily={daily} />
        </div>
      </Card>
      <ul className="rewards-cards">
        {items.map((item) => (
          <ChallengeItem key={item.index} item={item} />
        ))}
      </ul>
      <Tips
        title={t('rewards.challenges.tips')}
        tips={[t('rewards.challenges.tip.order'), t('rewards.challenges.tip.auto'), t('rewards.challenges.tip.daily')]}
      />
    </div>
  );
}

/** A badge replaces the button once the server has paid. */
function Reward({ daily }: { daily: DailyChallenge }): ReactNode {
  const claim = useClaim();
  if (daily.progress.completed)
    return (
      <Chip tone="leaf">
        <Emoji of="✅" /> {t('rewards.challenges.claimed')}
      </Chip>
    );
  return isAllDone(daily) ? <Button onClick={claim}>{t('rewards.challenges.claim')}</Button> : null;
}
