import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { useMedia } from '#web/ui/layout/use-media.ts';
import { SureDialog } from '#web/ui/overlays/SureDialog.tsx';
import { t } from '../messages/casework/index.ts';
import { EndCrisisDialog } from './casework/EndCrisisDialog.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { ModerationHead } from './ModerationHead.tsx';
import { OpenCase } from './OpenCase.tsx';
import { besideTheCase } from './queue/beside-the-case.ts';
import { QueueList } from './queue/QueueList.tsx';
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
      <ModerationHead hasCase={queue.chosenId !== undefined} last={queue.lastUndoable} onUndo={queue.undo} />
      <Cases queue={queue} />
      <Link
        to="/moderation/holds"
        className="inline-flex min-h-12 items-center self-center font-bold underline sm:hidden"
      >
        {t('safety.moderation.holds')}
      </Link>
      <Dialogs queue={queue} />
    </main>
  );
}

function Cases({ queue }: { queue: ReviewQueue }): ReactNode {
  const columns = useNextCaseInView(queue);
  const isBeside = useMedia(besideTheCase) ?? true;
  const list = <QueueList key="queue" queue={queue} />;
  if (queue.state === 'failed')
    return (
      <EmptyState
        title={t('safety.moderation.failed')}
        action={<Button onClick={queue.retry}>{t('safety.moderation.again')}</Button>}
      />
    );
  return (
    // In the order in which they are seen, so that the Tab key follows it.
    <div ref={columns} className="safety-columns">
      {isBeside && list}
      <OpenCase key="case" queue={queue} />
      {!isBeside && list}
    </div>
  );
}

/**
 * On a phone, the queue and the decisions are below the case, so the next case is scrolled to its start. After a change of the
 * filters the queue stays in view, however long the case is that loads above it.
 */
function useNextCaseInView({ current, file, filters }: ReviewQueue): RefObject<HTMLDivElement | null> {
  const columns = useRef<HTMLDivElement>(null);
  const id = current?.id;
  const fileId = file?.id;
  const shown = useRef({ id, filters, isFiltered: false });
  useEffect(() => {
    const before = shown.current;
    const isFiltered = filters !== before.filters || (before.isFiltered && fileId === undefined);
    shown.current = { id, filters, isFiltered };
    if (matchMedia(besideTheCase).matches) return;
    if (isFiltered || before.isFiltered) columns.current?.querySelector('nav')?.scrollIntoView?.({ block: 'start' });
    else if (id !== undefined && before.id !== undefined && id !== before.id)
      columns.current?.scrollIntoView?.({ block: 'start' });
  }, [id, fileId, filters]);
  return columns;
}

function Dialogs({ queue: { openDialog, showDialog, decideNow, hold, file } }: { queue: ReviewQueue }): ReactNode {
  const close = () => showDialog(undefined);
  return (
    <>
      <ShortcutsDialog open={openDialog === 'keys'} onClose={close} />
      <TeachDialog
        open={openDialog === 'teach'}
        onClose={close}
        onChoose={(template) => decideNow('teach', template)}
      />
      {openDialog === 'care' && file && (
        <EndCrisisDialog file={file} onClose={close} onYes={(template) => decideNow('care', template)} />
      )}
      {openDialog === 'legal_hold' && <HoldDialog onClose={close} onYes={hold} />}
      {openDialog === 'publish' && (
        <SureDialog
          title={t('safety.casework.publishTitle')}
          yes={t('safety.casework.publishYes')}
          no={t('safety.casework.publishNo')}
          onClose={close}
          onYes={() => decideNow('approve')}
        >
          {t('safety.casework.publishText')}
        </SureDialog>
      )}
      {openDialog === 'remove_account' && file && (
        <RemoveDialog isSecond={file.state === 'removing'} onClose={close} onYes={() => decideNow('remove_account')} />
      )}
    </>
  );
}
