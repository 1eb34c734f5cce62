import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { userKey } from '#web/app/query-client.ts';

/** Why Lilypad is closed to the child, and until when. */
export type Closed = NonNullable<User['closed']>;

/** No socket tells: the tablet may have been asleep, its clock may be wrong, or a parent may have opened it earlier. */
const LOOK_AGAIN_MS = 10_000;

/** Asks now and then whether Lilypad is open again, and at the time when it should be. */
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
