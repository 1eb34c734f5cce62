import { type ReactNode, type RefObject, useState } from 'react';
import type { Settings } from '#contract/admin.ts';
import { type SetupStep, setupSteps } from '#contract/rules/set-up.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { CheckIcon, GoIcon } from '#web/ui/controls/icons.tsx';
import { Meter } from '#web/ui/feedback/Meter.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { AdminFrame } from '../AdminFrame.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/index.ts';
import { useFinishSetup, useSettings } from '../queries.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { OperatorDuties } from './OperatorDuties.tsx';
import { SetupStepForm } from './SetupSteps.tsx';
import { useFocusWhen } from './use-focus-when.ts';

/** The set-up steps. Registration stays closed until they are finished. */
export function SetupPage(): ReactNode {
  const settings = useSettings();
  return (
    <AdminFrame title={t('admin.setup.title')}>
      <div className="flex flex-col gap-6 wide:grid wide:grid-cols-[minmax(0,48rem)_minmax(17rem,24rem)] wide:items-start wide:gap-7">
        <WhenLoaded of={settings}>{(data) => <Steps settings={data} />}</WhenLoaded>
        <OperatorDuties />
      </div>
    </AdminFrame>
  );
}

function Steps({ settings }: { settings: Settings }): ReactNode {
  const { stepsDone, setUpAt } = settings;
  const [chosenStep, setChosenStep] = useState<SetupStep>();
  const open = chosenStep ?? setupSteps.find((step) => !stepsDone.includes(step));
  const progress = t('admin.setup.progress', { done: stepsDone.length, all: setupSteps.length });
  const isReady = stepsDone.length === setupSteps.length;
  const readyHeading = useFocusWhen<HTMLHeadingElement>(isReady && !setUpAt);
  const finishedHeading = useFocusWhen<HTMLHeadingElement>(setUpAt !== null);
  return (
    <div className="flex flex-col gap-4">
      {!setUpAt && <p className="text-ink-soft">{t('admin.setup.text')}</p>}
      <Meter value={stepsDone.length} max={setupSteps.length} label={t('admin.setup')} valueText={progress} />
      {setUpAt && <NextStep settings={settings} heading={finishedHeading} />}
      <ol className="flex flex-col gap-3">
        {setupSteps.map((step, index) => (
          <Step
            key={step}
            step={step}
            number={index + 1}
            isDone={stepsDone.includes(step)}
            isOpen={open === step}
            onChoose={() => setChosenStep(step)}
          >
            <SetupStepForm step={step} settings={settings} onDone={() => setChosenStep(undefined)} />
          </Step>
        ))}
      </ol>
      {isReady && !setUpAt && <Finish heading={readyHeading} />}
    </div>
  );
}

type HeadingRef = RefObject<HTMLHeadingElement | null>;

interface StepProps {
  step: SetupStep;
  number: number;
  isDone: boolean;
  isOpen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One line for a step, and its form while it is open. */
function Step({ step, number, isDone, isOpen, onChoose, children }: StepProps): ReactNode {
  const heading = useFocusWhen<HTMLHeadingElement>(isOpen);
  const title = t(`admin.setup.${step}`);
  return (
    <Card as="li" padding={isOpen ? 'large' : 'small'}>
      <div className="flex items-center gap-3">
        <span
          className={cx(
            'inline-flex size-9 shrink-0 items-center justify-center rounded-full font-bold font-display',
            isDone ? 'bg-leaf text-on-tone' : isOpen ? 'bg-leaf-soft text-leaf-deep' : 'bg-mist text-ink-soft',
          )}
        >
          <span aria-hidden="true">{isDone ? <CheckIcon /> : number}</span>
          <span className="sr-only">{isDone && t('admin.setup.done')}</span>
        </span>
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 scroll-mt-8 text-lg! outline-none">
          {title}
        </h2>
        {isDone && !isOpen && (
          // The whole line can be tapped. On a phone, the title needs the room of the word.
          <Button look="ghost" className="static! mb-0! shrink-0 px-0! after:absolute after:inset-0" onClick={onChoose}>
            <span className="max-sm:sr-only">{t('admin.setup.change')}</span> <span className="sr-only">{title}</span>
            <GoIcon />
          </Button>
        )}
      </div>
      {isOpen && <div className="mt-4">{children}</div>}
    </Card>
  );
}

/** What to do after the set-up: a second person first, then families. */
function NextStep({ settings, heading }: { settings: Settings; heading: HeadingRef }): ReactNode {
  const { registration, isTypedChatOpen } = settings;
  const isOpen = registration === 'open';
  return (
    <Card tone="leaf">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-8 outline-none">
        {t('admin.setup.finished')}
      </h2>
      <p className="mt-1">{t(`admin.set.registration.${registration}`)}</p>
      <p className="mt-1">
        {t(
          !isTypedChatOpen ? 'admin.setup.nextText' : isOpen ? 'admin.setup.nextDoneText' : 'admin.setup.nextOpenText',
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button to="/admin/staff" look={isTypedChatOpen ? 'secondary' : 'primary'}>
          {t('admin.setup.nextInvite')}
        </Button>
        {!isOpen && (
          <Button to="/admin/settings" look={isTypedChatOpen ? 'primary' : 'secondary'}>
            {t('admin.setup.nextOpen')}
          </Button>
        )}
        <Button to="/" look={isTypedChatOpen && isOpen ? 'primary' : 'secondary'}>
          {t('admin.setup.nextHome')}
        </Button>
      </div>
    </Card>
  );
}

function Finish({ heading }: { heading: HeadingRef }): ReactNode {
  const finish = useFinishSetup();
  const [openRegistration, setOpen] = useState(true);
  return (
    <Card tone="leaf">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-8 outline-none">
        {t('admin.setup.finish')}
      </h2>
      <p className="mt-1">{t('admin.setup.finishText')}</p>
      <Checkbox
        className="mt-3"
        label={t('admin.setup.openNow')}
        checked={openRegistration}
        onChange={(event) => setOpen(event.target.checked)}
      />
      <ErrorCallout error={finish.error} />
      <Button className="mt-3" pending={finish.isPending} onClick={() => finish.mutate({ openRegistration })}>
        {t('admin.setup.finishSend')}
      </Button>
    </Card>
  );
}
