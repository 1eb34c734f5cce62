import { type ReactNode, useEffect, useState } from 'react';
import type { SignedForm } from '#contract/family.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { formatTime } from '../../format-time.ts';
import { t } from '../../messages/forms/index.ts';
import { ParentHeading } from '../../ParentHeading.tsx';
import { PrintStep } from './PrintStep.tsx';
import { useSignedForm, useWithdrawSignedForm } from './queries.ts';
import { UploadStep } from './UploadStep.tsx';

/** A parent's form: print it, sign it, upload a photo, and see its state. */
export function SignedFormPage({ token }: { token: string }): ReactNode {
  const { data: form, error, refetch } = useSignedForm(token);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const isOver = error instanceof ApiError && (error.code === 'gone' || error.code === 'invalid');
  const ending = isWithdrawn ? 'forms.withdrawn' : isOver ? 'forms.over' : undefined;
  const state = ending ?? form?.state;
  usePageTitle(ending ? t(ending) : form ? t('forms.title', { name: form.firstName }) : t('forms.review'));
  useEffect(() => {
    if (!state) return;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [state]);
  if (ending)
    return (
      <Card>
        <h1 className="sr-only">{t(ending)}</h1>
        <EmptyState mood={isWithdrawn ? 'happy' : 'thinking'} title={t(ending)} action={<ToPages />}>
          {t(`${ending}.text`)}
        </EmptyState>
      </Card>
    );
  if (error)
    return (
      <EmptyState
        mood="sorry"
        title={t('forms.review')}
        action={
          <>
            <Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>
            <ToPages />
          </>
        }
      >
        {sentenceFor(error)}
      </EmptyState>
    );
  if (!form)
    return (
      <Card aria-busy="true">
        <Skeleton lines={6} />
      </Card>
    );
  return (
    <>
      {form.state === 'handed_in' ? <HandedIn token={token} form={form} /> : <Steps token={token} form={form} />}
      <WithdrawButton token={token} form={form} onDone={() => setWithdrawn(true)} />
    </>
  );
}

interface FormProps {
  token: string;
  form: SignedForm;
}

function Steps({ token, form }: FormProps): ReactNode {
  const { firstName, refusal } = form;
  return (
    <>
      <ParentHeading title={t('forms.title', { name: firstName })}>{t('forms.intro')}</ParentHeading>
      {refusal && (
        <Callout tone="sun" emoji="✏️" title={t('forms.rejected')}>
          {t(`forms.refusal.${refusal}`)}
        </Callout>
      )}
      <Allowed form={form} />
      <PrintStep token={token} form={form} />
      <Card>
        <h2>{t('forms.sign')}</h2>
        <p className="mt-1">{t('forms.sign.text')}</p>
      </Card>
      <UploadStep token={token} title={t('forms.upload')} isReplacing={false} />
      <p className="text-ink-soft text-sm">{t('forms.until', { until: formatTime(form.until) })}</p>
    </>
  );
}

function ToPages(): ReactNode {
  return (
    <Button look="secondary" to="/family">
      {t('forms.toPages')}
    </Button>
  );
}

function Allowed({ form: { firstName, scopes, code } }: { form: SignedForm }): ReactNode {
  return (
    <Card tone="sky" fill="soft" padding="small">
      <h2 className="text-lg">{t('forms.allows', { name: firstName })}</h2>
      <ul className="mt-1 list-disc ps-5">
        {scopes.map((scope) => (
          <li key={scope}>{t(`forms.scope.${scope}`)}</li>
        ))}
      </ul>
      <p className="mt-2 font-bold">{t('forms.code', { code })}</p>
    </Card>
  );
}

function HandedIn({ token, form }: FormProps): ReactNode {
  return (
    <>
      <Card tone="leaf" className="flex flex-col items-center text-center">
        <Pip size={112} mood="cheering" />
        <h1 className="mt-3">{t('forms.handedIn')}</h1>
        <p role="status" className="mt-2">
          {t('forms.handedIn.pages', { count: form.pages })} {t('forms.handedIn.text')}
        </p>
        <p className="mt-2 text-ink-soft text-sm">{t('forms.handedIn.until', { until: formatTime(form.until) })}</p>
        <div className="mt-4">
          <ToPages />
        </div>
      </Card>
      <Allowed form={form} />
      <UploadStep token={token} title={t('forms.handedIn.again')} isReplacing />
    </>
  );
}

function WithdrawButton({ token, form, onDone }: FormProps & { onDone: () => void }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useWithdrawSignedForm(token);
  return (
    <>
      <Button look="ghost" className="-ms-4 self-start" onClick={() => setAsking(true)}>
        {t('forms.withdraw')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('forms.withdraw.title')}
        description={error ? sentenceFor(error) : t('forms.withdraw.text', { name: form.firstName })}
        closeLabel={t('ui.close')}
        size="small"
        actions={
          <>
            <Button look="danger" pending={isPending} onClick={() => mutate(undefined, { onSuccess: onDone })}>
              {t('forms.withdraw.sure')}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('forms.back')}
            </Button>
          </>
        }
      />
    </>
  );
}
