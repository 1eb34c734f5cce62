import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { errorLook } from '#web/ui/controls/FieldFrame.tsx';
import { t } from '../messages/index.ts';
import type { SignUp } from './sign-up.ts';

const choice =
  'inline-flex min-h-12 items-center rounded-full border-2 border-line px-4 font-display font-semibold text-ink-soft has-checked:border-tone has-checked:bg-tone-soft has-checked:text-tone-deep has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 sm:justify-center sm:px-2 sm:text-center sm:text-sm sm:leading-tight';

/**
 * Three nicknames to choose from. The first one is preselected. Where there is room they share one row, however long
 * they are, and “Show me more” stands beside the heading.
 */
export function NicknameField({ form }: { form: SignUp }): ReactNode {
  const { offered, chosen, showOthers } = form.nicknames;
  return (
    <div>
      <fieldset aria-describedby="nickname-hint nickname-note" className="relative">
        <legend className="font-bold">{t('accounts.nickname')}</legend>
        <p id="nickname-hint" className="text-ink-soft text-sm">
          {t('accounts.nickname.hint')}
        </p>
        <div className="mt-2 flex flex-wrap gap-2 sm:grid sm:grid-cols-3">
          {offered.map((name) => (
            <label key={name} className={choice}>
              <input
                type="radio"
                name="nickname"
                checked={name === chosen}
                onChange={() => form.change({ nickname: name })}
                className="sr-only"
              />
              {name}
            </label>
          ))}
          <Button look="ghost" className="sm:absolute sm:-top-2 sm:end-0" onClick={showOthers}>
            {t('accounts.nickname.others')}
          </Button>
        </div>
      </fieldset>
      <div id="nickname-note" aria-live="polite">
        {form.errorOf('nickname') !== undefined && <p className={errorLook}>{form.errorOf('nickname')}</p>}
      </div>
    </div>
  );
}
