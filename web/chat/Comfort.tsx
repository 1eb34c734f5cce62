import type { ReactNode } from 'react';
import { t } from '#web/app/messages/chat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Callout } from '#web/ui/Callout.tsx';

/** For words that sound like trouble: no refusal, and whom one can talk to. */
export function Comfort({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <div className="mx-auto w-full max-w-176 px-4 pb-2">
      <Callout
        live
        tone="leaf"
        emoji="💚"
        title={t('chat.comfort.title')}
        action={
          <div className="flex flex-wrap gap-3">
            <Button to="/contact">{t('chat.comfort.lines')}</Button>
            <Button look="ghost" onClick={onClose}>
              {t('chat.comfort.close')}
            </Button>
          </div>
        }
      >
        <p>{t('chat.comfort.text')}</p>
        <p>{t('chat.comfort.next')}</p>
      </Callout>
    </div>
  );
}
