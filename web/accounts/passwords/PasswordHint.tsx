import type { ReactNode } from 'react';
import { PASSWORD_MIN } from '#contract/accounts/passwords.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import { passwordStrength } from './password-strength.ts';

const reached = { short: 1, weak: 2, good: 3, great: 4 } as const;
const tones = { short: 'sun', weak: 'sky', good: 'teal', great: 'leaf' } as const;

/** How hard a password is to guess: four lily pads and a cheering word, never a reproach. */
export function PasswordHint({ password, username }: { password: string; username: string }): ReactNode {
  if (password === '') return t('accounts.password.hint');
  const strength = passwordStrength(password, username);
  return (
    <span
      data-tone={tones[strength]}
      className="accounts-strength flex flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center"
    >
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cx('accounts-strength-pad rounded-full', step <= reached[strength] ? 'bg-tone' : 'bg-line')}
          />
        ))}
      </span>
      <span aria-live="polite">
        {strength === 'short'
          ? t('accounts.password.short', { count: PASSWORD_MIN - password.length })
          : t(`accounts.password.${strength}`)}
      </span>
    </span>
  );
}
