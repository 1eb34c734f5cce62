import type { ReactNode } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from './messages/index.ts';
import { useResendDirectNotice } from './queries.ts';

/** For a child whose parent has not answered yet: what the child can do meanwhile, and a button to remind them. */
export function ConsentCard({ className }: { className?: string }): ReactNode {
  return (
    <Card tone="sky" fill="soft" className={className}>
      <div className="flex items-center gap-3">
        <Pip size={64} mood="happy" />
        <h2>{t('family.waiting.title')}</h2>
      </div>
      <p className="mt-3">{t('family.waiting.text')}</p>
      <p className="mt-2">{t('family.waiting.meanwhile')}</p>
      <SendAgain />
    </Card>
  );
}

/** The button, and what came of it. */
export function SendAgain(): ReactNode {
  const { mutate, isPending, isSuccess, error } = useResendDirectNotice();
  // The child can send it once a day and three times in all. Reaching that limit is no fault of the child.
  const isOver = isSuccess || (error instanceof ApiError && ['too_fast', 'invalid'].includes(error.code));
  return (
    <div className="mt-4">
      {!isOver && (
        <Button look="secondary" pending={isPending} onClick={() => mutate()}>
          {t('family.resend')}
        </Button>
      )}
      <p role="status" className="mt-1 font-bold">
        {isSuccess ? t('family.resend.sent') : error && sentenceFor(error)}
      </p>
    </div>
  );
}
