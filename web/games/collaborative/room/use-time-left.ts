import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Milliseconds until an instant of the server's clock, counting down. Undefined without one. */
export function useTimeLeft(endsAt: number | null, clockAhead: number): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (endsAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === null ? undefined : Math.max(0, endsAt - (now + clockAhead));
}
