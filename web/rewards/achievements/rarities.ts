import type { Rarity } from '#contract/rewards.ts';
import type { Tone } from '#web/ui/style/tone.ts';

export const rarityTones: Readonly<Record<Rarity, Tone>> = {
  common: 'teal',
  rare: 'sky',
  epic: 'grape',
  legendary: 'sun',
};
