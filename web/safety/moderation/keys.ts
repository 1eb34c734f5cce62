import { useEffect, useEffectEvent } from 'react';
import type { Decision } from '#contract/safety.ts';
import { decisionAt } from './words.ts';

export interface Keys {
  go(steps: number): void;
  decide(decision: Decision): void;
  undo(): void;
  switchLane(): void;
  showKeys(): void;
}

/** Keys of the whole page, but not where somebody types, and not where a dialog asks. */
export function useKeys(isListening: boolean, { go, decide, undo, switchLane, showKeys }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      !isListening ||
      event.defaultPrevented ||
      event.repeat ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTyping(event.target)
    )
      return;
    const decision = decisionAt(event.key);
    if (decision) decide(decision);
    else if (event.key === 'j') go(1);
    else if (event.key === 'k') go(-1);
    else if (event.key === 'u') undo();
    else if (event.key === 'v') switchLane();
    else if (event.key === '?') showKeys();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select') !== null;
}
