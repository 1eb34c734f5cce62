import type { ReactNode } from 'react';
import { t } from '../messages/consent/index.ts';
import { ParentActionForm } from '../ParentActionForm.tsx';
import type { LinkFormProps } from './link-form.ts';
import { useReportNotMyChild } from './queries.ts';

/** For a reader whose address a child typed in by mistake, or worse. */
export function NotMyChildForm({ about, token, onDone, onRefused }: LinkFormProps): ReactNode {
  const { name } = about;
  const { mutate, isPending, error } = useReportNotMyChild();
  return (
    <ParentActionForm
      title={t('consent.notMine.title', { name })}
      text={t('consent.notMine.text')}
      label={t('consent.notMine.button')}
      look="danger"
      pending={isPending}
      error={error}
      onAct={() => mutate(token, { onSuccess: () => onDone({ name, kind: 'not_mine' }), onError: onRefused })}
    />
  );
}
