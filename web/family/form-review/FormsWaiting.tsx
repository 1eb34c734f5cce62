import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from '../messages/forms/index.ts';
import { useWaitingForms } from './queries.ts';

/** On the staff home page while a form is waiting, because nobody would look for it elsewhere. */
export function FormsWaiting(): ReactNode {
  const { data } = useWaitingForms();
  if (!data || data.count === 0) return null;
  return (
    <Callout
      tone="sun"
      emoji="✍️"
      title={t('forms.staff.count', { count: data.count })}
      action={<Button to="/staff/families">{t('forms.staff')}</Button>}
    >
      {t('forms.staff.text')}
    </Callout>
  );
}
