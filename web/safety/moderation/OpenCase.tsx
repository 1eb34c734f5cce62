import type { ReactNode } from 'react';
import type { CaseRow } from '#contract/safety.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { t } from '../messages/casework/index.ts';
import { CaseView } from './CaseView.tsx';
import { caseTitle, isClosed } from './labels.ts';
import { NoCase } from './NoCase.tsx';
import type { ReviewQueue } from './review-queue.ts';
import { useFocusWhenLost } from './use-focus-when-lost.ts';

/** The case that is being read, or why there is none. */
export function OpenCase({ queue }: { queue: ReviewQueue }): ReactNode {
  const { state, chosenId, current, file, caseError, decide, isPresent, openDialog, showDialog, chooseFirst } = queue;
  const heading = useFocusWhenLost<HTMLHeadingElement>(file?.id);
  if (file)
    return (
      <div className="min-w-0">
        {isClosed(file) && <ClosedNote onNext={chooseFirst} />}
        <CaseView
          key={file.id}
          file={file}
          heading={heading}
          onDecide={decide}
          isWritingNote={openDialog === 'note'}
          onWriteNote={(isWriting) => showDialog(isWriting ? 'note' : undefined)}
        />
      </div>
    );
  if (state !== 'loading' && chosenId === undefined) return <NoCaseYet />;
  const isCovered = current?.urgent && !isPresent;
  return (
    <section className="safety-case" aria-busy={!caseError} aria-label={t('safety.moderation.case')}>
      {caseError ? (
        <NoCase error={caseError}>
          <Button onClick={chooseFirst}>{t('safety.moderation.toFirst')}</Button>
        </NoCase>
      ) : (
        <div className="p-6">{isCovered ? <p>{t('safety.moderation.nobodyThere')}</p> : <Loading row={current} />}</div>
      )}
    </section>
  );
}

function Loading({ row }: { row: Pick<CaseRow, 'title' | 'kind'> | undefined }): ReactNode {
  return (
    <>
      <p className="mb-4 break-words font-bold" role="status">
        {row ? t('safety.moderation.loading', { title: caseTitle(row) }) : t('safety.moderation.loadingCase')}
      </p>
      <Skeleton lines={6} />
    </>
  );
}

/** Beside an empty queue. A phone shows the queue alone. */
function NoCaseYet(): ReactNode {
  return (
    <div className="safety-case max-wide:hidden">
      <EmptyState
        title={t('safety.moderation.next')}
        picture={<Emoji of="📋" size={96} />}
        action={
          <Button look="secondary" to="/moderation/filter">
            {t('safety.moderation.trial')}
          </Button>
        }
      >
        {t('safety.moderation.nextText')}
      </EmptyState>
    </div>
  );
}

/** A link led to a closed case, or a colleague was faster. */
function ClosedNote({ onNext }: { onNext: () => void }): ReactNode {
  return (
    <Callout
      live
      tone="leaf"
      className="mb-4"
      title={t('safety.moderation.closed')}
      action={
        <Button look="secondary" onClick={onNext}>
          {t('safety.moderation.toFirst')}
        </Button>
      }
    >
      {t('safety.moderation.closedText')}
    </Callout>
  );
}
