import { type FormEvent, type ReactNode, useState } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { CodeField } from '#web/ui/controls/CodeField.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/index.ts';
import { useRenewRecoveryCodes, useSecondStepState } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const DIGITS = 6;

/** The state of the second step, and new recovery codes. */
export function SecondStepCard(): ReactNode {
  const { data, error, refetch } = useSecondStepState();
  return (
    <Card aria-busy={!data && !error}>
      <h2>{t('staff.step.title')}</h2>
      {!data && !error && <Skeleton lines={2} className="mt-4" />}
      {error && (
        <div className="mt-3 flex flex-col items-start gap-3">
          <p>{sentenceFor(error)}</p>
          <Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>
        </div>
      )}
      {data && (
        <p className="text-ink-soft">
          {t(data.isSet ? 'staff.step.cardOn' : 'staff.step.cardOff')}{' '}
          {data.isSet && t('staff.step.left', { count: data.recoveryCodesLeft })}
        </p>
      )}
      {data?.isSet && <Renewal />}
    </Card>
  );
}

function Renewal(): ReactNode {
  const renew = useRenewRecoveryCodes();
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState('');
  const close = (): void => {
    setIsOpen(false);
    setCode('');
    renew.reset();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (code.length === DIGITS && !renew.isPending) renew.mutate(code, { onError: () => setCode('') });
  };
  if (renew.data)
    return (
      <div className="mt-4">
        <RecoveryCodes codes={renew.data.recoveryCodes} onDone={close} />
      </div>
    );
  if (!isOpen)
    return (
      <Button look="secondary" className="mt-4" onClick={() => setIsOpen(true)}>
        {t('staff.step.renew')}
      </Button>
    );
  return (
    <form noValidate onSubmit={send} className="mt-4 flex flex-col gap-4" aria-label={t('staff.step.renew')}>
      <CodeField
        label={t('staff.step.code')}
        hint={t('staff.step.renewText')}
        length={DIGITS}
        value={code}
        onChange={(next) => {
          setCode(next);
          if (renew.isError) renew.reset();
        }}
        error={renew.error ? sentenceFor(renew.error) : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={code.length < DIGITS} pending={renew.isPending}>
          {t('staff.step.renew')}
        </Button>
        <Button look="secondary" onClick={close}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}
