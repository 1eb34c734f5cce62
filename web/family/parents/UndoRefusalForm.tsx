import type { ReactNode } from 'react';
import { formatTime } from '../format-time.ts';
import { t } from '../messages/consent/index.ts';
import { ParentActionForm } from '../ParentActionForm.tsx';
import type { LinkFormProps } from './link-form.ts';
import { useUndoRefusal } from './queries.ts';

/** Undoes a refusal while nothing has been erased yet. */
export function UndoRefusalForm({ about, token, onDone, onRefused }: LinkFormProps): ReactNode {
  const { name, consent, until } = about;
  const { mutate, isPending, error } = useUndoRefusal();
  return (
    <ParentActionForm
      title={t('consent.undo.title', { name })}
      text={t(consent === 'revoked' ? 'consent.undo.text.revoked' : 'consent.undo.text', { until: formatTime(until) })}
      label={t('consent.undo.button')}
      look="primary"
      pending={isPending}
      error={error}
      onAct={() =>
        mutate(token, { onSuccess: (standing) => onDone({ ...standing, name, kind: 'undo' }), onError: onRefused })
      }
    />
  );
}
