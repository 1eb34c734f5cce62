import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AuditEntry } from '#contract/safety/audit.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { describeAct, describeDetail, t } from '../messages/audit/index.ts';

interface AuditTableProps {
  entries: readonly AuditEntry[];
  /** Not where all entries are the reader's own. */
  showsWho: boolean;
}

/** A table on wide screens; on a phone each entry is a few lines. */
export function AuditTable({ entries, showsWho }: AuditTableProps): ReactNode {
  return (
    <table className="block w-full text-sm sm:table">
      <thead className="sr-only sm:not-sr-only">
        <tr className="font-display text-ink-soft sm:[&>th]:px-4 sm:[&>th]:py-2 sm:[&>th]:text-start">
          <th scope="col">{t('safety.audit.when')}</th>
          {showsWho && <th scope="col">{t('safety.audit.person')}</th>}
          <th scope="col">{t('safety.audit.what')}</th>
          <th scope="col">{t('safety.audit.details')}</th>
          <th scope="col" className="sm:text-end!">
            {t('safety.audit.number')}
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {entries.map((entry) => (
          <Entry key={entry.number} entry={entry} showsWho={showsWho} />
        ))}
      </tbody>
    </table>
  );
}

function Entry({ entry, showsWho }: { entry: AuditEntry; showsWho: boolean }): ReactNode {
  const { number, at, act, by, subject, details } = entry;
  const when = new Date(at).toLocaleString(dateLocale(), { dateStyle: 'medium', timeStyle: 'medium' });
  const address = subject === null ? undefined : addressOf(act, subject);
  return (
    <tr className="flex flex-wrap gap-x-3 border-line border-t px-4 py-2 first:border-t-0 sm:table-row sm:p-0 sm:[&>td]:border-line sm:[&>td]:border-t sm:[&>td]:px-4 sm:[&>td]:py-2 sm:[&>td]:align-top">
      <td className="order-1 whitespace-nowrap text-ink-soft tabular-nums">{when}</td>
      {showsWho && (
        <td className="max-w-full break-words font-bold font-display">
          <bdi>{by ?? t('safety.audit.job')}</bdi>
        </td>
      )}
      <td className="order-2 max-sm:basis-full">
        {address ? (
          <Link
            to={address}
            className="font-bold underline max-sm:-my-3 max-sm:inline-flex max-sm:min-h-12 max-sm:items-center"
          >
            {describeAct(act)}
          </Link>
        ) : (
          describeAct(act)
        )}
      </td>
      <td className="order-3 min-w-0 break-words text-ink-soft empty:hidden max-sm:basis-full sm:empty:table-cell">
        {subject === null ? t('safety.audit.erased') : details.map(describeDetail).join(' · ')}
      </td>
      <td className="hidden text-end text-ink-soft tabular-nums sm:table-cell">{number}</td>
    </tr>
  );
}

/** Where to read what an entry is about. */
function addressOf(act: string, subject: string): string | undefined {
  if (act.startsWith('case.')) return `/moderation/cases/${subject}`;
  return act.startsWith('person.') ? `/admin/people?id=${subject}` : undefined;
}
