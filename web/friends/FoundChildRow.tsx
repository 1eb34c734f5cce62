import type { ReactNode } from 'react';
import type { FoundChild } from '#contract/friends.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { ChildLine } from './ChildRow.tsx';
import { t } from './messages/index.ts';
import { useAsk } from './queries.ts';
import { sayFailed, sayRelation } from './toasts.ts';

/** Somebody who could become a buddy. */
export function Found({ child, code }: { child: FoundChild; code?: string | undefined }): ReactNode {
  const { id, displayName: name, relation, byCode } = child;
  const { mutate, isPending } = useAsk();
  const body = { receiverId: id, ...(code === undefined ? {} : { code }) };
  return (
    <ChildLine
      child={child}
      canVisit={!byCode || relation === 'buddy'}
      note={byCode ? <Chip tone="sky">{t('friends.byCode')}</Chip> : undefined}
    >
      {relation === 'none' ? (
        <Button
          aria-label={t('friends.askOf', { name })}
          pending={isPending}
          onClick={() =>
            mutate(body, { onSuccess: (answer) => sayRelation(answer.relation, name), onError: sayFailed })
          }
        >
          {t('friends.ask')}
        </Button>
      ) : (
        <Chip tone={relation === 'buddy' ? 'leaf' : 'sun'}>{t(`friends.is.${relation}`)}</Chip>
      )}
    </ChildLine>
  );
}
