import { type ReactNode, useState } from 'react';
import { type PipLook, type PipSlot, pipSlots } from '#contract/rules/rewards/pips.ts';
import { Tabs } from '#web/ui/controls/Tabs.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from './messages/index.ts';
import type { StoreItem } from './queries.ts';
import { BareTile, ThingTile } from './ThingTile.tsx';

interface WardrobeProps {
  look: PipLook;
  items: readonly StoreItem[];
  onTap: (item: StoreItem) => void;
  onBare: (slot: PipSlot) => void;
}

const pictures: Readonly<Record<PipSlot, string>> = { hat: '🎩', glasses: '👓', scarf: '🧣', held: '🪁' };

/** Everything to wear: what the child owns, can buy, or gets with a level. */
export function Wardrobe({ look, items, onTap, onBare }: WardrobeProps): ReactNode {
  const [slot, open] = useState<PipSlot>('hat');
  return (
    <Tabs
      label={t('rewards.pip.wardrobe')}
      value={slot}
      onChange={open}
      tabs={pipSlots.map((id) => ({
        id,
        label: (
          <>
            <Emoji of={pictures[id]} size={22} /> {t(`rewards.pip.slot.${id}`)}
          </>
        ),
      }))}
      className="mt-6"
    >
      <ul className="rewards-pip-things">
        <li>
          <BareTile look={look} slot={slot} onBare={() => onBare(slot)} />
        </li>
        {items
          .filter((item) => item.slot === slot)
          .map((item) => (
            <li key={item.id}>
              <ThingTile look={look} item={item} onTap={() => onTap(item)} />
            </li>
          ))}
      </ul>
    </Tabs>
  );
}
