import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from '../messages/index.ts';
import { useResendVerification } from '../queries.ts';
import { sentenceWithRetryTime } from '../retry-time.ts';
import { useSecondsUntil } from './countdown.ts';
import { type PendingSignUpWithUsername, savePending } from './pending.ts';

/** Sends another code, a minute after the last one at the earliest. */
export function ResendCode({ pending }: { pending: PendingSignUpWithUsername }): ReactNode {
  const resend = useResendVerification();
  const seconds = useSecondsUntil(pending.resendAfter);
  return (
    <div className="accounts-resend mt-5 border-line border-t-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-ink-soft text-sm">{t('accounts.verify.nothingCame')}</span>
        <Button
          look="ghost"
          className="-ms-5 even-digits"
          disabled={seconds > 0}
          pending={resend.isPending}
          onClick={() =>
            resend.mutate(pending.signupId, { onSuccess: (renewed) => savePending({ ...pending, ...renewed }) })
          }
        >
          {seconds > 0 ? t('accounts.verify.resendIn', { count: seconds }) : t('accounts.verify.resend')}
        </Button>
      </div>
      <div role="status">
        {resend.isSuccess && seconds > 0 && (
          <Callout tone="leaf" emoji="💌" className="mt-3">
            {t('accounts.verify.resent')}
          </Callout>
        )}
        {resend.error && (
          <Callout tone="lotus" emoji="🐸" className="mt-3">
            {sentenceWithRetryTime(resend)}
          </Callout>
        )}
      </div>
    </div>
  );
}
