import { useEffect, useState } from 'react';

/** Whoever has not moved or pressed anything for so long may have left the room. */
const AWAY_MS = 120_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether somebody sits before this page now; opening it counts. */
export function useAttended(): boolean {
  const [isAttended, setIsAttended] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setIsAttended(false), AWAY_MS);
    const seen = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsAttended(false), AWAY_MS);
      setIsAttended(true);
    };
    for (const sign of signs) addEventListener(sign, seen, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, seen);
    };
  }, []);
  return isAttended;
}
