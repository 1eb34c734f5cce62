import type { ReactNode } from 'react';
import { type Decision, decisions } from '#contract/safety.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/moderation/index.ts';
import { decisionLabel, keyOf } from './labels.ts';

interface DecisionButtonsProps {
  kind: string;
  can: readonly Decision[];
  onDecide: (decision: Decision) => void;
}

/** Shows only the possible decisions. Each keeps its shortcut. */
export function DecisionButtons({ kind, can, onDecide }: DecisionButtonsProps): ReactNode {
  if (can.length === 0) return null;
  return (
    <fieldset className="safety-decisions">
      <legend className="sr-only">{t('safety.moderation.decisions')}</legend>
      {decisions
        .filter((decision) => can.includes(decision))
        .map((decision) => (
          <Button
            key={decision}
            look={decision === 'approve' ? 'primary' : 'secondary'}
            tone={decision === 'approve' ? 'leaf' : undefined}
            aria-keyshortcuts={keyOf(decision)}
            onClick={() => onDecide(decision)}
          >
            <kbd className="safety-key">{keyOf(decision)}</kbd>
            {decisionLabel(decision, kind)}
          </Button>
        ))}
    </fieldset>
  );
}
