import type { ReactNode } from 'react';
import { FieldFrame } from '#web/ui/controls/FieldFrame.tsx';
import { t } from '../messages/data-desk/index.ts';

interface RequiredChoiceProps<Value extends string> {
  label: string;
  hint?: string | undefined;
  value: Value | '';
  options: readonly Value[];
  nameOf: (option: Value) => string;
  onChoose: (value: Value) => void;
}

/** One of a few words, with no way back to none. */
export function RequiredChoice<Value extends string>(props: RequiredChoiceProps<Value>): ReactNode {
  const { label, hint, value, options, nameOf, onChoose } = props;
  return (
    <FieldFrame label={label} hint={hint}>
      {(tied) => (
        <select {...tied} className="control" value={value} onChange={({ target }) => onChoose(target.value as Value)}>
          <option value="" disabled>
            {t('admin.desk.choose')}
          </option>
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
