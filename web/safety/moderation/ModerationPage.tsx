import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { t } from '../messages/moderation/index.ts';
import { CaseView } from './CaseView.tsx';
import { Lanes } from './Lanes.tsx';
import { ModerationHead } from './ModerationHead.tsx';
import { QueueList } from './QueueList.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { type ReviewQueue, useReviewQueue } from './review-queue.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { TeachDialog } from './TeachDialog.tsx';
import './moderation.css';

/** Fast enough for forty cases in four minutes: the queue, one case, and a shortcut for everything. */
export function ModerationPage(): ReactNode {
  usePageTitle(t('safety.moderation.title'));
  const queue = useReviewQueue();
  return (
    <main id="main" tabIndex={-1} className="safety-moderation">
      <ModerationHead last={queue.lastUndoable} onUndo={queue.undo} onKeys={() => queue.showDialog('keys')} />
      <Lanes lane={queue.lane} onLane={queue.showLane} />
      <Cases queue={queue} />
      <Dialogs queue={queue} />
    </main>
  );
}

function Cases({ queue }: { queue: ReviewQueue }): ReactNode {
  const { state, cases, current, file, hasMore, loadMore, chooseId, decide, retry, lane, isPresent } = queue;
  if (state === 'failed')
    return (
      <EmptyState
        title={t('safety.moderation.failed')}
        action={<Button onClick={retry}>{t('safety.moderation.again')}</Button>}
      />
    );
  if (state === 'ready' && !current)
    return (
      <EmptyState title={t(`safety.moderation.empty.${lane}`)} mood="sleeping">
        {t('safety.moderation.emptyText')}
      </EmptyState>
    );
  return (
    <div className="safety-columns">
      <QueueList
        cases={cases}
        current={current?.id}
        isLoading={state === 'loading'}
        onMore={hasMore ? loadMore : undefined}
        onChoose={chooseId}
      />
      {file ? (
        <CaseView key={file.id} file={file} onDecide={decide} />
      ) : (
        <section className="safety-case" aria-busy="true" aria-label={t('safety.moderation.case')}>
          {current?.urgent && !isPresent ? <p>{t('safety.moderation.nobodyThere')}</p> : <Skeleton lines={6} />}
        </section>
      )}
    </div>
  );
}

function Dialogs({ queue: { openDialog, showDialog, decideNow } }: { queue: ReviewQueue }): ReactNode {
  const close = () => showDialog(undefined);
  return (
    <>
      <ShortcutsDialog open={openDialog === 'keys'} onClose={close} />
      <TeachDialog
        open={openDialog === 'teach'}
        onClose={close}
        onChoose={(template) => decideNow('teach', template)}
      />
      <RemoveDialog open={openDialog === 'remove_account'} onClose={close} onYes={() => decideNow('remove_account')} />
    </>
  );
}
