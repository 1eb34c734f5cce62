import { useEffect, useState } from 'react';

/** A moderator without input for this long counts as away. */
const AWAY_MS = 120_000;
const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether a moderator is at this page. Opening it counts as input. */
export function useIsPresent(): boolean {
  const [isPresent, setIsPresent] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setIsPresent(false), AWAY_MS);
    const restart = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsPresent(false), AWAY_MS);
      setIsPresent(true);
    };
    for (const event of inputEvents) addEventListener(event, restart, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of inputEvents) removeEventListener(event, restart);
    };
  }, []);
  return isPresent;
}
