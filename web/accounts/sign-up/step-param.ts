import { useSearchParams } from 'wouter';
import { asStep, type Step } from './sign-up-steps.ts';

/**
 * The step in the address, and a function that changes it. Each step forward is a history entry that stores the previous
 * steps, so that the browser's back button and ours lead to the same step.
 */
export function useStepParam(): [step: Step, goTo: (next: Step) => void] {
  const [search, setSearch] = useSearchParams();
  const step = asStep(search.get('step'));
  const goTo = (next: Step): void => {
    const behind = stepsBehind();
    const place = behind.lastIndexOf(next);
    if (place >= 0) history.go(place - behind.length);
    else
      setSearch(
        (before) => {
          before.set('step', String(next));
          return before;
        },
        next > step ? { state: { stepsBehind: [...behind, step] } } : { replace: true, state: history.state },
      );
  };
  return [step, goTo];
}

function stepsBehind(): readonly Step[] {
  return history.state?.stepsBehind ?? [];
}
