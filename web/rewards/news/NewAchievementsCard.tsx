import type { ReactNode } from 'react';
import type { Achievement } from '#contract/rewards.ts';
import { rarities } from '#contract/rewards.ts';
import { useEntrance } from '#web/app/moments/entrance.ts';
import { MomentCard } from '#web/app/moments/MomentCard.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Medal } from '../achievements/Medal.tsx';
import { rarityTones } from '../achievements/rarities.ts';
import { viewPath } from '../hub/views.ts';
import { t } from '../messages/index.ts';

interface NewAchievementsCardProps {
  achievements: readonly Achievement[];
  onClose: () => void;
}

const turn: Keyframe[] = [
  { transform: 'rotateY(-180deg) scale(0.6)' },
  { transform: 'rotateY(20deg) scale(1.12)', offset: 0.6 },
  { transform: 'none' },
];

/** The medal spins in. If there are several, the rarest is shown and all are named. */
export function NewAchievementsCard({ achievements, onClose }: NewAchievementsCardProps): ReactNode {
  const medal = useEntrance<HTMLSpanElement>(turn);
  const [rarest] = achievements.toSorted((one, other) => rarities.indexOf(other.rarity) - rarities.indexOf(one.rarity));
  if (!rarest) return null;
  const isOne = achievements.length === 1;
  const what = isOne ? rarest.description : `${achievements.map(({ name }) => name).join(', ')}.`;
  const points = achievements.reduce((sum, { pointReward }) => sum + pointReward, 0);
  return (
    <MomentCard
      tone={rarityTones[rarest.rarity]}
      sound="success"
      title={
        isOne
          ? t('rewards.achievements.new', { name: rarest.name })
          : t('rewards.achievements.newMany', { count: achievements.length })
      }
      onClose={onClose}
      picture={
        <span ref={medal} className="block">
          <Medal emoji={rarest.iconEmoji} rarity={rarest.rarity} size={68} />
        </span>
      }
      action={
        <Button look="secondary" to={viewPath('achievements')} onClick={onClose}>
          {t(isOne ? 'rewards.achievements.look' : 'rewards.achievements.lookMany')}
        </Button>
      }
    >
      {points > 0 ? t('rewards.achievements.newPoints', { what, count: points }) : what}
    </MomentCard>
  );
}
