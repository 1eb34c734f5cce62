import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useSearch, useSearchParams } from 'wouter';
import { lazyDialog } from '#web/app/lazy-dialog.tsx';
import { leadsToStaff } from '#web/app/session/staff-path.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Tabs } from '#web/ui/controls/Tabs.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { LogInForm } from './LogInForm.tsx';
import { t } from './messages/index.ts';
import { ForgotForm } from './passwords/ForgotForm.tsx';
import type { PipReaction } from './pip-reaction.ts';
import { SignInLayout } from './SignInLayout.tsx';
import { StaffSignIn } from './StaffSignIn.tsx';
import {
  forgetPending,
  type PendingSignUpWithUsername,
  savePending,
  usePendingSignUp,
} from './verification/pending.ts';
import './accounts.css';

const SignUpForm = lazy(() => import('./sign-up/SignUpForm.tsx').then((file) => ({ default: file.SignUpForm })));
const VerifyDialog = lazyDialog(() => import('./verification/VerifyDialog.tsx').then((file) => file.VerifyDialog));

const views = {
  'sign-in': { page: 'accounts.signIn', title: 'accounts.signIn.title', pip: 'accounts.signIn.pip' },
  'sign-up': { page: 'accounts.signUp', title: 'accounts.signUp.title', pip: 'accounts.signUp.pipYou' },
  forgot: { page: 'accounts.forgot.title', title: 'accounts.forgot.title', pip: 'accounts.forgot.pip' },
} as const;
type View = keyof typeof views;

const FORGOT_OF_STAFF = '/auth?next=/staff/account&tab=forgot';

/** Sign In and Sign Up; for staff only the first. */
export function AuthPage(): ReactNode {
  const search = useSearch();
  return leadsToStaff('/auth', search) ? <StaffSignIn /> : <SignInAndUp />;
}

/** Also the way back to a code that was asked for earlier. */
function SignInAndUp(): ReactNode {
  const [view, show] = useView();
  const pending = usePendingSignUp();
  const [opened, setOpened] = useState<PendingSignUpWithUsername>();
  const [reaction, setReaction] = useState<{ at: View; reaction: PipReaction }>();
  const { page, title, pip } = views[view];
  usePageTitle(t(page));

  const waitForCode = (next: PendingSignUpWithUsername): void => {
    savePending(next);
    setOpened(next);
  };
  const react = (reaction: PipReaction): void => setReaction({ at: view, reaction });
  const shown: PipReaction = reaction?.at === view ? reaction.reaction : { mood: 'happy', says: t(pip) };
  return (
    <SignInLayout title={shown.title ?? t(title)} readsAloud={view !== 'sign-up'} reaction={shown}>
      {pending && <PendingSignUp pending={pending} onOpen={() => setOpened(pending)} />}
      <Card className="sm:p-8 wide:py-6">
        {view === 'forgot' ? (
          <>
            <ForgotForm text={t('accounts.forgot.text')} onBack={() => show('sign-in')} onReaction={react} />
            <p className="mt-2 text-center text-sm">
              <Link to={FORGOT_OF_STAFF} className="inline-flex min-h-12 items-center text-ink-soft underline">
                {t('accounts.forgot.staff')}
              </Link>
            </p>
          </>
        ) : (
          <Tabs
            label={t('accounts.auth')}
            value={view}
            onChange={show}
            tabs={[
              { id: 'sign-in', label: t('accounts.signIn') },
              { id: 'sign-up', label: t('accounts.signUp') },
            ]}
          >
            {view === 'sign-in' ? (
              <LogInForm onForgot={() => show('forgot')} onReaction={react} />
            ) : (
              <SignUp onSent={waitForCode} onReaction={react} />
            )}
          </Tabs>
        )}
      </Card>
      {/* A used or expired code is deleted from storage; the dialog explains that itself. */}
      {opened && <VerifyDialog pending={pending ?? opened} onClose={() => setOpened(undefined)} />}
    </SignInLayout>
  );
}

/** The view in the address, and a function that changes it. Changing it restarts the steps of signing up. */
function useView(): [view: View, show: (next: View) => void] {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab') ?? location.hash.slice(1);
  const show = (next: View): void =>
    setSearch(
      (before) => {
        before.set('tab', next);
        before.delete('step');
        return before;
      },
      { replace: true },
    );
  return [wanted === 'sign-up' || wanted === 'forgot' ? wanted : 'sign-in', show];
}

interface SignUpProps {
  onSent: (pending: PendingSignUpWithUsername) => void;
  onReaction: (reaction: PipReaction) => void;
}

function SignUp(props: SignUpProps): ReactNode {
  return (
    <Suspense fallback={<div aria-busy="true" className="accounts-coming" />}>
      <SignUpForm {...props} />
    </Suspense>
  );
}

function PendingSignUp({ pending, onOpen }: { pending: PendingSignUpWithUsername; onOpen: () => void }): ReactNode {
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
