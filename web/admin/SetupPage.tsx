import { type ReactNode, useState } from 'react';
import type { Settings } from '#contract/admin.ts';
import { type SetupStep, setupSteps } from '#contract/rules/set-up.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Meter } from '#web/ui/feedback/Meter.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { ErrorCallout } from './ErrorCallout.tsx';
import { t } from './messages/index.ts';
import { useFinishSetup, useSettings } from './queries.ts';
import { SetupStepForm } from './SetupSteps.tsx';
import { WhenLoaded } from './WhenLoaded.tsx';

/** The set-up steps. Registration stays closed until they are finished. */
export function SetupPage(): ReactNode {
  const settings = useSettings();
  return (
    <AdminFrame title={t('admin.setup.title')}>
      <WhenLoaded of={settings}>{(data) => <Steps settings={data} />}</WhenLoaded>
    </AdminFrame>
  );
}

function Steps({ settings }: { settings: Settings }): ReactNode {
  const { stepsDone, setUpAt } = settings;
  const [chosenStep, setChosenStep] = useState<SetupStep>();
  const open = chosenStep ?? setupSteps.find((step) => !stepsDone.includes(step));
  const progress = t('admin.setup.progress', { done: stepsDone.length, all: setupSteps.length });
  return (
    <div className="flex max-w-176 flex-col gap-4">
      <p className="text-ink-soft">{t('admin.setup.text')}</p>
      <Meter value={stepsDone.length} max={setupSteps.length} label={t('admin.setup')} valueText={progress} />
      <ol className="flex flex-col gap-4">
        {setupSteps.map((step) => (
          <Card key={step} as="li">
            <div className="flex flex-wrap items-center gap-3">
              <h2 className="min-w-0 flex-1 basis-48">{t(`admin.setup.${step}`)}</h2>
              {stepsDone.includes(step) && <Chip tone="leaf">{t('admin.setup.done')}</Chip>}
              {stepsDone.includes(step) && open !== step && (
                <Button look="secondary" onClick={() => setChosenStep(step)}>
                  {t('admin.setup.change')} <span className="sr-only">{t(`admin.setup.${step}`)}</span>
                </Button>
              )}
            </div>
            {open === step && (
              <div className="mt-4">
                <SetupStepForm step={step} settings={settings} onDone={() => setChosenStep(undefined)} />
              </div>
            )}
          </Card>
        ))}
      </ol>
      {setUpAt ? <NextStep settings={settings} /> : stepsDone.length === setupSteps.length && <Finish />}
    </div>
  );
}

/** What to do after the set-up: a second person first, then families. */
function NextStep({ settings: { registration, isTypedChatOpen } }: { settings: Settings }): ReactNode {
  const isOpen = registration === 'open';
  return (
    <Card tone="leaf">
      <h2>{t('admin.setup.finished')}</h2>
      <p className="mt-1">{t(`admin.set.registration.${registration}`)}</p>
      <p className="mt-1 font-bold">
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

function Finish(): ReactNode {
  const finish = useFinishSetup();
  const [openRegistration, setOpen] = useState(true);
  return (
    <Card tone="leaf">
      <h2>{t('admin.setup.finish')}</h2>
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
