import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { FormProblem } from '#web/accounts/FormProblem.tsx';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { startSession } from '#web/app/session/session.ts';
import { safeNext, signInPath } from '#web/app/session/sign-in-path.ts';
import { Loading } from '#web/app/shell/LoadingPage.tsx';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from '../messages/index.ts';
import { Enrolment } from './Enrolment.tsx';
import { type SignedIn, useOpenSecondStep, usePutOffSecondStep } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';

/** The second step of staff: the code, and the first time also the set-up of the app. */
export function SecondStepPage(): ReactNode {
  usePageTitle(t('staff.step.title'));
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const { data, error } = useOpenSecondStep();
  const [fresh, setFresh] = useState<SignedIn>();
  const enter = ({ user }: Pick<SignedIn, 'user'>): void => {
    startSession(client, user);
    navigate(next, { replace: true });
  };
  const finish = (signedIn: SignedIn): void =>
    signedIn.recoveryCodes.length > 0 ? setFresh(signedIn) : enter(signedIn);

  if (error instanceof ApiError && error.code === 'not_for_you') return <Redirect to={next} replace />;
  if (!data && !error) return <Loading />;
  return (
    <Page>
      <div>
        <h1>{t(fresh ? 'staff.step.kept' : 'staff.step.title')}</h1>
        {!fresh && <p className="mt-1 text-ink-soft">{t('staff.step.text')}</p>}
      </div>
      <Card className="sm:p-8">
        {fresh ? (
          <RecoveryCodes codes={fresh.recoveryCodes} onDone={() => enter(fresh)} />
        ) : data?.enrolment ? (
          <Enrolment {...data.enrolment} onDone={finish} />
        ) : data ? (
          <SecondStepForm onDone={finish} />
        ) : (
          <StartAgain sentence={sentenceFor(error)} next={next} />
        )}
      </Card>
      {data?.mayWait && !fresh && <Later onDone={enter} />}
    </Page>
  );
}

function StartAgain({ sentence, next }: { sentence: string; next: string }): ReactNode {
  return (
    <div className="flex flex-col items-start gap-4" role="status">
      <p>{sentence}</p>
      <Button to={signInPath(next === '/' ? '/staff' : next, '')}>{t('staff.step.startAgain')}</Button>
    </div>
  );
}

function Later({ onDone }: { onDone: (signedIn: Pick<SignedIn, 'user'>) => void }): ReactNode {
  const putOff = usePutOffSecondStep();
  return (
    <Callout
      tone="sun"
      emoji="💻"
      title={t('staff.step.mayWait')}
      action={
        <div className="flex flex-col items-start gap-3">
          <FormProblem>{putOff.error ? sentenceFor(putOff.error) : undefined}</FormProblem>
          <Button
            look="secondary"
            pending={putOff.isPending}
            onClick={() => putOff.mutate(undefined, { onSuccess: (user) => onDone({ user }) })}
          >
            {t('staff.step.later')}
          </Button>
        </div>
      }
    >
      {t('staff.step.mayWaitText')}
    </Callout>
  );
}
