import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/contact/index.ts';
import type { SentContactMessage } from './queries.ts';

/** Shown once the message is stored. */
export function SentCard({ letter, onAnother }: { letter: SentContactMessage; onAnother: () => void }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const isUrgent = letter.type === 'safety' || letter.type === 'emergency';
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card tone="leaf" fill="soft" className="flex flex-col items-center text-center">
      <Pip mood={isUrgent ? 'happy' : 'cheering'} size={140} />
      <h2 ref={heading} tabIndex={-1} className="mt-3">
        {t('help.contact.sent')}
      </h2>
      <p className="help-sent mt-2 text-balance">{t('help.contact.sent.text', { email: letter.email.trim() })}</p>
      {isUrgent && <p className="help-sent mt-2 text-balance font-bold">{t('help.contact.sent.urgent')}</p>}
      <Button look="secondary" onClick={onAnother} className="mt-5">
        {t('help.contact.another')}
      </Button>
    </Card>
  );
}
