import type { ReactNode } from 'react';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/index.ts';
import type { SignUp } from './sign-up.ts';

/** What the child entered in the two steps before, each with a button back to it. */
export function SignUpSummary({ form }: { form: SignUp }): ReactNode {
  const { firstName, lastName, dateOfBirth, username } = form.draft;
  return (
    <section aria-label={t('accounts.given')} className="rounded-button bg-mist px-4 py-1">
      <dl className="ruled">
        <Row
          what={t('accounts.signUp.you')}
          values={[`${firstName} ${lastName}`, dayInWords(dateOfBirth)]}
          onChange={() => form.goTo(1)}
        />
        <Row
          what={t('accounts.signUp.pond')}
          values={[username.trim().toLowerCase(), form.nicknames.chosen]}
          onChange={() => form.goTo(2)}
        />
      </dl>
    </section>
  );
}

function Row({ what, values, onChange }: { what: string; values: string[]; onChange: () => void }): ReactNode {
  return (
    <div className="accounts-given grid items-center gap-x-3 py-1">
      <dt className="text-ink-soft text-sm">{what}</dt>
      <dd className="flex flex-wrap gap-x-5 font-bold">
        {values.map((value) => (
          <bdi key={value} className="wrap-anywhere min-w-0">
            {value}
          </bdi>
        ))}
      </dd>
      <dd className="accounts-given-change">
        <Button look="ghost" className="mb-0!" aria-label={t('accounts.given.changeWhat', { what })} onClick={onChange}>
          {t('accounts.given.change')}
        </Button>
      </dd>
    </div>
  );
}

function dayInWords(day: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
