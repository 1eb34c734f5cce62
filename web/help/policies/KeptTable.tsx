import type { ReactNode } from 'react';
import { t } from '#web/app/messages/help-privacy.ts';
import type { Facts } from '../WithFacts.tsx';
import { Gap } from './GrownUpPolicy.tsx';
import { type Kept, kept } from './kept.ts';

/** All that is kept, a row a purpose; on a phone each row is a card of its own. */
export function KeptTable({ facts }: { facts: Facts }): ReactNode {
  return (
    <>
      <div className="grid gap-3 sm:gap-0">
        {kept.map((row) => (
          <Row key={row.id} row={row} facts={facts} />
        ))}
      </div>
      <Gap>{t('help.privacy.kept.log.gap')}</Gap>
    </>
  );
}

function Row({ row: { id, long }, facts }: { row: Kept; facts: Facts }): ReactNode {
  return (
    <div className="border-line max-sm:rounded-button max-sm:border-2 max-sm:p-4 sm:border-b-2 sm:py-4 sm:last:border-0">
      <h3 id={`kept-${id}`} className="scroll-mt-22 text-base! wide:scroll-mt-6">
        {t(`help.privacy.kept.${id}`)}
      </h3>
      <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)]">
        <Line name={t('help.privacy.kept.what')}>{t(`help.privacy.kept.${id}.what`, facts)}</Line>
        <Line name={t('help.privacy.kept.why')}>{t(`help.privacy.kept.${id}.why`)}</Line>
        {long && <Line name={t('help.privacy.kept.long')}>{t(`help.privacy.kept.${long}`, facts)}</Line>}
      </dl>
    </div>
  );
}

function Line({ name, children }: { name: string; children: string }): ReactNode {
  return (
    <>
      <dt className="font-bold text-ink-soft max-sm:mt-1">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
