import { type ReactNode, useId, useState } from 'react';
import { browserLocales } from '#web/app/i18n/browser-locales.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { cx } from '#web/ui/style/cx.ts';
import { FieldNote } from '../FieldNote.tsx';
import { t } from '../messages/index.ts';
import type { SignUp } from './sign-up.ts';

const YEARS = 100;
const parts = ['day', 'month', 'year'] as const;
type Part = (typeof parts)[number];
type Chosen = Record<Part, string>;

/** Three lists in the order of the reader's country, because nobody wants to page back ten years in a calendar. */
export function BirthDateField({ form }: { form: SignUp }): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(() => splitDate(form.draft.dateOfBirth));
  const error = form.errorOf('dateOfBirth');
  const choose = (part: Part, value: string): void => {
    const next = { ...chosen, [part]: value };
    setChosen(next);
    form.change({ dateOfBirth: joinDate(next) });
    if (parts.every((one) => next[one] !== '')) form.visit('dateOfBirth');
  };
  return (
    <fieldset aria-describedby={`${id} ${id}-hint`}>
      <legend className="mb-1.5 font-bold font-display text-base">{t('accounts.birth')}</legend>
      <div className="accounts-birth flex gap-2 sm:gap-3">
        {partsInOrder().map((part) => (
          <select
            key={part}
            name={part}
            aria-label={t(`accounts.birth.${part}`)}
            aria-invalid={error !== undefined || undefined}
            autoComplete={`bday-${part}`}
            value={chosen[part]}
            onChange={(event) => choose(part, event.target.value)}
            onBlur={part === partsInOrder().at(-1) ? () => form.leave('dateOfBirth') : undefined}
            className={cx('control cursor-pointer', part === 'month' ? 'accounts-month' : 'min-w-0 flex-1')}
          >
            <option value="">{t(`accounts.birth.${part}`)}</option>
            {listOptions(part).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ))}
      </div>
      <FieldNote id={id} error={error} hint={t('accounts.birth.hint')} />
    </fieldset>
  );
}

function splitDate(date: string): Chosen {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

function joinDate({ year, month, day }: Chosen): string {
  return year && month && day ? `${year}-${month}-${day}` : '';
}

function partsInOrder(): readonly Part[] {
  const order = new Intl.DateTimeFormat(browserLocales()).formatToParts().map(({ type }) => type);
  return [...parts].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

function listOptions(part: Part): (readonly [value: string, label: string])[] {
  const two = (number: number): string => String(number).padStart(2, '0');
  if (part === 'day') return Array.from({ length: 31 }, (_, index) => [two(index + 1), String(index + 1)]);
  if (part === 'month') {
    const name = new Intl.DateTimeFormat(dateLocale(), { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => [two(index + 1), name.format(Date.UTC(2024, index, 15))]);
  }
  const now = new Date().getFullYear();
  return Array.from({ length: YEARS }, (_, index) => [String(now - index), String(now - index)]);
}
