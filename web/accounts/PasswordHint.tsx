import type { ReactNode } from 'react';
import { t } from '#web/app/messages/accounts.ts';
import { cx } from '#web/ui/cx.ts';
import { passwordStrength } from './sign-up-rules.ts';

const steps = { short: 0, weak: 1, good: 2, great: 3 } as const;
const tones = { short: 'lotus', weak: 'ember', good: 'sky', great: 'leaf' } as const;

/** How hard a password is to guess: three lily pads and a word. */
export function PasswordHint({ password, username }: { password: string; username: string }): ReactNode {
  if (password === '') return t('accounts.password.hint');
  const strength = passwordStrength(password, username);
  return (
    <span data-tone={tones[strength]} className="flex items-center gap-3">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={cx('h-2.5 w-8 rounded-full', step <= steps[strength] ? 'bg-tone' : 'bg-line')} />
        ))}
      </span>
      <span aria-live="polite">{t(`accounts.password.${strength}`)}</span>
    </span>
  );
}
