import type { ReactNode } from 'react';
import { t } from '#web/app/messages/family-consent.ts';
import { Pip } from '#web/ui/Pip.tsx';

/** The head of a page for parents. */
export function ParentHead({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex items-start gap-4">
      <Pip size={56} mood="happy" className="shrink-0" />
      <div className="min-w-0">
        <p className="font-bold text-ink-soft text-sm">{t('consent.place')}</p>
        <h1 className="text-balance break-words max-sm:text-2xl">{title}</h1>
        <div className="mt-2 text-pretty">{children}</div>
      </div>
    </div>
  );
}
