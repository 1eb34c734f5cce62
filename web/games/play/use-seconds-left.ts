import { useEffect, useState } from 'react';

const TICK_MS = 200;

/** The whole seconds until an instant of the server's clock, rounded up. Calls `onEnd` once it has passed. */
export function useSecondsLeft(endsAt: number | null, now: () => number, onEnd: () => void): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    if (endsAt === null) return setSeconds(null);
    const tick = (): void => {
      const left = endsAt - now();
      setSeconds(Math.max(0, Math.ceil(left / 1000)));
      if (left > 0) return;
      clearInterval(timer);
      onEnd();
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [endsAt, now, onEnd]);
  return seconds;
}
