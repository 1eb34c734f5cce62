import { type ReactNode, useState } from 'react';
import type { ParentsBuddy } from '#contract/friends/parents.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { FamilyProblem } from '#web/family/home/FamilyProblem.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/parents/index.ts';
import type { PairStepProps } from './pair-step.ts';
import { useBlockForChild, useEndFriendship, useTrustFamily } from './queries.ts';
import { ReportForm } from './ReportForm.tsx';

export type PairStep = 'about' | 'end' | 'block' | 'report';

interface PairDialogProps {
  childId: string;
  childName: string;
  buddy: ParentsBuddy;
  first: PairStep;
  onClose: () => void;
  /** What later modules know of the two. */
  children?: ReactNode;
}

/** What a parent can do about one buddy of their child. */
export function PairDialog({ first, ...props }: PairDialogProps): ReactNode {
  const [step, setStep] = useState(first);
  const back = first === 'about' ? () => setStep('about') : props.onClose;
  if (step === 'end') return <EndDialog {...props} onBack={back} />;
  if (step === 'block') return <BlockDialog {...props} onBack={back} />;
  if (step === 'report') return <ReportForm {...props} onBack={back} />;
  return <AboutDialog {...props} onStep={setStep} />;
}

type StepProps = Omit<PairDialogProps, 'first'>;

function AboutDialog({ childId, buddy, onClose, onStep, children }: StepProps & { onStep: (step: PairStep) => void }) {
  const trust = useTrustFamily();
  const isTrusted = trust.isPending ? trust.variables.isTrusted : buddy.isTrusted;
  const day = new Date(buddy.since).toLocaleDateString(dateLocale(), { dateStyle: 'long' });
  const pair = { childId, friendId: buddy.id };
  const { pip, ...avatar } = buddy.avatar;
  return (
    <Dialog
      open
      onClose={onClose}
      picture={<Avatar {...avatar} {...(pip ? { pip } : {})} size={72} />}
      title={buddy.username}
      description={t('parents.buddies.since', { day })}
      closeLabel={t('ui.close')}
    >
      {children}
      <Switch
        label={t('parents.trust')}
        hint={t('parents.trust.hint', { buddy: buddy.username })}
        checked={isTrusted}
        onChange={({ currentTarget }) => trust.mutate({ ...pair, isTrusted: currentTarget.checked })}
      />
      <FamilyProblem error={trust.error} className="mt-2" />
      <div className="mt-4 flex flex-col gap-3">
        <Button look="secondary" wide onClick={() => onStep('report')}>
          {t('parents.report')}
        </Button>
        <Button look="secondary" wide onClick={() => onStep('block')}>
          {t('parents.block')}
        </Button>
        <Button look="secondary" wide onClick={() => onStep('end')}>
          {t('parents.end')}
        </Button>
      </div>
    </Dialog>
  );
}

function EndDialog({ childId, childName: name, buddy, onClose, onBack }: PairStepProps): ReactNode {
  const { mutate, isPending, error } = useEndFriendship();
  const names = { name, buddy: buddy.username };
  const done = (): void => {
    onClose();
    showToast({ title: t('parents.end.done') });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('parents.end.title', names)}
      description={t('parents.end.text', names)}
      closeLabel={t('ui.close')}
      actions={
        <>
          <Button
            look="danger"
            pending={isPending}
            onClick={() => mutate({ childId, friendId: buddy.id }, { onSuccess: done })}
          >
            {t('parents.end.yes')}
          </Button>
          <Button look="secondary" onClick={onBack}>
            {t('parents.end.no')}
          </Button>
        </>
      }
    >
      <p>{t('parents.end.told', names)}</p>
      <FamilyProblem error={error} className="mt-3" />
    </Dialog>
  );
}

function BlockDialog({ childId, childName: name, buddy, onClose, onBack }: PairStepProps): ReactNode {
  const { mutate, isPending, error } = useBlockForChild();
  const names = { name, buddy: buddy.username };
  const done = (): void => {
    onClose();
    showToast({ title: t('parents.block.done', names) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('parents.block.title', names)}
      closeLabel={t('ui.close')}
      actions={
        <>
          <Button
            look="danger"
            pending={isPending}
            onClick={() => mutate({ childId, friendId: buddy.id }, { onSuccess: done })}
          >
            {t('parents.block.yes')}
          </Button>
          <Button look="secondary" onClick={onBack}>
            {t('parents.back')}
          </Button>
        </>
      }
    >
      <p>{t('parents.block.text', names)}</p>
      <FamilyProblem error={error} className="mt-3" />
    </Dialog>
  );
}
