import type { ReactNode } from 'react';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { FieldNote } from '../FieldNote.tsx';
import { t } from '../messages/index.ts';
import type { SignUp } from './sign-up.ts';
import { textFieldProps } from './sign-up-fields.ts';

/** The parent who gets the code and decides about consent. */
export function ParentFields({ form }: { form: SignUp }): ReactNode {
  const error = form.errorOf('coppaAcknowledgment');
  return (
    <>
      <Field
        {...textFieldProps(form, 'parentName')}
        label={t('accounts.parent.name')}
        hint={t('accounts.parent.name.hint')}
        autoComplete="off"
      />
      <Field
        {...textFieldProps(form, 'parentEmail')}
        type="email"
        label={t('accounts.parent.email')}
        hint={t('accounts.parent.emailHint')}
        autoComplete="off"
      />
      <div>
        <Checkbox
          name="coppaAcknowledgment"
          checked={form.draft.coppaAcknowledgment}
          onChange={(event) => form.change({ coppaAcknowledgment: event.target.checked })}
          onBlur={() => form.leave('coppaAcknowledgment')}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : 'coppa-note'}
          label={t('accounts.parent.acknowledge')}
        />
        <FieldNote id="coppa-note" error={error} hint={t('accounts.parent.acknowledge.hint')} />
      </div>
    </>
  );
}
