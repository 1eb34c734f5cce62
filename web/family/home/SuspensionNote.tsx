import type { ReactNode } from 'react';
import type { OwnChild } from '#contract/family.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { formatTime } from '../format-time.ts';
import { t } from '../messages/home/index.ts';

/** Says until when staff have suspended the child. Otherwise nothing. The reason is for the child to read and to show. */
export function SuspensionNote({ child: { firstName: name, suspendedUntil } }: { child: OwnChild }): ReactNode {
  if (suspendedUntil === null) return null;
  return (
    <Callout
      tone="sky"
      title={t('family.suspended.title', { name })}
      action={
        <Button look="secondary" to="/contact?about=parent">
          {t('family.suspended.contact')}
        </Button>
      }
    >
      {t('family.suspended.text', { name, until: formatTime(suspendedUntil) })}
    </Callout>
  );
}
