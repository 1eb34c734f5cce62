import type { ReactNode } from 'react';
import { ActForm } from './ActForm.tsx';
import type { LinkFormProps } from './ConsentPage.tsx';
import { t } from './messages/consent/index.ts';
import { useNotMine } from './parents/queries.ts';

/** For somebody whose address a child has typed in by mistake, or worse. */
export function NotMineForm({ about, token, onDone, onRefused }: LinkFormProps): ReactNode {
  const { username } = about;
  const { mutate, isPending, error } = useNotMine();
  return (
    <ActForm
      title={t('consent.notMine.title', { username })}
      text={t('consent.notMine.text')}
      label={t('consent.notMine.button')}
      look="danger"
      pending={isPending}
      error={error}
      onAct={() => mutate(token, { onSuccess: () => onDone({ username, kind: 'not_mine' }), onError: onRefused })}
    />
  );
}
