import type { ReactNode } from 'react';
import type { DataDesk } from '#contract/family.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { formatDay } from '#web/family/format-day.ts';
import { t } from '../messages/data-desk/index.ts';

/** One request: what, who, how staff knew the parent, and what was corrected. */
export function RequestFacts({ request }: { request: DataDesk['requests'][number] }): ReactNode {
  const { at, kind, by, parentName, staffName, identifiedBy, howKnown, changes } = request;
  const parent = parentName ?? t('admin.desk.record.somebody');
  const staff = staffName ?? t('admin.desk.record.somebody');
  return (
    <div className="min-w-0 break-words">
      <p className="font-bold">{t(`admin.desk.kind.${kind}`)}</p>
      <p>{t(`admin.desk.record.by.${by}`, { parent, staff })}</p>
      {identifiedBy && (
        <p className="text-ink-soft text-sm">
          {t(`admin.desk.identified.${identifiedBy}`)}: {howKnown}
        </p>
      )}
      {changes.map(({ field, from, to }) => (
        <p key={field}>
          {t('admin.desk.record.change', {
            field: isField(field) ? t(`admin.desk.field.${field}`) : field,
            from: field === 'birthDate' ? formatDay(from) : from,
            to: field === 'birthDate' ? formatDay(to) : to,
          })}
        </p>
      ))}
      <p className="text-ink-soft text-sm">{moment(at)}</p>
    </div>
  );
}

export const correctable = ['firstName', 'lastName', 'birthDate', 'timeZone', 'parentName'] as const;
export type Correctable = (typeof correctable)[number];

function isField(field: string): field is Correctable {
  return correctable.some((one) => one === field);
}

export function moment(at: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}
