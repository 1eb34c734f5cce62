import { type ReactNode, useEffect, useRef } from 'react';
import { HelplineList } from '#web/safety/comfort/HelplineList.tsx';
import { useHelplines } from '#web/safety/comfort/queries.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/contact/index.ts';

/** Whom to call. `focused` when the button that opened it is gone. */
export function HelplinesCard({ focused }: { focused: boolean }): ReactNode {
  const { data, isError } = useHelplines();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Card tone="lotus" aria-labelledby="call" aria-busy={!data && !isError}>
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h2 ref={heading} id="call" tabIndex={-1} className="help-place">
            {t('help.lines')}
          </h2>
          <p className="mt-1">{t('help.lines.text')}</p>
        </div>
        <Pip size={72} className="shrink-0 max-sm:hidden" />
      </div>
      <div className="mt-4">
        <HelplineList />
      </div>
      <p className="mt-4 text-ink-soft text-sm">
        {t('help.lines.why')} {t('help.lines.checked')}
      </p>
    </Card>
  );
}
