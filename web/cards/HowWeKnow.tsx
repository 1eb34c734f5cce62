import type { ReactNode } from 'react';
import { t } from './messages/index.ts';

/** Collapsed: children read the fact, and a grown-up who doubts it can check. */
export function HowWeKnow({ children }: { children: string }): ReactNode {
  return (
    <details className="mt-2 text-sm">
      <summary className="-mx-2 inline-flex min-h-11 cursor-pointer items-center rounded-button px-2 font-bold text-tone-deep">
        {t('cards.howWeKnow')}
      </summary>
      <p dir="auto" className="text-ink-soft">
        {children}
      </p>
    </details>
  );
}
