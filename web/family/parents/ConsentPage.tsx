import { type ReactNode, useState } from 'react';
import type { LinkPurpose } from '#contract/family.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { FamilyBar } from '../home/FamilyBar.tsx';
import { t } from '../messages/consent/index.ts';
import { ConsentDone, type Done } from './ConsentDone.tsx';
import { forgetConsentToken, useConsentToken } from './consent-token.ts';
import { DecideForm } from './DecideForm.tsx';
import { KeepAccountForm } from './KeepAccountForm.tsx';
import type { LinkFormProps } from './link-form.ts';
import { NotMyChildForm } from './NotMyChildForm.tsx';
import { useConsentLink } from './queries.ts';
import { RevokeForm } from './RevokeForm.tsx';
import { SignedFormPage } from './signed-form/SignedFormPage.tsx';
import { UndoRefusalForm } from './UndoRefusalForm.tsx';

const forms: Record<LinkPurpose, (props: LinkFormProps) => ReactNode> = {
  decide: DecideForm,
  way_out: RevokeForm,
  undo: UndoRefusalForm,
  stay: KeepAccountForm,
  not_mine: NotMyChildForm,
  form: ({ token }) => <SignedFormPage token={token} />,
};

/** The page behind mailed links to parents. Opening it changes nothing; only a button does. */
export function ConsentPage(): ReactNode {
  usePageTitle(t('consent.title'));
  const token = useConsentToken();
  const link = useConsentLink(token);
  const [done, setDone] = useState<Done>();
  const [formToken, setFormToken] = useState<string>();
  const onDone = (answer: Done): void => {
    setDone(answer);
    forgetConsentToken();
  };
  return (
    <>
      <FamilyBar isSignedIn={false} />
      <Page>
        {formToken ? (
          <SignedFormPage token={formToken} />
        ) : done ? (
          <ConsentDone done={done} />
        ) : (
          <Asked token={token} link={link} onDone={onDone} onForm={setFormToken} />
        )}
      </Page>
    </>
  );
}

interface AskedProps {
  token: string;
  link: ReturnType<typeof useConsentLink>;
  onDone: (done: Done) => void;
  onForm: (token: string) => void;
}

function Asked({ token, link, onDone, onForm }: AskedProps): ReactNode {
  const { data, error, refetch } = link;
  if (token === '') return <Dead state="noToken" />;
  if (error instanceof ApiError && error.code === 'invalid') return <Dead state="unknown" />;
  if (error)
    return (
      <EmptyState
        mood="sorry"
        title={t('consent.title')}
        action={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
      >
        {sentenceFor(error)}
      </EmptyState>
    );
  if (!data)
    return (
      <Card aria-busy="true" aria-label={t('consent.loading')}>
        <Skeleton lines={6} />
      </Card>
    );
  if (!data.about || data.state !== 'open') return <Dead state={data.state === 'open' ? 'unknown' : data.state} />;
  const Form = forms[data.about.purpose];
  const onRefused = (refusal: Error): void => {
    if (refusal instanceof ApiError && refusal.code === 'gone') void refetch();
  };
  return <Form about={data.about} token={token} onDone={onDone} onForm={onForm} onRefused={onRefused} />;
}

type DeadState = 'used' | 'late' | 'replaced' | 'unknown' | 'noToken';

/** No link, or one that no longer works, and why. */
function Dead({ state }: { state: DeadState }): ReactNode {
  return (
    <Card>
      <h1 className="sr-only">{t('consent.title')}</h1>
      <EmptyState
        mood={state === 'used' ? 'happy' : 'thinking'}
        title={t(`consent.${state}`)}
        action={<WaysOn state={state} />}
      >
        {t(`consent.${state}.text`)}
      </EmptyState>
    </Card>
  );
}

/** Who has lost a link gets one to their own pages there. */
function WaysOn({ state }: { state: DeadState }): ReactNode {
  return (
    <>
      <Button to="/family">{t('consent.toPages')}</Button>
      {state !== 'used' && (
        <Button to="/contact?about=parent" look="secondary">
          {t('consent.ask')}
        </Button>
      )}
    </>
  );
}
