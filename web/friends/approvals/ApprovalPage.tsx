import { type ReactNode, useEffect, useState } from 'react';
import type { Approval } from '#contract/approvals.ts';
import { useLinkToken } from '#web/accounts/link-token.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { FamilyBar } from '#web/family/home/FamilyBar.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import type { PipMood } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/approval/index.ts';
import { useApproval } from '../queries.ts';
import { type Answered, ApprovalForm } from './ApprovalForm.tsx';

/** Where our mails about a new buddy lead. Looking changes nothing; only one of two buttons does. */
export function ApprovalPage(): ReactNode {
  usePageTitle(t('approval.title'));
  const token = useLinkToken();
  const [answered, setAnswered] = useState<Answered>();
  return (
    <>
      <FamilyBar isSignedIn={false} />
      <Page>{answered ? <Done answered={answered} /> : <Asked token={token} onDone={setAnswered} />}</Page>
    </>
  );
}

function Asked({ token, onDone }: { token: string; onDone: (answered: Answered) => void }): ReactNode {
  const { data, error, refetch } = useApproval(token);
  const isOdd = error instanceof ApiError && error.code === 'invalid';
  if (token === '') return <Dead state="noToken" />;
  if (isOdd) return <Dead state="unknown" />;
  if (error)
    return (
      <EmptyState
        mood="sorry"
        title={t('approval.title')}
        action={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
      >
        {sentenceFor(error)}
      </EmptyState>
    );
  if (!data)
    return (
      <Card aria-busy="true" aria-label={t('approval.loading')}>
        <Skeleton lines={6} />
      </Card>
    );
  if (!data.about || data.state !== 'open') return <Dead state={data.state === 'open' ? 'unknown' : data.state} />;
  return <ApprovalForm about={data.about} token={token} onDone={onDone} onGone={() => void refetch()} />;
}

function Dead({ state }: { state: Exclude<Approval['state'], 'open'> | 'noToken' }): ReactNode {
  return (
    <Said
      mood={state === 'used' ? 'happy' : 'thinking'}
      title={t(`approval.${state}`)}
      text={t(`approval.${state}.text`)}
      canAsk={state !== 'used'}
    />
  );
}

function Done({ answered: { username, decision, areBuddies } }: { answered: Answered }): ReactNode {
  if (decision === 'no')
    return <Said mood="happy" title={t('approval.done.no')} text={t('approval.done.no.text', { username })} />;
  const kind = areBuddies ? 'yes' : 'waits';
  return <Said mood="happy" title={t(`approval.done.${kind}`)} text={t(`approval.done.${kind}.text`)} />;
}

interface SaidProps {
  title: string;
  text: string;
  mood: PipMood;
  /** Somebody may have to help. */
  canAsk?: boolean;
}

/** The buttons that were tapped stood further down. */
function Said({ title, text, mood, canAsk = false }: SaidProps): ReactNode {
  useEffect(() => scrollTo(0, 0), []);
  return (
    <Card>
      <h1 className="sr-only">{t('approval.title')}</h1>
      <div role="status">
        <EmptyState mood={mood} title={title} action={<WaysOn canAsk={canAsk} />}>
          {text}
        </EmptyState>
      </div>
    </Card>
  );
}

function WaysOn({ canAsk }: { canAsk: boolean }): ReactNode {
  return (
    <>
      <Button to="/family">{t('approval.pages')}</Button>
      {canAsk ? (
        <Button to="/contact?about=parent" look="secondary">
          {t('approval.ask')}
        </Button>
      ) : (
        <Button to="/about" look="secondary">
          {t('approval.about')}
        </Button>
      )}
    </>
  );
}
