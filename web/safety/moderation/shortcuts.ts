import { useEffect, useEffectEvent } from 'react';
import type { Decision } from '#contract/safety.ts';
import { decisionAt } from './labels.ts';

export interface Shortcuts {
  move(steps: number): void;
  decide(decision: Decision): void;
  undo(): void;
  switchLane(): void;
  claim(): void;
  note(): void;
  showKeys(): void;
}

/** Shortcuts of the whole page, except in text fields and while a dialog is open. */
export function useShortcuts(
  isEnabled: boolean,
  { move, decide, undo, switchLane, showKeys, claim, note }: Shortcuts,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      !isEnabled ||
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
    else if (event.key === 'j') move(1);
    else if (event.key === 'k') move(-1);
    else if (event.key === 'u') undo();
    else if (event.key === 'v') switchLane();
    else if (event.key === 'c') claim();
    else if (event.key === 'n') note();
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
