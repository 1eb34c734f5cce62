import { type ReactNode, useState } from 'react';
import { type CrisisStep, crisisSteps } from '#contract/safety/casework.ts';
import type { CaseFile } from '#contract/safety.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../../messages/casework/index.ts';
import { formatMoment } from '../labels.ts';
import { CareDialog } from './CareDialog.tsx';
import { useTickStep } from './queries.ts';

/** The three steps of a crisis, which all staff see ticked. */
export function FirstSteps({ file, onShowContacts }: { file: CaseFile; onShowContacts: () => void }): ReactNode {
  const [isWriting, setWriting] = useState(false);
  const { stepsDone, author, authorName, can } = file;
  const name = author?.username ?? authorName;
  const progress = t('safety.casework.progress', { done: stepsDone.length, all: crisisSteps.length });
  const actions: Readonly<Record<CrisisStep, ReactNode>> = {
    read: null,
    // Only those who may end the crisis work on it: no moderator once an admin decides.
    child: author && can.includes('care') && (
      <Button look="secondary" onClick={() => setWriting(true)}>
        {t('safety.casework.chooseNote')}
      </Button>
    ),
    others: (
      <Button look="secondary" onClick={onShowContacts}>
        {t('safety.casework.showContacts')}
      </Button>
    ),
  };
  return (
    <section className="safety-first" data-tone="leaf" aria-label={t('safety.casework.first')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{t('safety.casework.first')}</h3>
        <p className="text-ink-soft text-sm" role="status">
          {progress}
        </p>
      </div>
      <ol className="ruled">
        {crisisSteps.map((step, at) => (
          <Step key={step} file={file} step={step} number={at + 1} name={name} action={actions[step]} />
        ))}
      </ol>
      <CareDialog file={file} name={name} open={isWriting} onClose={() => setWriting(false)} />
    </section>
  );
}

interface StepProps {
  file: CaseFile;
  step: CrisisStep;
  number: number;
  name: string;
  action: ReactNode;
}

function Step({ file: { id, stepsDone, can }, step, number, name, action }: StepProps): ReactNode {
  const tick = useTickStep(id);
  const done = stepsDone.find((one) => one.step === step);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <label className="flex min-h-12 min-w-0 flex-1 basis-64 cursor-pointer items-center gap-3">
        <span className="safety-tick">
          <input
            type="checkbox"
            className="sr-only"
            checked={done !== undefined}
            disabled={!can.includes('care')}
            onChange={(event) => tick.mutate({ step, isDone: event.target.checked })}
          />
          <span aria-hidden="true">{done ? '✓' : number}</span>
        </span>
        <span className="min-w-0">
          <span className="block font-bold font-display">{t(`safety.casework.step.${step}`, { name })}</span>
          <span className="block text-ink-soft text-sm">{t(`safety.casework.step.${step}Text`)}</span>
        </span>
      </label>
      {done && (
        <span className="font-bold font-display text-leaf-deep text-sm">
          {t('safety.casework.doneAt', { time: formatMoment(done.at) })}
        </span>
      )}
      {action}
    </li>
  );
}
