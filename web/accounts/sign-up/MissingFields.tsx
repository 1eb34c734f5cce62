import type { ReactNode } from 'react';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { t } from '../messages/index.ts';
import type { SignUp } from './sign-up.ts';
import type { SignUpField } from './sign-up-rules.ts';

const names = {
  username: 'accounts.username',
  nickname: 'accounts.nickname',
  password: 'accounts.password',
  confirmPassword: 'accounts.confirmPassword',
  firstName: 'accounts.firstName',
  lastName: 'accounts.lastName',
  dateOfBirth: 'accounts.birth',
  email: 'accounts.email',
  parentName: 'accounts.missing.parentName',
  parentEmail: 'accounts.missing.parentEmail',
  coppaAcknowledgment: 'accounts.missing.parentTick',
  ageConfirmation: 'accounts.missing.ageTick',
} as const satisfies Record<SignUpField, string>;

const MAX_NAMED = 3;

/** Why the button is disabled: the fields that are missing or invalid, from top to bottom. As tall when nothing is. */
export function MissingFields({ form }: { form: SignUp }): ReactNode {
  const isWrong = (field: SignUpField): boolean =>
    form.wrong.includes(field) || (field === 'username' && form.username.is !== 'available');
  const wrong = (Object.keys(names) as SignUpField[]).filter(isWrong);
  const fields = wrong.slice(0, MAX_NAMED).map((field) => t(names[field]));
  const more = wrong.length - fields.length;
  if (more > 0) fields.push(t('accounts.missing.more', { count: more }));
  const list = new Intl.ListFormat(currentLocale()).format(fields);
  return (
    <p aria-live="polite" className="accounts-missing text-ink-soft text-sm">
      {wrong.length > 0 ? t('accounts.missing', { fields: list }) : t('accounts.missing.nothing')}
    </p>
  );
}
