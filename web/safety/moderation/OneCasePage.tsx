import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'wouter';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { t } from '../messages/casework/index.ts';
import { CaseView } from './CaseView.tsx';
import { isClosed } from './labels.ts';
import { isGone, NoCase } from './NoCase.tsx';
import { useOneCase } from './queries.ts';
import './moderation.css';

/** One case to read, also a decided one, which is in no queue. Decisions are made in the queue. */
export function OneCasePage(): ReactNode {
  usePageTitle(t('safety.moderation.case'));
  const { id = '' } = useParams();
  const { data: file, error, refetch } = useOneCase(id);
  const [isWritingNote, setWritingNote] = useState(false);
  return (
    <main id="main" tabIndex={-1} className="safety-moderation max-w-240!">
      <h1 className="sr-only">{t('safety.moderation.case')}</h1>
      <div className="safety-one-head flex flex-wrap items-center justify-between gap-x-6">
        <Link to="/moderation" className="inline-flex min-h-12 items-center font-bold underline">
          {t('safety.casework.back')}
        </Link>
        {file && !isClosed(file) && file.can.length > 0 && (
          <Button look="secondary" to={`/moderation?case=${id}`}>
            {t('safety.casework.decideInQueue')}
          </Button>
        )}
      </div>
      {error && (
        <NoCase error={error}>
          {isGone(error) ? (
            <Button to="/moderation">{t('safety.moderation.link')}</Button>
          ) : (
            <Button onClick={() => void refetch()}>{t('safety.moderation.again')}</Button>
          )}
        </NoCase>
      )}
      {!file && !error && <Skeleton lines={8} />}
      {file && (
        <CaseView
          file={{ ...file, can: [] }}
          onDecide={() => undefined}
          isWritingNote={isWritingNote}
          onWriteNote={setWritingNote}
        />
      )}
    </main>
  );
}
