import type { ReactNode } from 'react';
import type { Rarity } from '#contract/rewards.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { rarityTones } from './rarities.ts';
import '../rewards.css';

interface MedalProps {
  emoji: string;
  rarity: Rarity;
  /** Earned ones shine, started ones are pale, locked ones gray. */
  state?: 'earned' | 'begun' | 'locked' | undefined;
  size?: number | undefined;
}

/** A rosette with two ribbons in the color of its rarity. Only decoration. */
export function Medal({ emoji, rarity, state = 'earned', size = 76 }: MedalProps): ReactNode {
  return (
    <span
      aria-hidden="true"
      data-tone={rarityTones[rarity]}
      data-state={state}
      className="rewards-medal"
      style={{ width: size, height: size * 1.18 }}
    >
      <svg aria-hidden="true" viewBox="0 0 76 90" className="absolute inset-0 size-full">
        <path className="rewards-medal-ribbon" d="M18 50 8 84l13-5 8 10 9-30zM58 50l10 34-13-5-8 10-9-30z" />
        <path className="rewards-medal-edge" d={scallops} />
        <circle className="rewards-medal-disc" cx="38" cy="36" r="24" />
      </svg>
      <Emoji of={emoji} size={size * 0.46} className="rewards-medal-picture" />
    </span>
  );
}

const PETALS = 12;
const REACH = 27;

/** A ring of petals around the disc. */
const scallops = Array.from({ length: PETALS }, (_, at) => {
  const angle = (at / PETALS) * 2 * Math.PI;
  const [x, y] = [38 + REACH * Math.cos(angle), 36 + REACH * Math.sin(angle)].map((place) => place.toFixed(1));
  return `${at === 0 ? 'M' : 'A7.6 7.6 0 0 1 '}${x} ${y}`;
})
  .join('')
  .concat(`A7.6 7.6 0 0 1 ${38 + REACH} 36Z`);
