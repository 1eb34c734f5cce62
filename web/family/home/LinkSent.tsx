import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/home/index.ts';

/** A link was mailed, or would have been if the address were known. */
export function LinkSent({ text, action }: { text: string; action?: ReactNode }): ReactNode {
  usePageTitle(t('family.sent.title'));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card tone="leaf" className="mx-auto flex w-full max-w-120 flex-col items-center text-center sm:p-8">
      <Pip size={112} mood="happy" />
      <h1 ref={heading} tabIndex={-1} className="mt-3 outline-none">
        {t('family.sent.title')}
      </h1>
      <p className="mt-2 break-words">{text}</p>
      <p className="mt-2 text-ink-soft">{t('family.sent.how')}</p>
      {action && <div className="mt-5">{action}</div>}
    </Card>
  );
}
