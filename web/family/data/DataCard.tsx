import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BackIcon } from '#web/ui/controls/icons.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/data/index.ts';
import { useChildAccount } from './queries.ts';

/** Links to everything a parent can do with a child's data. */
export function DataCard({ childId, childName: name }: { childId: string; childName: string }): ReactNode {
  const { data: account } = useChildAccount(childId);
  const to = (part: string): string => `/family/${childId}/data#${part}`;
  return (
    <Card aria-labelledby="data-card">
      <h2 id="data-card">{t('family.data.title', { name })}</h2>
      {account?.leaving && (
        <p role="status" className="mt-2 font-bold text-lotus-deep">
          {t('family.data.leaving')}
        </p>
      )}
      <ul className="ruled mt-2">
        <Row
          to={to('copy')}
          label={t('family.data.copy')}
          hint={t(account?.leaving ? 'family.data.copy.hint.leaving' : 'family.data.copy.hint', { name })}
        />
        <Row to={to('correct')} label={t('family.data.correct')} />
        <Row to={to('records')} label={t('family.data.records')} hint={t('family.data.records.hint')} />
        {!account?.leaving && (
          <Row to={to('end')} label={t('family.data.end')} hint={t('family.data.end.hint')} isDanger />
        )}
      </ul>
    </Card>
  );
}

interface RowProps {
  to: string;
  label: string;
  hint?: string;
  isDanger?: boolean;
}

function Row({ to, label, hint, isDanger = false }: RowProps): ReactNode {
  return (
    <li>
      <Link
        to={to}
        className={cx(
          'flex min-h-14 items-center justify-between gap-3 rounded-button py-2',
          isDanger ? 'text-lotus-deep' : 'text-ink',
        )}
      >
        <span className="min-w-0">
          <span className="block font-bold font-display text-lg leading-tight">{label}</span>
          {hint && <span className="block text-ink-soft text-sm">{hint}</span>}
        </span>
        <span aria-hidden="true" className="rotate-180">
          <BackIcon />
        </span>
      </Link>
    </li>
  );
}
