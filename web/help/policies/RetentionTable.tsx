import type { ReactNode } from 'react';
import { t } from '../messages/kept/index.ts';
import type { Facts } from '../WithOperatorFacts.tsx';
import { Gap } from './GrownUpPolicy.tsx';
import { type RetentionEntry, retentionEntries } from './retention.ts';

/** All stored data, one row per purpose; on a phone each row is a card. */
export function RetentionTable({ facts }: { facts: Facts }): ReactNode {
  return (
    <>
      <div className="help-kept grid">
        {retentionEntries.map((row) => (
          <Row key={row.id} row={row} facts={facts} />
        ))}
      </div>
      <Gap>{t('help.privacy.kept.log.gap')}</Gap>
    </>
  );
}

function Row({ row: { id, long }, facts }: { row: RetentionEntry; facts: Facts }): ReactNode {
  return (
    <div className="help-kept-row">
      <h3 id={`kept-${id}`} className="help-kept-title">
        {t(`help.privacy.kept.${id}`)}
      </h3>
      <dl className="help-kept-lines mt-1 grid gap-x-4 gap-y-1">
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
      <dt className="help-kept-name font-bold text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
