import { memo, type ReactNode } from 'react';
import type { PipLook, PipSlot } from '#contract/rules/rewards/pips.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { OwnPip } from '#web/ui/pip/OwnPip.tsx';
import { t } from './messages/index.ts';
import { Price } from './Purse.tsx';
import type { StoreItem } from './queries.ts';

interface ThingTileProps {
  look: PipLook;
  item: StoreItem;
  onTap: () => void;
}

/** A thing, shown on a frog in the child's colors. One tap wears it, or offers to buy it. */
export function ThingTile({ look, item, onTap }: ThingTileProps): ReactNode {
  const { slot, id, isOwned } = item;
  const isWorn = look[slot] === id;
  return (
    <button
      type="button"
      aria-pressed={isOwned ? isWorn : undefined}
      aria-haspopup={isOwned ? undefined : 'dialog'}
      onClick={onTap}
      className="rewards-pip-thing"
    >
      <ThingPicture {...natural(look)} slot={slot} id={id} />
      <span className="rewards-pip-thing-name">{item.name}</span>
      <Standing item={item} isWorn={isWorn} />
    </button>
  );
}

function Standing({ item: { slot, isOwned, level, cost }, isWorn }: { item: StoreItem; isWorn: boolean }): ReactNode {
  if (isWorn)
    return (
      <Chip tone="leaf" className="rewards-pip-worn">
        {t(slot === 'held' ? 'rewards.pip.holding' : 'rewards.pip.wearing')}
      </Chip>
    );
  if (isOwned) return <Chip tone="leaf">{t('rewards.pip.yours')}</Chip>;
  if (level !== null) return <Chip tone="grape">{t('rewards.pip.level', { level })}</Chip>;
  return <Price points={cost} />;
}

interface BareTileProps {
  look: PipLook;
  slot: PipSlot;
  onBare: () => void;
}

export function BareTile({ look, slot, onBare }: BareTileProps): ReactNode {
  return (
    <button type="button" aria-pressed={look[slot] === 'none'} onClick={onBare} className="rewards-pip-thing">
      <ThingPicture {...natural(look)} slot={slot} id="none" />
      <span className="rewards-pip-thing-name">{t('rewards.pip.nothing')}</span>
    </button>
  );
}

type Natural = Pick<PipLook, 'coat' | 'pattern' | 'eyes' | 'cheeks' | 'mouth'>;

function natural({ coat, pattern, eyes, cheeks, mouth }: PipLook): Natural {
  return { coat, pattern, eyes, cheeks, mouth };
}

interface ThingPictureProps extends Natural {
  slot: PipSlot;
  id: string;
}

/** Memoized: redrawn only when the frog's own colors change. */
const ThingPicture = memo(({ slot, id, ...skin }: ThingPictureProps) => {
  const look = { ...skin, hat: 'none', glasses: 'none', scarf: 'none', held: 'none', [slot]: id } as PipLook;
  return <OwnPip look={look} pose={slot === 'hat' || slot === 'glasses' ? 'face' : 'sit'} size={76} close />;
});
