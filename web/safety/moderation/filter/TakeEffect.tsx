import type { ReactNode } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from '../../messages/moderation/index.ts';
import { type Proposal, useSetFilterWord } from './queries.ts';

/** Adds a tried word to this instance's list. */
export function TakeEffect({ proposal: { word, change } }: { proposal: Proposal }): ReactNode {
  const isAdmin = useUser().role === 'admin';
  const set = useSetFilterWord();
  if (change === 'allow' && !isAdmin) return <p className="text-ink-soft">{t('safety.filterWords.adminsAllow')}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      {set.isSuccess ? (
        <p role="status" className="font-bold text-leaf-deep">
          {t(change === 'add' ? 'safety.filterWords.added' : 'safety.filterWords.allowed', { word })}
        </p>
      ) : (
        <Button
          look={change === 'add' ? 'primary' : 'secondary'}
          pending={set.isPending}
          onClick={() => set.mutate({ word, change })}
        >
          {t(change === 'add' ? 'safety.filterWords.doAdd' : 'safety.filterWords.doAllow', { word })}
        </Button>
      )}
      <p className="text-ink-soft text-sm">
        {t(change === 'add' ? 'safety.filterWords.addMeans' : 'safety.filterWords.allowMeans')}
      </p>
      {set.error && (
        <Callout tone="lotus" live>
          {sentenceFor(set.error)}
        </Callout>
      )}
    </div>
  );
}
