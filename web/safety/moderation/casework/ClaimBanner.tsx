import { type ReactNode, useState } from 'react';
import type { CaseFile } from '#contract/safety.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../../messages/casework/index.ts';
import { formatMoment } from '../labels.ts';
import { useFocusWhenLost } from '../use-focus-when-lost.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import { Initials } from './Initials.tsx';
import { useClaim, useRelease } from './queries.ts';

/** Who works on a case, and how that changes. One live region says who, also when a key has claimed it. */
export function ClaimBanner({ file: { id, claim } }: { file: CaseFile }): ReactNode {
  const take = useClaim(id);
  const release = useRelease(id);
  const [isHandingOver, setHandingOver] = useState(false);
  const banner = useFocusWhenLost<HTMLDivElement>(claim?.by ?? null);
  if (!claim)
    return (
      <div ref={banner} tabIndex={-1} className="safety-claim flex-nowrap!">
        <p key="who" role="status" className="min-w-0 text-ink-soft text-sm">
          {t('safety.casework.unclaimed')}
        </p>
        <Button
          look="ghost"
          className="px-3!"
          pending={take.isPending}
          onClick={() => take.mutate(false)}
          aria-keyshortcuts="c"
        >
          {t('safety.casework.claim')} <kbd className="safety-key">c</kbd>
        </Button>
      </div>
    );
  return (
    <div ref={banner} tabIndex={-1} className="safety-claim" data-tone="grape" data-claimed="">
      <Initials name={claim.by} />
      <p key="who" role="status" className="min-w-0">
        <bdi className="block truncate font-bold font-display">
          {claim.isOwn ? t('safety.casework.own') : t('safety.casework.theirs', { name: claim.by })}
        </bdi>
        <span className="block text-ink-soft text-sm">
          {t('safety.casework.since', { time: formatMoment(claim.at) })}
        </span>
      </p>
      {claim.isOwn ? (
        <span className="flex flex-wrap">
          <Button look="ghost" className="px-3!" onClick={() => setHandingOver(true)}>
            {t('safety.casework.handOver')}
          </Button>
          <Button look="ghost" className="px-3!" pending={release.isPending} onClick={() => release.mutate()}>
            {t('safety.casework.release')}
          </Button>
        </span>
      ) : (
        <Button look="ghost" pending={take.isPending} onClick={() => take.mutate(true)}>
          {t('safety.casework.takeOver')}
        </Button>
      )}
      <HandOverDialog id={id} open={isHandingOver} onClose={() => setHandingOver(false)} />
    </div>
  );
}
