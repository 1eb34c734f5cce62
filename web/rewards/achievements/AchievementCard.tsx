import type { ReactNode } from 'react';
import type { Achievement } from '#contract/rewards.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Meter } from '#web/ui/feedback/Meter.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/index.ts';
import { Medal } from './Medal.tsx';
import { rarityTones } from './rarities.ts';

export function AchievementCard({ achievement }: { achievement: Achievement }): ReactNode {
  const { name, description, iconEmoji, rarity, pointReward, isEarned, earnedAt, progress } = achievement;
  const isBegun = !isEarned && progress > 0;
  return (
    <Card as="li" padding="small" className="flex flex-wrap gap-3">
      <Medal emoji={iconEmoji} rarity={rarity} state={isEarned ? 'earned' : isBegun ? 'begun' : 'locked'} />
      <div className="min-w-[min(100%,8rem)] flex-1">
        <h3 className="wrap-anywhere leading-tight">{name}</h3>
        <p className="wrap-anywhere mt-0.5 text-ink-soft text-sm">{description}</p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          <Chip tone={isEarned ? rarityTones[rarity] : 'quiet'}>{t(`rewards.achievements.rarity.${rarity}`)}</Chip>
          <Reward points={pointReward} />
        </p>
        {isBegun && (
          <Meter
            className="mt-2"
            tone={rarityTones[rarity]}
            label={<span className="sr-only">{t('rewards.achievements.progressOf', { name })}</span>}
            value={progress}
            max={100}
            valueText={t('rewards.achievements.percent', { percent: progress })}
          />
        )}
        {earnedAt && (
          <p className="mt-2 text-label text-ink-soft">
            {t('rewards.achievements.earnedOn', { date: formatDate(earnedAt) })}
          </p>
        )}
      </div>
    </Card>
  );
}

/** Some achievements award no points. */
export function Reward({ points }: { points: number }): ReactNode {
  return points > 0 ? (
    <Chip tone="sun">
      <Emoji of="⭐" /> {t('rewards.achievements.reward', { count: points })}
    </Chip>
  ) : null;
}

/** All secret achievements in one card. Their number is no secret. */
export function SecretCard({ count }: { count: number }): ReactNode {
  return (
    <Card as="li" padding="small" className="flex flex-wrap gap-3">
      <Medal emoji="❓" rarity="common" state="locked" />
      <div className="min-w-[min(100%,8rem)] flex-1">
        <h3 className="leading-tight">{t('rewards.achievements.secret')}</h3>
        <p className="mt-0.5 text-ink-soft text-sm">{t('rewards.achievements.secretText', { count })}</p>
      </div>
    </Card>
  );
}

function formatDate(instant: string): string {
  return new Date(instant).toLocaleDateString(dateLocale(), { dateStyle: 'medium' });
}
