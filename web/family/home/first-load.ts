import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { parentKey } from '#web/app/query-client.ts';

/** After this long the page shows the cards that have loaded, and the others follow. */
const MAX_WAIT_MS = 4000;

/**
 * Whether everything below has what it asked for, once. A parent's page asks for all of it at the same moment, so its cards can
 * appear together, and none pushes another one away.
 */
export function useFirstLoad(): boolean {
  const client = useQueryClient();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const isWaiting = {
      queryKey: parentKey,
      predicate: ({ state }: { state: { status: string } }) => state.status === 'pending',
    };
    const look = (): void => {
      if (client.isFetching(isWaiting) === 0) setLoaded(true);
    };
    const unsubscribe = client.getQueryCache().subscribe(look);
    const timer = setTimeout(() => setLoaded(true), MAX_WAIT_MS);
    look();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [client]);
  return isLoaded;
}
