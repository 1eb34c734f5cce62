import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import { t } from '#web/app/messages/accounts.ts';
import { usePageTitle } from '#web/app/title.ts';
import { Button } from '#web/ui/Button.tsx';
import { Callout } from '#web/ui/Callout.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Pip } from '#web/ui/Pip.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { LogInForm } from './LogInForm.tsx';
import { forgetPending, keepPending, usePendingSignUp, type WaitingSignUp } from './pending.ts';

const SignUpForm = lazy(() => import('./SignUpForm.tsx').then((file) => ({ default: file.SignUpForm })));
const VerifyDialog = lazy(() => import('./VerifyDialog.tsx').then((file) => ({ default: file.VerifyDialog })));

type Tab = 'sign-in' | 'sign-up';

/** Sign In and Sign Up; also the way back to a code that was asked for earlier. */
export function AuthPage(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab') ?? location.hash.slice(1);
  const pending = usePendingSignUp();
  const [asksCode, setAsksCode] = useState(false);
  const isForgot = wanted === 'forgot';
  const tab: Tab = wanted === 'sign-up' ? 'sign-up' : 'sign-in';
  usePageTitle(t(isForgot ? 'accounts.forgot.title' : tab === 'sign-up' ? 'accounts.signUp' : 'accounts.signIn'));

  const show = (next: Tab | 'forgot'): void =>
    setSearch(
      (before) => {
        before.set('tab', next);
        return before;
      },
      { replace: true },
    );
  const waitForCode = (next: WaitingSignUp): void => {
    keepPending(next);
    setAsksCode(true);
  };
  return (
    <Page>
      <Greeting tab={tab} />
      {pending && <Waiting pending={pending} onOpen={() => setAsksCode(true)} />}
      <Card className="sm:p-8">
        {isForgot ? (
          <ForgotForm onBack={() => show('sign-in')} />
        ) : (
          <Tabs
            label={t('accounts.auth')}
            value={tab}
            onChange={show}
            tabs={[
              { id: 'sign-in', label: t('accounts.signIn') },
              { id: 'sign-up', label: t('accounts.signUp') },
            ]}
          >
            {tab === 'sign-in' ? <LogInForm onForgot={() => show('forgot')} /> : <SignUp onSent={waitForCode} />}
          </Tabs>
        )}
      </Card>
      {pending && asksCode && (
        <Suspense fallback={null}>
          <VerifyDialog pending={pending} onClose={() => setAsksCode(false)} />
        </Suspense>
      )}
    </Page>
  );
}

function SignUp({ onSent }: { onSent: (pending: WaitingSignUp) => void }): ReactNode {
  // As tall as the form, so that nothing jumps when it is there.
  return (
    <Suspense fallback={<div aria-busy="true" className="min-h-240" />}>
      <SignUpForm onSent={onSent} />
    </Suspense>
  );
}

function Greeting({ tab }: { tab: Tab }): ReactNode {
  return (
    <div className="flex items-center gap-4">
      <Pip size={96} mood={tab === 'sign-up' ? 'cheering' : 'happy'} />
      <div>
        <h1>{t(tab === 'sign-up' ? 'accounts.signUp.title' : 'accounts.signIn.title')}</h1>
        <p className="text-ink-soft">{t(tab === 'sign-up' ? 'accounts.signUp.text' : 'accounts.signIn.text')}</p>
      </div>
    </div>
  );
}

function Waiting({ pending, onOpen }: { pending: WaitingSignUp; onOpen: () => void }): ReactNode {
  return (
    <Callout
      tone="sun"
      emoji="💌"
      title={t('accounts.waiting.title')}
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onOpen}>{t('accounts.waiting.open')}</Button>
          <Button look="ghost" onClick={forgetPending}>
            {t('accounts.waiting.forget')}
          </Button>
        </div>
      }
    >
      {t('accounts.waiting.text')} <bdi>{pending.email}</bdi>
    </Callout>
  );
}
