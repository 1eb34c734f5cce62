import type { ReactNode } from 'react';
import { type KeptRow, keptRows } from '#contract/rules/retention.ts';
import { helpKept } from '../messages/kept/en.ts';
import { t } from '../messages/kept/index.ts';
import type { Facts } from '../WithOperatorFacts.tsx';
import { Gap } from './GrownUpPolicy.tsx';

/** The rows that say themselves how long; of the others the server says that they end with the account. */
type Timed = keyof typeof helpKept extends infer Key
  ? Key extends `help.privacy.kept.${infer Row extends KeptRow}.long`
    ? Row
    : never
  : never;

/** All stored data, by the list that the server's modules keep beside their tables; on a phone each row is a card. */
export function RetentionTable({ facts }: { facts: Facts }): ReactNode {
  const present: readonly KeptRow[] = [...facts.endsWithAccount, ...facts.endsOtherwise];
  return (
    <>
      <div className="help-kept grid">
        {keptRows
          .filter((row) => present.includes(row))
          .map((row) => (
            <Row key={row} row={row} facts={facts} />
          ))}
      </div>
      {facts.keptOutside === '' ? (
        <Gap>{t('help.privacy.kept.log.gap')}</Gap>
      ) : (
        <p className="mt-3">
          <b>{t('help.privacy.kept.log.operator')}</b> {facts.keptOutside}
        </p>
      )}
    </>
  );
}

function Row({ row, facts }: { row: KeptRow; facts: Facts }): ReactNode {
  const long = retentionText(row, facts);
  return (
    <div className="help-kept-row">
      <h3 id={`kept-${row}`} className="help-kept-title">
        {t(`help.privacy.kept.${row}`)}
      </h3>
      <dl className="help-kept-lines mt-1 grid gap-x-4 gap-y-1">
        <Line name={t('help.privacy.kept.what')}>{t(`help.privacy.kept.${row}.what`, facts)}</Line>
        <Line name={t('help.privacy.kept.why')}>{t(`help.privacy.kept.${row}.why`)}</Line>
        {long && <Line name={t('help.privacy.kept.long')}>{long}</Line>}
      </dl>
    </div>
  );
}

function retentionText(row: KeptRow, facts: Facts): string | undefined {
  if (isTimed(row)) return t(`help.privacy.kept.${row}.long`, facts);
  return facts.endsWithAccount.includes(row) ? t('help.privacy.kept.untilErased') : undefined;
}

function isTimed(row: KeptRow): row is Timed {
  return `help.privacy.kept.${row}.long` in helpKept;
}

function Line({ name, children }: { name: string; children: string }): ReactNode {
  return (
    <>
      <dt className="help-kept-name font-bold text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
