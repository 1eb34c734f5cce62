import type { ReactNode } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/data/index.ts';
import { CopyState } from './CopyCard.tsx';
import { useOwnCopy, useRequestOwnCopy, useSaveOwnCopy } from './queries.ts';

/** Young people without a parent here can download their own copy. */
export function OwnCopyCard(): ReactNode {
  const copy = useOwnCopy();
  const request = useRequestOwnCopy();
  const save = useSaveOwnCopy();
  const error = copy.error ?? request.error ?? save.error;
  const onSuccess = (): void => showToast({ title: t('family.copy.saved'), tone: 'success' });
  return (
    <Card>
      <h2>{t('family.copy.own.title')}</h2>
      <p className="mt-2">{t('family.copy.own.text')}</p>
      <div className="mt-4 flex flex-col gap-4">
        {copy.data && (
          <CopyState
            copy={copy.data}
            isAsking={request.isPending}
            isSaving={save.isPending}
            onAsk={() => request.mutate()}
            onSave={() => save.mutate(undefined, { onSuccess })}
            waitingText={t('family.copy.own.waiting')}
          />
        )}
        {error && (
          <div role="alert">
            <Callout tone="lotus">{sentenceFor(error)}</Callout>
          </div>
        )}
      </div>
    </Card>
  );
}
