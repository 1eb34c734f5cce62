import type { ChangeEvent } from 'react';
import type { SignUp } from './sign-up.ts';
import type { SignUpDraft } from './sign-up-rules.ts';

type TextField = { [Name in keyof SignUpDraft]: SignUpDraft[Name] extends string ? Name : never }[keyof SignUpDraft];

/** The props of a text field of the form. */
export function textFieldProps(form: SignUp, name: TextField) {
  return {
    name,
    value: form.draft[name],
    error: form.errorOf(name),
    steady: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.change({ [name]: event.target.value }),
    onBlur: () => form.leave(name),
  };
}
