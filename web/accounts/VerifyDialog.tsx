import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { CODE_LENGTH } from '#contract/accounts.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { t } from '#web/app/messages/accounts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Callout } from '#web/ui/Callout.tsx';
import { CodeField } from '#web/ui/CodeField.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Pip } from '#web/ui/Pip.tsx';
import { useSecondsUntil } from './countdown.ts';
import { forgetDraft } from './draft.ts';
import { forgetPending, keepPending, type WaitingSignUp } from './pending.ts';
import { useResendVerification, useVerifyEmail } from './queries.ts';

interface VerifyDialogProps {
  pending: WaitingSignUp;
  onClose: () => void;
}

/** Asks for the code of the mail. Leaving it loses nothing: it can be opened again while the code is good. */
export function VerifyDialog({ pending, onClose }: VerifyDialogProps): ReactNode {
  const verify = useVerifyEmail();
  const isOver = verify.error instanceof ApiError && ['gone', 'username_taken'].includes(verify.error.code);
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t(isOver ? 'accounts.verify.over' : 'accounts.verify.title')}
      description={
        isOver ? sentenceFor(verify.error) : t(pending.toParent ? 'accounts.verify.parent' : 'accounts.verify.own')
      }
      picture={<Pip size={112} mood={isOver ? 'sorry' : 'happy'} />}
    >
      {isOver ? <StartAgain onClose={onClose} /> : <CodeForm pending={pending} verify={verify} onClose={onClose} />}
    </Dialog>
  );
}

function StartAgain({ onClose }: { onClose: () => void }): ReactNode {
  const startAgain = (): void => {
    onClose();
    forgetPending();
  };
  return (
    <Button wide onClick={startAgain}>
      {t('accounts.verify.startAgain')}
    </Button>
  );
}

function CodeForm(props: VerifyDialogProps & { verify: ReturnType<typeof useVerifyEmail> }): ReactNode {
  const { pending, verify, onClose } = props;
  const form = useId();
  const box = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState('');
  const error = verify.error ? sentenceFor(verify.error) : undefined;

  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (code.length !== CODE_LENGTH || verify.isPending) return;
    verify.mutate(
      { signupId: pending.signupId, code },
      { onSuccess: leaveNothing, onError: () => box.current?.querySelector('input')?.focus() },
    );
  };
  return (
    <form id={form} onSubmit={send} noValidate className="flex flex-col gap-5">
      <Field label={t('accounts.verify.email')} value={pending.email} readOnly dir="ltr" />
      <div ref={box}>
        <CodeField
          label={t('accounts.verify.code')}
          length={CODE_LENGTH}
          value={code}
          onChange={(next) => {
            setCode(next);
            if (verify.isError) verify.reset();
          }}
          digitLabel={(place, length) => t('ui.digit', { place, length })}
          error={error}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          className="max-sm:w-full"
          disabled={code.length !== CODE_LENGTH}
          pending={verify.isPending}
        >
          {t('accounts.verify.send')}
        </Button>
        <Button look="secondary" className="max-sm:w-full" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </div>
      <Resend pending={pending} />
    </form>
  );
}

function leaveNothing(): void {
  forgetPending();
  forgetDraft();
}

function Resend({ pending }: { pending: WaitingSignUp }): ReactNode {
  const resend = useResendVerification();
  const seconds = useSecondsUntil(pending.resendAfter);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="text-ink-soft text-sm">{t('accounts.verify.nothingCame')}</span>
        <Button
          look="ghost"
          className="-ms-5"
          disabled={seconds > 0}
          pending={resend.isPending}
          onClick={() =>
            resend.mutate(pending.signupId, { onSuccess: (renewed) => keepPending({ ...pending, ...renewed }) })
          }
        >
          {seconds > 0 ? t('accounts.verify.resendIn', { count: seconds }) : t('accounts.verify.resend')}
        </Button>
      </div>
      <div role="status">
        {resend.isSuccess && seconds > 0 && (
          <Callout tone="leaf" emoji="💌" className="mt-3">
            {t('accounts.verify.resent')}
          </Callout>
        )}
        {resend.error && (
          <Callout tone="lotus" emoji="🐸" className="mt-3">
            {sentenceFor(resend.error)}
          </Callout>
        )}
      </div>
    </div>
  );
}
