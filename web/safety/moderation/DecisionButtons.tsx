import type { ReactNode } from 'react';
import { type Decision, decisions } from '#contract/safety.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/moderation/index.ts';
import { decisionOf, keyOf } from './words.ts';

interface DecisionButtonsProps {
  kind: string;
  can: readonly Decision[];
  onDecide: (decision: Decision) => void;
}

/** What cannot be decided here is not shown; the keys stay where they are. */
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
            {decisionOf(decision, kind)}
          </Button>
        ))}
    </fieldset>
  );
}
