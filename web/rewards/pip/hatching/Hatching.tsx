import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PipLook } from '#contract/rules/rewards/pips.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Confetti } from '#web/ui/feedback/Confetti.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import { PartChoice } from '../PartChoices.tsx';
import { PipScene } from '../PipScene.tsx';
import { useDressPip } from '../queries.ts';
import { Stage, type StageName, stages } from './Stage.tsx';

const chosen: Readonly<Record<StageName, 'coat' | 'pattern' | 'eyes' | undefined>> = {
  egg: 'coat',
  tadpole: 'pattern',
  froglet: 'eyes',
  frog: undefined,
};

interface HatchingProps {
  /** The look if the child makes no choices. */
  hatched: PipLook;
  onDone: () => void;
}

/** Egg, tadpole, froglet, frog: four short steps that can be skipped. The frog is saved when it hops out. */
export function Hatching({ hatched, onDone }: HatchingProps): ReactNode {
  const [look, setLook] = useState(hatched);
  const [step, setStep] = useState(0);
  const [asPicture, setAsPicture] = useState(true);
  const title = useRef<HTMLHeadingElement>(null);
  const save = useDressPip();
  const stage = stages[step] ?? 'frog';
  const part = chosen[stage];

  // Moves the focus to the start of each step, so that it is read aloud and the next Tab finds its choices.
  useEffect(() => {
    if (step === 0) return;
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);

  const saved = (then: () => void, isAvatar?: boolean): void =>
    save.mutate({ look, ...(isAvatar === undefined ? {} : { isAvatar }) }, { onSuccess: then, onError: showFailure });
  const showNextStep = (): void => {
    playSound(step === stages.length - 2 ? 'levelup' : 'popup');
    setStep(step + 1);
  };
  const next = (): void => {
    if (stage === 'froglet') saved(showNextStep);
    else if (stage === 'frog') saved(onDone, asPicture);
    else showNextStep();
  };

  return (
    <Card padding="none" className="rewards-pip-hatching">
      <PipScene says={t(`rewards.pip.hatch.${stage}`)}>
        <Stage stage={stage} look={look} />
      </PipScene>
      <div className="rewards-pip-hatching-side">
        <Steps step={step} />
        <h1 ref={title} tabIndex={-1}>
          {t(stage === 'frog' ? 'rewards.pip.hatch.meet' : 'rewards.pip.hatch.title')}
        </h1>
        {part && (
          <PartChoice
            part={part}
            look={look}
            legend={t(`rewards.pip.hatch.choose.${part}`)}
            onChange={(change) => setLook({ ...look, ...change })}
          />
        )}
        {stage === 'frog' && <AsPicture checked={asPicture} onChange={setAsPicture} />}
        <div className="rewards-pip-hatching-actions">
          <Button size="large" wide pending={save.isPending} onClick={next}>
            {t(`rewards.pip.hatch.${stage}.next`)}
          </Button>
          {stage !== 'frog' && <Ways step={step} onBack={() => setStep(step - 1)} onSkip={() => saved(onDone)} />}
        </div>
      </div>
      {stage === 'frog' && <Confetti pieces={50} />}
    </Card>
  );
}

/** Four dots. A screen reader hears the number of the step. */
function Steps({ step }: { step: number }): ReactNode {
  return (
    <p className="rewards-pip-steps">
      {stages.map((stage, place) => (
        <i key={stage} data-done={place <= step || undefined} />
      ))}
      <span className="sr-only">{t('rewards.pip.hatch.step', { step: step + 1, steps: stages.length })}</span>
    </p>
  );
}

function AsPicture({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }): ReactNode {
  return (
    <Switch
      label={t('rewards.pip.hatch.asPicture')}
      hint={t('rewards.pip.hatch.asPicture.hint')}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

function Ways({ step, onBack, onSkip }: { step: number; onBack: () => void; onSkip: () => void }): ReactNode {
  return (
    <>
      {step > 0 && (
        <Button look="ghost" onClick={onBack}>
          {t('rewards.pip.hatch.back')}
        </Button>
      )}
      <Button look="ghost" className="ms-auto" onClick={onSkip}>
        {t('rewards.pip.hatch.skip')}
      </Button>
    </>
  );
}

function showFailure(error: Error): void {
  showToast({ title: t('rewards.pip.saveFailed'), description: sentenceFor(error), tone: 'destructive' });
}
