import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { userKey } from '#web/app/query-client.ts';

/** Why Lilypad is closed to the child, and until when. */
export type Closed = NonNullable<User['closed']>;

/** The tablet may have been asleep, its clock may be wrong, and a grown-up may have opened it earlier: no socket tells it. */
const LOOK_AGAIN_MS = 10_000;

/** Asks again whether Lilypad is open: now and then, and when it should be. */
export function useReopening({ opensAt }: Closed): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: userKey });
    };
    const left = opensAt === null ? LOOK_AGAIN_MS : Date.parse(opensAt) - Date.now();
    const timer = setTimeout(look, Math.min(Math.max(left, 0) + 1000, LOOK_AGAIN_MS));
    const again = setInterval(look, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
      clearInterval(again);
    };
  }, [client, opensAt]);
}
