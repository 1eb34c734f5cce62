import type { ReactNode } from 'react';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from './messages/index.ts';

/** The points a child can spend. */
export function Purse({ points }: { points: number }): ReactNode {
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm">
      {t('rewards.pip.toSpend')} <Price points={points} />
    </p>
  );
}

export function Price({ points }: { points: number }): ReactNode {
  return (
    <Chip tone="sun" className="even-digits">
      <Emoji of="⭐" size={18} />
      <span aria-hidden="true">{points.toLocaleString(currentLocale())}</span>
      <span className="sr-only">{t('rewards.pip.points', { count: points })}</span>
    </Chip>
  );
}
