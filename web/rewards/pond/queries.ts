import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type OwnPond, readPond, type VisitedPond, visitPond, waveAtPond } from '#contract/rewards/pond.ts';
import type { PondWave } from '#contract/rules/rewards/pond.ts';
import { ApiError, api } from '#web/app/api.ts';

// The socket invalidates "rewards" when something has grown, or a buddy has waved.
const ownKey = ['rewards', 'pond'] as const;
const pondKey = (id: string) => ['rewards', 'pond', id] as const;

export function useOwnPond(): UseQueryResult<OwnPond> {
  return useQuery({ queryKey: ownKey, queryFn: ({ signal }) => api(readPond, {}, { signal }), staleTime: 0 });
}

/** Null if there is no such pond, or this child may not visit it. */
export function useVisit(id: string): UseQueryResult<VisitedPond | null> {
  return useQuery({
    queryKey: pondKey(id),
    queryFn: ({ signal }) =>
      api(visitPond, { params: { id } }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'not_found') return null;
        throw error;
      }),
    staleTime: 0,
  });
}

/** Shows the wave at once. The server answers with the one that counts. */
export function useWave(id: string, onRefused: (error: Error) => void) {
  const client = useQueryClient();
  const change = (ownWave: PondWave | null): void =>
    void client.setQueryData<VisitedPond | null>(pondKey(id), (pond) => pond && { ...pond, ownWave });
  return useMutation({
    mutationFn: (words: PondWave) => api(waveAtPond, { params: { id }, body: { words } }),
    onMutate: (words) => change(words),
    onSuccess: ({ ownWave }) => change(ownWave),
    onError: (error) => {
      change(null);
      onRefused(error);
    },
  });
}
