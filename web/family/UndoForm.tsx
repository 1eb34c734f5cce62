import type { ReactNode } from 'react';
import { ActForm } from './ActForm.tsx';
import type { LinkFormProps } from './ConsentPage.tsx';
import { t } from './messages/consent/index.ts';
import { useUndoNo } from './parents/queries.ts';
import { when } from './when.ts';

/** Takes a no back, as long as nothing is erased. */
export function UndoForm({ about, token, onDone, onRefused }: LinkFormProps): ReactNode {
  const { username, until } = about;
  const { mutate, isPending, error } = useUndoNo();
  return (
    <ActForm
      title={t('consent.undo.title', { username })}
      text={t('consent.undo.text', { until: when(until) })}
      label={t('consent.undo.button')}
      look="primary"
      pending={isPending}
      error={error}
      onAct={() =>
        mutate(token, { onSuccess: (standing) => onDone({ ...standing, username, kind: 'undo' }), onError: onRefused })
      }
    />
  );
}
