import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { t } from '../messages/moderation/index.ts';
import { CaseView } from './CaseView.tsx';
import { FilterTrial } from './FilterTrial.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { Lanes } from './Lanes.tsx';
import { ModerationHead } from './ModerationHead.tsx';
import { QueueList } from './QueueList.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { TeachDialog } from './TeachDialog.tsx';
import { useWork, type Work } from './work.ts';
import './moderation.css';

/** Forty things to judge in four minutes: the queue, one case, and a key for everything. */
export function ModerationPage(): ReactNode {
  usePageTitle(t('safety.moderation.title'));
  const work = useWork();
  return (
    <main id="main" tabIndex={-1} className="safety-desk">
      <ModerationHead
        last={work.last}
        onUndo={work.undo}
        onKeys={() => work.ask('keys')}
        onTrial={() => work.ask('trial')}
      />
      <Lanes lane={work.lane} onLane={work.showLane} />
      <Cases work={work} />
      <Dialogs work={work} />
    </main>
  );
}

function Cases({ work }: { work: Work }): ReactNode {
  const { state, cases, current, file, hasMore, more, choose, decide, retry, lane, isAttended } = work;
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
        onMore={hasMore ? more : undefined}
        onChoose={choose}
      />
      {file ? (
        <CaseView key={file.id} file={file} onDecide={decide} />
      ) : (
        <section className="safety-case" aria-busy="true" aria-label={t('safety.moderation.case')}>
          {current?.urgent && !isAttended ? <p>{t('safety.moderation.nobodyThere')}</p> : <Skeleton lines={6} />}
        </section>
      )}
    </div>
  );
}

function Dialogs({ work: { asking, ask, make } }: { work: Work }): ReactNode {
  const close = () => ask(undefined);
  return (
    <>
      <KeysDialog open={asking === 'keys'} onClose={close} />
      <TeachDialog open={asking === 'teach'} onClose={close} onChoose={(template) => make('teach', template)} />
      <RemoveDialog open={asking === 'remove_account'} onClose={close} onYes={() => make('remove_account')} />
      <FilterTrial open={asking === 'trial'} onClose={close} />
    </>
  );
}
