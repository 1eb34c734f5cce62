import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { KeptPeriod } from '#contract/admin.ts';
import { ApiError } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/kept/index.ts';
import { toastSaved } from '../settings/toast-saved.ts';
import { useChangeKeptPeriod } from './queries.ts';

/** Asks for the days, and says what follows before anything is deleted. */
export function ChangeDialog({
  period,
  days,
  min,
  max,
  onClose,
}: Pick<KeptPeriod, 'period' | 'days' | 'min' | 'max'> & { onClose: () => void }): ReactNode {
  const change = useChangeKeptPeriod();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(days));
  const wanted = Number(typed);
  const isPossible = Number.isInteger(wanted) && wanted >= min && wanted <= max;
  const refused = change.error instanceof ApiError ? change.error.fields['days'] : undefined;
  const close = (): void => {
    toastSaved();
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate({ period, days: wanted }, { onSuccess: close });
  };
  return (
    <Dialog
      open
      onClose={change.isPending ? () => undefined : onClose}
      title={t(`admin.kept.${period}`)}
      closeLabel={t('ui.close')}
      focusFirst={field}
      actions={
        <>
          <Button type="submit" form={form} look={wanted < days ? 'danger' : 'primary'} pending={change.isPending}>
            {isPossible ? t('admin.kept.keep', { days: wanted }) : t('admin.kept.change')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('admin.kept.cancel')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          ref={field}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          label={t('admin.kept.label', { min, max })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={refused}
        />
        <ErrorCallout error={refused === undefined ? change.error : null} />
        <div aria-live="polite">{isPossible && wanted !== days && <Consequence {...{ period, days, wanted }} />}</div>
      </form>
    </Dialog>
  );
}

function Consequence({ period, days, wanted }: Pick<KeptPeriod, 'period' | 'days'> & { wanted: number }): ReactNode {
  if (wanted > days) return <Callout tone="leaf">{t('admin.kept.longer', { days: wanted })}</Callout>;
  const sentence = period === 'unused' ? 'admin.kept.shorterUnused' : 'admin.kept.shorter';
  return <Callout tone="sun">{t(sentence, { days: wanted })}</Callout>;
}
