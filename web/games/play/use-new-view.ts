import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs after each new view of a round, with the one before it: what has changed can sound, move and be read out. */
export function useNewView<View>(view: View, onNew: (before: View) => void): void {
  const shown = useRef(view);
  const notify = useEffectEvent(onNew);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before !== view) notify(before);
  }, [view]);
}
