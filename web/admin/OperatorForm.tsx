import { type FormEvent, type ReactNode, useState } from 'react';
import type { Settings } from '#contract/admin.ts';
import { KEPT_OUTSIDE_MAX, ON_DUTY_MAX, OPERATOR_ADDRESS_MAX, OPERATOR_NAME_MAX } from '#contract/rules/set-up.ts';
import { ApiError } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { ErrorCallout } from './ErrorCallout.tsx';
import { t } from './messages/index.ts';
import { type SettingsChange, useChangeSettings } from './queries.ts';

const fields = {
  operatorName: { maxLength: OPERATOR_NAME_MAX, hint: 'admin.set.operatorNameHint', type: 'text' },
  operatorAddress: { maxLength: OPERATOR_ADDRESS_MAX, hint: undefined, type: 'text' },
  contactEmail: { maxLength: 254, hint: 'admin.set.contactEmailHint', type: 'email' },
  onDutyNote: { maxLength: ON_DUTY_MAX, hint: 'admin.set.onDutyNoteHint', type: 'text' },
  keptOutside: { maxLength: KEPT_OUTSIDE_MAX, hint: 'admin.set.keptOutsideHint', type: 'text' },
} as const;
export type OperatorField = keyof typeof fields;

interface OperatorFormProps {
  settings: Settings;
  names: readonly OperatorField[];
  label: string;
  send: string;
  /** Sent together with the fields, such as the completed set-up step. */
  extraChanges?: SettingsChange;
  onSaved: () => void;
}

/** What families read about the operator. */
export function OperatorForm({ settings, names, label, send, extraChanges, onSaved }: OperatorFormProps): ReactNode {
  const change = useChangeSettings();
  const [typed, setTyped] = useState<Partial<Record<OperatorField, string>>>({});
  const refused = change.error instanceof ApiError ? change.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!change.isPending) change.mutate({ ...toSettingsChange(typed), ...extraChanges }, { onSuccess: onSaved });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={label}>
      {names.map((name) => {
        const { hint, ...input } = fields[name];
        return (
          <Field
            key={name}
            {...input}
            label={t(`admin.set.${name}`)}
            hint={hint && t(hint)}
            value={typed[name] ?? settings[name] ?? ''}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            error={refused[name]}
          />
        );
      })}
      <ErrorCallout error={Object.keys(refused).length === 0 ? change.error : null} />
      <Button type="submit" className="self-start" pending={change.isPending}>
        {send}
      </Button>
    </form>
  );
}

/** Only the edited fields, so that two admins do not overwrite each other. */
function toSettingsChange({ contactEmail, ...names }: Partial<Record<OperatorField, string>>): SettingsChange {
  if (contactEmail === undefined) return names;
  return { ...names, contactEmail: contactEmail.trim() };
}
