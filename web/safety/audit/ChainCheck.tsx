import type { ReactNode } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { formatTime } from '#web/app/i18n/clock-times.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from '../messages/audit/index.ts';
import { useChainCheck } from './queries.ts';

/** The server checks the whole chain only on request, because it reads every entry. */
export function ChainCheck(): ReactNode {
  const check = useChainCheck();
  const { data } = check;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button look="secondary" pending={check.isPending} onClick={() => check.mutate()}>
        {t('safety.audit.check')}
      </Button>
      <div role="status" className="min-w-0 flex-1">
        {check.error && <p className="font-bold text-lotus-deep">{sentenceFor(check.error)}</p>}
        {data?.isWhole && (
          <>
            <p className="font-bold text-leaf-deep">
              {t('safety.audit.whole', { count: data.number, time: formatTime(new Date(data.checkedAt)) })}
            </p>
            <p className="break-all text-ink-soft text-sm">{t('safety.audit.end', { digest: data.digest ?? '' })}</p>
          </>
        )}
        {data && !data.isWhole && (
          <Callout tone="lotus" title={t('safety.audit.broken', { number: data.number })}>
            {t('safety.audit.brokenText')}
          </Callout>
        )}
      </div>
    </div>
  );
}
