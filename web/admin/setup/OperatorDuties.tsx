import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { GoIcon } from '#web/ui/controls/icons.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/index.ts';

const sheets = [
  ['/admin/guide/worst-case', 'admin.setup.duties.worst'],
  ['/admin/guide', 'admin.setup.duties.law'],
] as const;

/** With the day in its name, because no archive is written over another one. */
const BACKUP = 'npm run backup -- "$(date -I).lilypad"';

/** What an operator has to do and no form of the set-up can. */
export function OperatorDuties(): ReactNode {
  return (
    <Card>
      <h2>{t('admin.setup.duties')}</h2>
      <ul className="mt-2 ruled">
        {sheets.map(([to, label]) => (
          <li key={to}>
            <Link to={to} className="flex min-h-12 items-center gap-3 py-3 font-bold">
              <span className="min-w-0 flex-1">{t(label)}</span>
              <GoIcon />
            </Link>
          </li>
        ))}
        <li className="py-3">
          {t('admin.setup.duties.backup')}
          <code dir="ltr" className="mt-1 block break-words rounded-md bg-mist px-3 py-2 text-sm">
            {BACKUP}
          </code>
        </li>
        <li className="break-words pt-3">{t('admin.setup.duties.families', { address: location.origin })}</li>
      </ul>
    </Card>
  );
}
