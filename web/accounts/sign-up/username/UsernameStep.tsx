import type { ReactNode } from 'react';
import { PasswordField } from '#web/ui/controls/PasswordField.tsx';
import { t } from '../../messages/index.ts';
import { PasswordHint } from '../../passwords/PasswordHint.tsx';
import { NicknameField } from '../NicknameField.tsx';
import type { SignUp } from '../sign-up.ts';
import { textFieldProps } from '../sign-up-fields.ts';
import { UsernameField } from './UsernameField.tsx';

/** The second step: username, nickname and password. */
export function UsernameStep({ form }: { form: SignUp }): ReactNode {
  const { password, confirmPassword, username } = form.draft;
  const words = { showLabel: t('ui.showPassword'), hideLabel: t('ui.hidePassword') };
  const wasLost = form.isRestored && username !== '' && password === '';
  const isSame = confirmPassword !== '' && !form.wrong.includes('confirmPassword');
  return (
    <>
      <UsernameField form={form} />
      <NicknameField form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          {...textFieldProps(form, 'password')}
          {...words}
          autoComplete="new-password"
          label={t('accounts.password')}
          hint={wasLost ? t('accounts.signUp.passwordAgain') : <PasswordHint password={password} username={username} />}
        />
        <PasswordField
          {...textFieldProps(form, 'confirmPassword')}
          {...words}
          autoComplete="new-password"
          label={t('accounts.confirmPassword')}
          success={isSame ? t('accounts.confirmPassword.same') : undefined}
          hint={isSame ? undefined : t('accounts.confirmPassword.hint')}
        />
      </div>
    </>
  );
}
