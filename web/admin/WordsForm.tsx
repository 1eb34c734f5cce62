import { type FormEvent, type ReactNode, useState } from 'react';
import type { Settings } from '#contract/admin.ts';
import { ON_DUTY_MAX, OPERATOR_ADDRESS_MAX, OPERATOR_NAME_MAX } from '#contract/rules/set-up.ts';
import { ApiError } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { t } from './messages/index.ts';
import { type SettingsChange, useChangeSettings } from './queries.ts';
import { Refused } from './Refused.tsx';

const fields = {
  operatorName: { maxLength: OPERATOR_NAME_MAX, hint: 'admin.set.operatorNameHint', type: 'text' },
  operatorAddress: { maxLength: OPERATOR_ADDRESS_MAX, hint: undefined, type: 'text' },
  contactEmail: { maxLength: 254, hint: 'admin.set.contactEmailHint', type: 'email' },
  onDutyNote: { maxLength: ON_DUTY_MAX, hint: 'admin.set.onDutyNoteHint', type: 'text' },
} as const;
export type Word = keyof typeof fields;

interface WordsFormProps {
  settings: Settings;
  words: readonly Word[];
  label: string;
  send: string;
  /** What is sent along, such as the step that is done with it. */
  along?: SettingsChange;
  onSaved: () => void;
}

/** The words that families read about who runs this place. */
export function WordsForm({ settings, words, label, send, along, onSaved }: WordsFormProps): ReactNode {
  const change = useChangeSettings();
  const [typed, setTyped] = useState<Partial<Record<Word, string>>>({});
  const refused = change.error instanceof ApiError ? change.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!change.isPending) change.mutate({ ...changesOf(typed), ...along }, { onSuccess: onSaved });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={label}>
      {words.map((word) => {
        const { hint, ...input } = fields[word];
        return (
          <Field
            key={word}
            {...input}
            label={t(`admin.set.${word}`)}
            hint={hint && t(hint)}
            value={typed[word] ?? settings[word] ?? ''}
            onChange={(event) => setTyped({ ...typed, [word]: event.target.value })}
            error={refused[word]}
          />
        );
      })}
      <Refused error={Object.keys(refused).length === 0 ? change.error : null} />
      <Button type="submit" className="self-start" pending={change.isPending}>
        {send}
      </Button>
    </form>
  );
}

/** Only what was touched, so that two admins do not overwrite each other. An empty address is none. */
function changesOf({ contactEmail, ...words }: Partial<Record<Word, string>>): SettingsChange {
  if (contactEmail === undefined) return words;
  return { ...words, contactEmail: contactEmail.trim() };
}
