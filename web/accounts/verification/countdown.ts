import { useEffect, useState } from 'react';

/** Whole seconds until an instant (ISO 8601), 0 when it has passed. */
export function useSecondsUntil(instant: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return left;
}
