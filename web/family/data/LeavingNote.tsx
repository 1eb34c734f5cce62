import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { formatTime } from '../format-time.ts';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/data/index.ts';
import { useChildAccount, useEndOrKeep } from './queries.ts';

interface LeavingNoteProps {
  childId: string;
  childName: string;
  className?: string;
  /** The note is about to disappear. */
  onKept?: () => void;
}

/**
 * Says who asked for the account to be erased and until when that can be undone, with a button to undo it. Otherwise nothing.
 */
export function LeavingNote({ childId, childName: name, className, onKept }: LeavingNoteProps): ReactNode {
  const leaving = useChildAccount(childId).data?.leaving;
  const act = useEndOrKeep(childId);
  if (!leaving) return null;
  const { by, eraseAt, canUndo } = leaving;
  const until = formatTime(eraseAt);
  const keep = (): void =>
    act.mutate('keep', {
      onSuccess: () => {
        onKept?.();
        showToast({ title: t('family.end.undone'), description: t('family.end.undone.text'), tone: 'success' });
      },
    });
  return (
    <div className={className}>
      <Callout
        tone="lotus"
        live
        title={t('family.end.leaving', { name })}
        action={
          canUndo ? (
            <Button tone="leaf" pending={act.isPending} onClick={keep}>
              {t('family.end.undo')}
            </Button>
          ) : (
            <Button look="secondary" to="/contact?about=parent">
              {t('family.end.contact')}
            </Button>
          )
        }
      >
        {by === 'child' ? t('family.end.child', { name, until }) : t(`family.end.${by}`, { until })}
      </Callout>
      <FamilyProblem error={act.error} className="mt-4" />
    </div>
  );
}
