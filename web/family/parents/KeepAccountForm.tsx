import type { ReactNode } from 'react';
import { formatTime } from '../format-time.ts';
import { t } from '../messages/consent/index.ts';
import { ParentActionForm } from '../ParentActionForm.tsx';
import type { LinkFormProps } from './link-form.ts';
import { useKeepAccount } from './queries.ts';

/** Restores an account that the child has deleted. */
export function KeepAccountForm({ about, token, onDone, onRefused }: LinkFormProps): ReactNode {
  const { name, until } = about;
  const { mutate, isPending, error } = useKeepAccount();
  return (
    <ParentActionForm
      title={t('consent.stay.title', { name })}
      text={t('consent.stay.text', { until: formatTime(until) })}
      label={t('consent.stay.button')}
      look="primary"
      pending={isPending}
      error={error}
      onAct={() => mutate(token, { onSuccess: () => onDone({ name, kind: 'stay' }), onError: onRefused })}
    />
  );
}
