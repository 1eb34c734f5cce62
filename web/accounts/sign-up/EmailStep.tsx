import type { ReactNode } from 'react';
import { Field } from '#web/ui/controls/Field.tsx';
import { t } from '../messages/index.ts';
import { ParentFields } from './ParentFields.tsx';
import { SignUpSummary } from './SignUpSummary.tsx';
import type { SignUp } from './sign-up.ts';
import { textFieldProps } from './sign-up-fields.ts';

/** The last step: who gets the code, and a summary. */
export function EmailStep({ form }: { form: SignUp }): ReactNode {
  return (
    <>
      {form.asked === 'parent' ? <ParentFields form={form} /> : <OwnEmail form={form} />}
      <SignUpSummary form={form} />
    </>
  );
}

function OwnEmail({ form }: { form: SignUp }): ReactNode {
  return (
    <Field
      {...textFieldProps(form, 'email')}
      type="email"
      autoComplete="email"
      label={t('accounts.email')}
      hint={t('accounts.email.hint')}
    />
  );
}
