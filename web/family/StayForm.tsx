import type { ReactNode } from 'react';
import { ActForm } from './ActForm.tsx';
import type { LinkFormProps } from './ConsentPage.tsx';
import { t } from './messages/consent/index.ts';
import { useKeepAccount } from './parents/queries.ts';
import { when } from './when.ts';

/** Keeps the account that a child has ended. */
export function StayForm({ about, token, onDone, onRefused }: LinkFormProps): ReactNode {
  const { username, until } = about;
  const { mutate, isPending, error } = useKeepAccount();
  return (
    <ActForm
      title={t('consent.stay.title', { username })}
      text={t('consent.stay.text', { until: when(until) })}
      label={t('consent.stay.button')}
      look="primary"
      pending={isPending}
      error={error}
      onAct={() => mutate(token, { onSuccess: () => onDone({ username, kind: 'stay' }), onError: onRefused })}
    />
  );
}
