import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from '../messages/comfort/index.ts';
import { HelplineList } from './HelplineList.tsx';

interface ComfortCardProps {
  onClose?: () => void;
  /** Staff will read what the child wrote. */
  isRead?: boolean;
  className?: string;
}

/** For a child in crisis: kind words first, then helplines. Scrolls itself into view. */
export function ComfortCard({ onClose, isRead = true, className }: ComfortCardProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <div ref={place} className="scroll-mt-24">
      <Callout live tone="sky" title={t('safety.comfort.title')} className={className}>
        <p className="mb-3 text-base">{t('safety.comfort.text')}</p>
        <HelplineList />
        <p className="mt-3 text-base">{t('safety.comfort.talk')}</p>
        {isRead && <p className="mt-2 text-base">{t('safety.comfort.next')}</p>}
        <div className="mt-3 flex flex-wrap gap-3">
          <Button to="/contact?about=safety" look="secondary">
            {t('safety.comfort.more')}
          </Button>
          {onClose && (
            <Button look="ghost" onClick={onClose}>
              {t('safety.comfort.close')}
            </Button>
          )}
        </div>
      </Callout>
    </div>
  );
}
