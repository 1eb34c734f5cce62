import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
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
import {
  forgetPending,
  keepPending,
  type PendingSignUpWithUsername,
  usePendingSignUp,
} from './verification/pending.ts';
import './accounts.css';

const SignUpForm = lazy(() => import('./sign-up/SignUpForm.tsx').then((file) => ({ default: file.SignUpForm })));
const VerifyDialog = lazy(() =>
  import('./verification/VerifyDialog.tsx').then((file) => ({ default: file.VerifyDialog })),
);

const places = {
  'sign-in': { page: 'accounts.signIn', title: 'accounts.signIn.title', pip: 'accounts.signIn.pip' },
  'sign-up': { page: 'accounts.signUp', title: 'accounts.signUp.title', pip: 'accounts.signUp.pipYou' },
  forgot: { page: 'accounts.forgot.title', title: 'accounts.forgot.title', pip: 'accounts.forgot.pip' },
} as const;
type Place = keyof typeof places;

/** Sign In and Sign Up; also the way back to a code that was asked for earlier. */
export function AuthPage(): ReactNode {
  const [place, show] = usePlace();
  const pending = usePendingSignUp();
  const [asked, setAsked] = useState<PendingSignUpWithUsername>();
  const [felt, setFelt] = useState<{ at: Place; feeling: PipReaction }>();
  const { page, title, pip } = places[place];
  usePageTitle(t(page));

  const waitForCode = (next: PendingSignUpWithUsername): void => {
    keepPending(next);
    setAsked(next);
  };
  const tell = (feeling: PipReaction): void => setFelt({ at: place, feeling });
  return (
    <SignInLayout title={t(title)} feeling={felt?.at === place ? felt.feeling : { mood: 'happy', says: t(pip) }}>
      {pending && <Waiting pending={pending} onOpen={() => setAsked(pending)} />}
      <Card className="sm:p-8">
        {place === 'forgot' ? (
          <ForgotForm onBack={() => show('sign-in')} onFeel={tell} />
        ) : (
          <Tabs
            label={t('accounts.auth')}
            value={place}
            onChange={show}
            tabs={[
              { id: 'sign-in', label: t('accounts.signIn') },
              { id: 'sign-up', label: t('accounts.signUp') },
            ]}
          >
            {place === 'sign-in' ? (
              <LogInForm onForgot={() => show('forgot')} onFeel={tell} />
            ) : (
              <SignUp onSent={waitForCode} onFeel={tell} />
            )}
          </Tabs>
        )}
      </Card>
      {asked && (
        <Suspense fallback={null}>
          {/* A code that is used up, or has run out meanwhile, is no longer kept; the dialog says so itself. */}
          <VerifyDialog pending={pending ?? asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </SignInLayout>
  );
}

/** What the address asks for, and the way to another. The steps of signing up begin anew. */
function usePlace(): [place: Place, show: (next: Place) => void] {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab') ?? location.hash.slice(1);
  const show = (next: Place): void =>
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
  onFeel: (feeling: PipReaction) => void;
}

function SignUp(props: SignUpProps): ReactNode {
  return (
    <Suspense fallback={<div aria-busy="true" className="accounts-coming" />}>
      <SignUpForm {...props} />
    </Suspense>
  );
}

function Waiting({ pending, onOpen }: { pending: PendingSignUpWithUsername; onOpen: () => void }): ReactNode {
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
