import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'wouter';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { t } from '../messages/casework/index.ts';
import { CaseView } from './CaseView.tsx';
import { NoCase } from './NoCase.tsx';
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
      <Link to="/moderation" className="inline-flex min-h-12 items-center self-start font-bold underline">
        {t('safety.casework.back')}
      </Link>
      {error && (
        <NoCase error={error}>
          <Button onClick={() => void refetch()}>{t('safety.moderation.again')}</Button>
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
