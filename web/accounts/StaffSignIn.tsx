import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { LogInForm } from './LogInForm.tsx';
import { t } from './messages/index.ts';
import { ForgotForm } from './passwords/ForgotForm.tsx';

/** Sign-in on the way to a page of staff: the same form, without Pip and without sign-up. */
export function StaffSignIn(): ReactNode {
  const [search] = useSearchParams();
  const [isForgot, setForgot] = useState(search.get('tab') === 'forgot');
  usePageTitle(t('accounts.staff'));
  return (
    <Page>
      <div>
        <h1>{t(isForgot ? 'accounts.forgot.title' : 'accounts.staff')}</h1>
        {!isForgot && <p className="mt-1 text-ink-soft">{t('accounts.staff.text')}</p>}
      </div>
      <Card className="sm:p-8">
        {isForgot ? (
          <ForgotForm text={t('accounts.staff.forgot')} onBack={() => setForgot(false)} onReaction={ignore} />
        ) : (
          <LogInForm onForgot={() => setForgot(true)} onReaction={ignore} />
        )}
      </Card>
    </Page>
  );
}

/** Pip is not there to react. */
function ignore(): void {}
