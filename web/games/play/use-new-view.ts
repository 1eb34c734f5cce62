import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs after each new view of a round, with the previous one, to play sounds, animate and announce changes. */
export function useNewView<View>(view: View, onNew: (before: View) => void): void {
  const shown = useRef(view);
  const notify = useEffectEvent(onNew);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before !== view) notify(before);
  }, [view]);
}
