import type { ReactNode } from 'react';
import type { CorrectionForm } from '#contract/family.ts';
import { TimeZoneField } from '#web/family/TimeZoneField.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { t } from '../messages/data-desk/index.ts';
import { type Correctable, correctable } from './RequestFacts.tsx';

interface CorrectionFieldsProps {
  corrections: CorrectionForm;
  errors: Readonly<Record<string, string>>;
  onChange: (corrections: CorrectionForm) => void;
}

/** Empty at first: staff write what is right, and see nothing of what is stored. */
export function CorrectionFields({ corrections, errors, onChange }: CorrectionFieldsProps): ReactNode {
  const set = (field: Correctable, typed: string): void => {
    const { [field]: _, ...others } = corrections;
    onChange(typed === '' ? others : { ...others, [field]: typed });
  };
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="font-bold font-display">{t('admin.desk.correct')}</legend>
      <p className="text-ink-soft text-sm">{t('admin.desk.correct.hint')}</p>
      {correctable.map((field) => {
        const shared = {
          name: field,
          label: t(`admin.desk.field.${field}`),
          value: corrections[field] ?? '',
          error: errors[field] ?? errors[`corrections.${field}`],
        };
        return field === 'timeZone' ? (
          <TimeZoneField key={field} {...shared} optional onChange={(zone) => set(field, zone)} />
        ) : (
          <Field
            key={field}
            {...shared}
            type={field === 'birthDate' ? 'date' : 'text'}
            autoComplete="off"
            onChange={({ target }) => set(field, target.value)}
          />
        );
      })}
      {corrections.birthDate !== undefined && (
        <Checkbox
          label={t('admin.desk.sure')}
          checked={corrections.isSure ?? false}
          onChange={({ target }) => onChange({ ...corrections, isSure: target.checked })}
        />
      )}
    </fieldset>
  );
}
