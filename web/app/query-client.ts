import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** The key of GET /api/user. */
export const userKey = ['user'] as const;
/** The key of GET /api/family/children. All keys of a signed-in parent's data begin with the same word. */
export const parentKey = ['family'] as const;

const closedCodes: ReadonlySet<ApiError['code']> = new Set(['quiet_hours', 'daily_limit', 'paused']);

/**
 * Data stays cached until it is invalidated: no retries, no polling, no refetch on focus. The first part of a key is the name that the
 * socket uses ("points"), so that the socket needs no list of keys.
 */
export function createQueryClient(): QueryClient {
  // A session can end and Lilypad can close at any time; the first refused call refetches the session.
  const onError = (error: Error): void => {
    if (!(error instanceof ApiError)) return;
    if (closedCodes.has(error.code)) void client.invalidateQueries({ queryKey: userKey });
    if (error.code !== 'sign_in_required') return;
    // Not what stands under the key: it would be refused, too, and ask again.
    void client.invalidateQueries({ queryKey: userKey, exact: true });
    void client.invalidateQueries({ queryKey: parentKey, exact: true });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Without a network a read fails at once with its own sentence instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
