import type { ReactNode } from 'react';
import { badgeTier } from '#contract/rules/levels.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import type { Tone } from '#web/ui/style/tone.ts';
import { t } from './messages/index.ts';

/** The color of each badge; its level is the first that has it. */
const badgeTones: Readonly<Record<number, Tone>> = {
  25: 'leaf',
  50: 'teal',
  75: 'sky',
  100: 'grape',
  250: 'lotus',
  500: 'ember',
  750: 'moss',
  1000: 'sun',
};

/** A level: a plain chip, from the first badge tier on a badge in its color (docs/product-decisions.md, P60). */
export function LevelChip({ level }: { level: number }): ReactNode {
  const tone = badgeTones[badgeTier(level)];
  return (
    <Chip tone={tone ?? 'quiet'}>
      <Emoji of={tone ? '🏅' : '⭐'} /> {t('points.level', { level })}
    </Chip>
  );
}
