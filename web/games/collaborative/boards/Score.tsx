import type { ReactNode } from 'react';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from '../messages/index.ts';

/** Short enough for eight players side by side. */
export function Score({ count }: { count: number }): ReactNode {
  return (
    <span className="whitespace-nowrap even-digits">
      <span aria-hidden="true">
        <Emoji of="⭐" /> {count}
      </span>
      <span className="sr-only">{t('together.score', { count })}</span>
    </span>
  );
}
