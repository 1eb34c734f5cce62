import type { ReactNode } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { t } from '#web/app/messages/index.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Pip } from '#web/ui/Pip.tsx';
import { useResendConsent } from './queries.ts';

/** For a child whose grown-up has not answered yet: what can be done meanwhile, and a way to remind them. */
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
  const resend = useResendConsent();
  const state = stateOf(resend);
  return (
    <div className="mt-4">
      {(state === 'ready' || state === 'failed') && (
        <Button look="secondary" pending={resend.isPending} onClick={() => resend.mutate()}>
          {t('family.resend')}
        </Button>
      )}
      <p role="status" className="mt-1 font-bold">
        {state === 'failed' ? sentenceFor(resend.error) : state !== 'ready' && t(`family.resend.${state}`)}
      </p>
    </div>
  );
}

/** The notice goes out once a day and three times in all; both ends of that are no fault of the child. */
function stateOf({ isSuccess, error }: ReturnType<typeof useResendConsent>): SendState {
  if (isSuccess) return 'sent';
  if (!error) return 'ready';
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'too_fast') return 'tooSoon';
  return error.code === 'gone' ? 'usedUp' : 'failed';
}

type SendState = 'ready' | 'sent' | 'tooSoon' | 'usedUp' | 'failed';
