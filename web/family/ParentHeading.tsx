import type { ReactNode } from 'react';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from './messages/consent/index.ts';

/** The head of a page for parents. */
export function ParentHeading({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <div className="flex items-center gap-3">
        <Pip size={40} mood="happy" className="shrink-0" />
        <p className="font-bold text-ink-soft text-sm">{t('consent.place')}</p>
      </div>
      <h1 className="mt-2 break-words max-sm:text-2xl">{title}</h1>
      <div className="mt-2 text-pretty">{children}</div>
    </div>
  );
}
