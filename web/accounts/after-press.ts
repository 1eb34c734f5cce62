import { useEffect, useRef } from 'react';

/**
 * Runs a function when no press is under way. A field loses its focus while the finger is still down: what appears then may
 * move the very thing that is being tapped, and the tap is lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = (): void => {
      isDown.current = true;
    };
    const release = (): void => {
      isDown.current = false;
      runAfterClick(waiting.current);
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    addEventListener('pointerdown', press, true);
    for (const end of ends) addEventListener(end, release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      for (const end of ends) removeEventListener(end, release, true);
    };
  }, []);

  return (run) => {
    waiting.current.push(run);
    if (!isDown.current) runAfterClick(waiting.current);
  };
}

/** The click comes right after the pointer is up, in the same task. */
function runAfterClick(waiting: (() => void)[]): void {
  setTimeout(() => {
    for (const run of waiting.splice(0)) run();
  });
}
