import type { ReactNode } from 'react';
import type { CopyStatus } from '#contract/family.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { formatTime } from '../format-time.ts';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/data/index.ts';
import { fileSize } from './file-size.ts';
import { useChildAccount, useCopy, useRequestCopy, useSaveCopy } from './queries.ts';
import { useFocus } from './use-focus.ts';

interface CopyCardProps {
  childId: string;
  childName: string;
}

/** Takes a copy of all data. */
export function CopyCard({ childId, childName: name }: CopyCardProps): ReactNode {
  const { data: account } = useChildAccount(childId);
  const copy = useCopy(childId);
  const request = useRequestCopy(childId);
  const save = useSaveCopy(childId);
  const [heading, toHeading] = useFocus();
  const onSaved = (): void => showToast({ title: t('family.copy.saved'), tone: 'success' });
  return (
    <Card id="copy" aria-labelledby="copy-title" className="scroll-mt-24">
      <h2 id="copy-title" ref={heading} tabIndex={-1} className="outline-none">
        {t('family.copy.title')}
      </h2>
      <p className="mt-2">{t('family.copy.text')}</p>
      <p className="mt-2 text-ink-soft">{t('family.copy.confidential')}</p>
      {account?.leaving === null && <p className="mt-2 text-ink-soft">{t('family.copy.told', { name })}</p>}
      <div className="mt-4 flex flex-col gap-4">
        {copy.data ? (
          <CopyState
            copy={copy.data}
            isAsking={request.isPending}
            isSaving={save.isPending}
            onAsk={() => request.mutate(undefined, { onSuccess: toHeading })}
            onSave={() => save.mutate(undefined, { onSuccess: onSaved })}
          />
        ) : (
          !copy.error && <Skeleton lines={2} />
        )}
        <FamilyProblem error={copy.error ?? request.error ?? save.error} />
      </div>
    </Card>
  );
}

interface CopyStateProps {
  copy: CopyStatus;
  isAsking: boolean;
  isSaving: boolean;
  onAsk: () => void;
  onSave: () => void;
  waitingText?: string;
}

export function CopyState({ copy, isAsking, isSaving, onAsk, onSave, waitingText }: CopyStateProps): ReactNode {
  const { state, until, bytes } = copy;
  const ask = (label: string, look: 'primary' | 'secondary' = 'primary') => (
    <Button look={look} className="sm:self-start" pending={isAsking} onClick={onAsk}>
      {label}
    </Button>
  );
  if (state === 'waiting')
    return (
      <Callout tone="sky" emoji="⏳" live>
        {waitingText ?? t('family.copy.waiting')}
      </Callout>
    );
  if (state === 'ready' && until)
    return (
      <>
        <Callout tone="leaf" emoji="🎒" live title={t('family.copy.ready')}>
          {t('family.copy.until', { until: formatTime(until), size: fileSize(bytes ?? 0) })}
        </Callout>
        <Button className="sm:self-start" pending={isSaving} onClick={onSave}>
          {t('family.copy.save')}
        </Button>
        {ask(t('family.copy.again'), 'secondary')}
      </>
    );
  return (
    <>
      {state === 'expired' && <p>{t('family.copy.expired')}</p>}
      {state === 'failed' && <p role="alert">{t('family.copy.failed')}</p>}
      {ask(state === 'none' ? t('family.copy.start') : t('family.copy.again'))}
    </>
  );
}
