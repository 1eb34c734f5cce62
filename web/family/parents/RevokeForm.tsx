import type { ReactNode } from 'react';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/consent/index.ts';
import { ParentActionForm } from '../ParentActionForm.tsx';
import type { LinkFormProps } from './link-form.ts';
import { useRevokeConsent } from './queries.ts';

/** Withdraws consent with one click from the confirmation mail. */
export function RevokeForm({ about, token, onDone, onRefused }: LinkFormProps): ReactNode {
  const { name, scopes } = about;
  const { mutate, isPending, error } = useRevokeConsent();
  return (
    <ParentActionForm
      title={t('consent.wayOut.title', { name })}
      text={t('consent.wayOut.text')}
      label={t('consent.wayOut.button')}
      look="danger"
      pending={isPending}
      error={error}
      onAct={() =>
        mutate(token, { onSuccess: (standing) => onDone({ ...standing, name, kind: 'no' }), onError: onRefused })
      }
    >
      <Card>
        <h2 className="text-lg">{t('consent.wayOut.open')}</h2>
        {scopes.length === 0 ? (
          <p>{t('consent.wayOut.nothing')}</p>
        ) : (
          <ul className="mt-1 list-disc ps-5">
            {scopes.map((scope) => (
              <li key={scope}>{t(`consent.scope.${scope}`)}</li>
            ))}
          </ul>
        )}
      </Card>
      <p>{t('consent.wayOut.what', { name })}</p>
    </ParentActionForm>
  );
}
