import type { ReactNode } from 'react';
import { type CaseFile, type Decision, decisions } from '#contract/safety.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/casework/index.ts';
import { decisionKey, decisionLabel } from './labels.ts';

interface DecisionButtonsProps {
  file: Pick<CaseFile, 'kind' | 'urgent' | 'severity'> & { readonly can: readonly Decision[] };
  onDecide: (decision: Decision) => void;
}

/** Shows only the possible decisions, each with its shortcut. */
export function DecisionButtons({ file, onDecide }: DecisionButtonsProps): ReactNode {
  const { can } = file;
  if (can.length === 0) return null;
  if (can.includes('care')) return <CrisisDecisions file={file} onDecide={onDecide} />;
  return (
    <fieldset className="safety-decisions">
      <legend className="sr-only">{t('safety.moderation.decisions')}</legend>
      {listed(can).map((decision) => (
        <DecisionButton key={decision} file={file} decision={decision} onDecide={onDecide} />
      ))}
    </fieldset>
  );
}

const besideCare: readonly Decision[] = ['escalate', 'legal_hold', 'release_hold'];

/** The green button is for caring. Decisions that publish or punish are folded away. */
function CrisisDecisions({ file, onDecide }: DecisionButtonsProps): ReactNode {
  const others = listed(file.can).filter((decision) => decision !== 'care' && !besideCare.includes(decision));
  return (
    <fieldset>
      <legend className="sr-only">{t('safety.moderation.decisions')}</legend>
      <div className="flex flex-wrap items-start gap-3">
        <Button tone="leaf" aria-keyshortcuts={decisionKey('care')} onClick={() => onDecide('care')}>
          <kbd className="safety-key">{decisionKey('care')}</kbd>
          {t('safety.casework.end')}
        </Button>
        {listed(file.can)
          .filter((decision) => besideCare.includes(decision))
          .map((decision) => (
            <DecisionButton key={decision} file={file} decision={decision} onDecide={onDecide} />
          ))}
        <details className="open:basis-full">
          <summary className="inline-flex min-h-12 cursor-pointer items-center px-2 font-display font-semibold text-ink-soft">
            {t('safety.casework.more')}
          </summary>
          <div className="safety-decisions mt-2!">
            {others.map((decision) => (
              <DecisionButton key={decision} file={file} decision={decision} onDecide={onDecide} />
            ))}
          </div>
        </details>
      </div>
    </fieldset>
  );
}

interface DecisionButtonProps extends DecisionButtonsProps {
  decision: Decision;
}

function DecisionButton({ file, decision, onDecide }: DecisionButtonProps): ReactNode {
  const { kind, can } = file;
  const isGreen = decision === 'approve' && !isSevere(file);
  const label =
    decision === 'approve' && can.includes('care') ? t('safety.casework.falseAlarm') : decisionLabel(decision, kind);
  return (
    <Button
      look={isGreen ? 'primary' : 'secondary'}
      tone={isGreen ? 'leaf' : undefined}
      aria-keyshortcuts={decisionKey(decision)}
      onClick={() => onDecide(decision)}
    >
      <kbd className="safety-key">{decisionKey(decision)}</kbd>
      {label}
    </Button>
  );
}

/** If someone may be in danger, no button makes it easy to dismiss the case. */
function isSevere({ urgent, severity }: DecisionButtonsProps['file']): boolean {
  return urgent || severity >= 4;
}

function listed(can: readonly Decision[]): Decision[] {
  return decisions.filter((decision) => can.includes(decision));
}
