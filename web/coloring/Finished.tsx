import type { ReactNode } from 'react';
import { MyPip } from '#web/app/session/MyPip.tsx';
import { t } from './messages/index.ts';

/** Every part has a color. */
export function Finished(): ReactNode {
  return (
    <div role="status" className="flex animate-pop items-center gap-3">
      <MyPip mood="happy" size={72} className="shrink-0" />
      <div className="min-w-0">
        <p className="font-bold font-display text-lg leading-snug">{t('coloring.finished')}</p>
        <p className="text-ink-soft">{t('coloring.finished.text')}</p>
      </div>
    </div>
  );
}
