import type { ReactNode } from 'react';
import type { FoundChild } from '#contract/friends.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { ChildRow } from './ChildRow.tsx';
import { t } from './messages/index.ts';
import { useSendRequest } from './queries.ts';
import { showRelation, toastFailure } from './toasts.ts';

/** Somebody who could become a buddy. */
export function FoundChildRow({ child, code }: { child: FoundChild; code?: string | undefined }): ReactNode {
  const { id, displayName: name, relation, byCode } = child;
  const { mutate, isPending } = useSendRequest();
  const body = { receiverId: id, ...(code === undefined ? {} : { code }) };
  return (
    <ChildRow
      child={child}
      canVisit={!byCode || relation === 'buddy'}
      note={byCode ? <Chip tone="sky">{t('friends.byCode')}</Chip> : undefined}
    >
      {relation === 'none' ? (
        <Button
          aria-label={t('friends.askOf', { name })}
          pending={isPending}
          onClick={() =>
            mutate(body, { onSuccess: (answer) => showRelation(answer.relation, child), onError: toastFailure })
          }
        >
          {t('friends.ask')}
        </Button>
      ) : (
        <Chip tone={relation === 'buddy' ? 'leaf' : 'sun'}>{t(`friends.is.${relation}`)}</Chip>
      )}
    </ChildRow>
  );
}
