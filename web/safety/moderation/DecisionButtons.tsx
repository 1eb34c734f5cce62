import type { ReactNode } from 'react';
import { type CaseFile, type Decision, decisions } from '#contract/safety.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { useMedia } from '#web/ui/layout/use-media.ts';
import { t } from '../messages/casework/index.ts';
import { decisionKey, decisionLabel } from './labels.ts';
import { besideTheCase } from './queue/beside-the-case.ts';

interface DecisionButtonsProps {
  file: Pick<CaseFile, 'kind' | 'urgent' | 'severity' | 'state'> & { readonly can: readonly Decision[] };
  onDecide: (decision: Decision) => void;
}

const besideCare: readonly Decision[] = ['care', 'escalate', 'legal_hold', 'release_hold'];
const second: readonly Decision[] = ['approve', 'remove_account'];

/**
 * Shows only the possible decisions, each with its shortcut. A phone shows the usual ones and folds the others away. In a
 * crisis, the green button is for caring, and decisions that publish or punish are always folded away.
 */
export function DecisionButtons({ file, onDecide }: DecisionButtonsProps): ReactNode {
  const isWide = useMedia(besideTheCase) ?? true;
  const shown = listed(file.can);
  if (shown.length === 0) return null;
  const isCrisis = shown.includes('care');
  if (isWide && !isCrisis) return <AllDecisions shown={shown} file={file} onDecide={onDecide} />;
  const usual = isCrisis ? (isWide ? besideCare : besideCare.slice(0, 1)) : usualDecisions(file);
  const more = t(isWide ? 'safety.casework.more' : 'safety.casework.moreShort');
  return <UsualDecisions usual={usual} shown={shown} more={more} file={file} onDecide={onDecide} />;
}

interface AllDecisionsProps extends DecisionButtonsProps {
  shown: readonly Decision[];
}

function AllDecisions({ shown, file, onDecide }: AllDecisionsProps): ReactNode {
  return (
    <fieldset className="safety-decisions">
      <Legend />
      <ButtonsOf decisions={shown} file={file} onDecide={onDecide} />
    </fieldset>
  );
}

/** A second person first of all agrees to a removal or not. */
function usualDecisions({ state }: DecisionButtonsProps['file']): readonly Decision[] {
  return state === 'removing' ? second : ['approve', 'remove'];
}

interface UsualDecisionsProps extends DecisionButtonsProps {
  usual: readonly Decision[];
  shown: readonly Decision[];
  /** Says that there are others. */
  more: string;
}

function UsualDecisions({ usual, shown, more, file, onDecide }: UsualDecisionsProps): ReactNode {
  const others = shown.filter((decision) => !usual.includes(decision));
  const first = usual.filter((decision) => shown.includes(decision));
  if (first.length === 0) return <AllDecisions shown={shown} file={file} onDecide={onDecide} />;
  return (
    <fieldset>
      <Legend />
      <div className="safety-usual">
        <ButtonsOf decisions={first} file={file} onDecide={onDecide} />
        {others.length > 0 && (
          <details className="open:basis-full">
            <summary className="inline-flex min-h-12 cursor-pointer items-center px-2 font-display font-semibold text-ink-soft">
              {more}
            </summary>
            <div className="safety-decisions mt-2!">
              <ButtonsOf decisions={others} file={file} onDecide={onDecide} />
            </div>
          </details>
        )}
      </div>
    </fieldset>
  );
}

function Legend(): ReactNode {
  return <legend className="sr-only">{t('safety.moderation.decisions')}</legend>;
}

interface ButtonsOfProps extends DecisionButtonsProps {
  decisions: readonly Decision[];
}

function ButtonsOf({ decisions: some, file, onDecide }: ButtonsOfProps): ReactNode {
  return some.map((decision) => <DecisionButton key={decision} file={file} decision={decision} onDecide={onDecide} />);
}

interface DecisionButtonProps extends DecisionButtonsProps {
  decision: Decision;
}

function DecisionButton({ file, decision, onDecide }: DecisionButtonProps): ReactNode {
  const isGreen = decision === 'care' || (decision === 'approve' && !isSevere(file));
  return (
    <Button
      look={isGreen ? 'primary' : 'secondary'}
      tone={isGreen ? 'leaf' : undefined}
      aria-keyshortcuts={decisionKey(decision)}
      onClick={() => onDecide(decision)}
    >
      <kbd className="safety-key">{decisionKey(decision)}</kbd>
      {buttonLabel(decision, file)}
    </Button>
  );
}

function buttonLabel(decision: Decision, { kind, state, can }: DecisionButtonsProps['file']): string {
  if (decision === 'care') return t('safety.casework.end');
  if (decision === 'approve' && can.includes('care')) return t('safety.casework.falseAlarm');
  if (decision === 'remove_account' && state === 'removing') return t('safety.casework.removingAgree');
  return decisionLabel(decision, kind);
}

/** If someone may be in danger, or a colleague wants a child gone, no button makes it easy to dismiss the case. */
function isSevere({ urgent, severity, state }: DecisionButtonsProps['file']): boolean {
  return urgent || severity >= 4 || state === 'removing';
}

function listed(can: readonly Decision[]): Decision[] {
  return decisions.filter((decision) => can.includes(decision));
}
