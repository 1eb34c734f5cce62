import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/data/index.ts';
import { LeavingNote } from './LeavingNote.tsx';
import { useChildAccount, useEndOrKeep } from './queries.ts';
import { useFocus } from './use-focus.ts';

interface EndCardProps {
  childId: string;
  childName: string;
}

/** Deletes the account or withdraws consent, and undoes both. */
export function EndCard({ childId, childName: name }: EndCardProps): ReactNode {
  const account = useChildAccount(childId);
  const act = useEndOrKeep(childId);
  const [asked, setAsked] = useState<'delete' | 'withdraw'>();
  const [heading, toHeading] = useFocus();
  return (
    <Card id="end" aria-labelledby="end-title" className="scroll-mt-24">
      <h2 id="end-title" ref={heading} tabIndex={-1} className="outline-none">
        {t('family.end.title')}
      </h2>
      {!account.data && !account.error && <Skeleton lines={3} />}
      <LeavingNote childId={childId} childName={name} className="mt-3" onKept={toHeading} />
      {account.data?.leaving === null && (
        <>
          <p className="mt-2">{t('family.end.text')}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button look="danger" onClick={() => setAsked('delete')}>
              {t('family.end.delete')}
            </Button>
            {account.data.consent === 'granted' && (
              <Button look="secondary" onClick={() => setAsked('withdraw')}>
                {t('family.end.withdraw')}
              </Button>
            )}
          </div>
        </>
      )}
      <FamilyProblem error={account.error ?? act.error} className="mt-4" />
      <Ask
        asked={asked}
        name={name}
        onClose={() => setAsked(undefined)}
        onYes={(what) => {
          setAsked(undefined);
          act.mutate(what, { onSuccess: toHeading });
        }}
      />
    </Card>
  );
}

interface AskProps {
  asked: 'delete' | 'withdraw' | undefined;
  name: string;
  onClose: () => void;
  onYes: (what: 'delete' | 'withdraw') => void;
}

function Ask({ asked, name, onClose, onYes }: AskProps): ReactNode {
  if (!asked) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`family.end.${asked}.ask`, { name })}
      description={asked === 'delete' ? t('family.end.delete.text') : t('family.end.withdraw.text', { name })}
      actions={
        <>
          <Button look="danger" onClick={() => onYes(asked)}>
            {t(`family.end.${asked}`)}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('family.end.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('family.end.copyFirst')}</p>
    </Dialog>
  );
}
