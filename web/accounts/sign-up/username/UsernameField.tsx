import { Fragment, type ReactNode } from 'react';
import { USERNAME_MAX } from '#contract/accounts.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { t } from '../../messages/index.ts';
import { useUsernameIdeas } from '../nicknames.ts';
import type { SignUp } from '../sign-up.ts';
import { textFieldProps } from '../sign-up-fields.ts';
import type { UsernameState } from './username-check.ts';

export function UsernameField({ form }: { form: SignUp }): ReactNode {
  const { username } = form;
  const field = textFieldProps(form, 'username');
  const taken = username.is === 'taken' ? (username.reason ?? t('accounts.username.taken')) : undefined;
  return (
    <div className="flex flex-col">
      <Field
        {...field}
        error={field.error ?? taken}
        label={t('accounts.username')}
        success={username.is === 'available' ? t('accounts.username.available') : undefined}
        hint={
          username.is === 'available' ? undefined : (
            <span role="status" className="accounts-answer inline-flex items-center">
              <UsernameAnswer username={username} />
            </span>
          )
        }
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={USERNAME_MAX}
      />
      <UsernameIdeas form={form} />
    </div>
  );
}

/** Always there, so that nothing moves when a name turns out to be taken. Side by side where none is cut. */
function UsernameIdeas({ form: { username, draft, change } }: { form: SignUp }): ReactNode {
  const ideas = useUsernameIdeas(draft);
  const offered = username.is === 'taken' && username.suggestions.length > 0 ? username.suggestions : ideas;
  return (
    <fieldset className="mt-1 min-w-0">
      <legend className="sr-only">{t('accounts.username.suggestions')}</legend>
      <div className="accounts-ideas-line grid gap-2">
        {offered.map((idea) => (
          <Button
            key={idea}
            wide
            look="secondary"
            aria-label={idea}
            className="sm:px-1! sm:text-sm sm:leading-tight"
            onClick={() => change({ username: idea })}
          >
            <Breakable name={idea} />
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** A long name goes on after an underscore, not in the middle of a word. */
function Breakable({ name }: { name: string }): ReactNode {
  const words = name.split(/(?<=_)/);
  return (
    <span className="wrap-anywhere">
      {words.map((word) => (
        <Fragment key={word}>
          {word}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

function UsernameAnswer({ username }: { username: UsernameState }): ReactNode {
  switch (username.is) {
    case 'checking':
      return (
        <span className="inline-flex items-center gap-2 text-ink-soft">
          <Spinner /> {t('accounts.username.checking')}
        </span>
      );
    case 'taken':
      return username.suggestions.length > 0 ? t('accounts.username.suggestions') : t('accounts.username.hint');
    case 'unknown':
      return (
        <span className="inline-flex flex-wrap items-center gap-x-3">
          {username.why}
          <Button look="ghost" onClick={() => void username.again()}>
            {t('ui.tryAgain')}
          </Button>
        </span>
      );
    default:
      return t('accounts.username.hint');
  }
}
