import type { ReactNode } from 'react';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/index.ts';
import { useTimeLeft } from '../room/use-time-left.ts';

/** The countdown: three, two, one. */
export function Ready({ endsAt, clockAhead }: { endsAt: number | null; clockAhead: number }): ReactNode {
  const seconds = Math.ceil((useTimeLeft(endsAt, clockAhead) ?? 0) / 1000);
  return (
    <div role="status" className="flex flex-col items-center py-6 text-center">
      <Pip mood="cheering" size={128} />
      <p className="mt-4 font-bold font-display text-2xl">{t('together.ready')}</p>
      <p
        key={seconds}
        className="animate-pop font-bold font-display text-tone-deep"
        style={{ fontSize: 72, lineHeight: 1.2 }}
      >
        {seconds > 0 ? seconds : t('together.go')}
      </p>
    </div>
  );
}
