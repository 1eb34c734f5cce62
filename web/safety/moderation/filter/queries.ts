import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listFilterWords, removeFilterWord, setFilterWord, tryFilter } from '#contract/safety/screening.ts';
import type { Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';

const wordsKey = ['filter-words'] as const;

export type Proposal = NonNullable<Payload<typeof tryFilter>['body']['proposal']>;

export function useFilterTrial() {
  return useMutation({ mutationFn: (body: Payload<typeof tryFilter>['body']) => api(tryFilter, { body }) });
}

export function useFilterWords() {
  return useQuery({
    queryKey: wordsKey,
    queryFn: ({ signal }) => api(listFilterWords, {}, { signal }),
    staleTime: 0,
  });
}

export function useSetFilterWord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Proposal) => api(setFilterWord, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: wordsKey }),
  });
}

export function useRemoveFilterWord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(removeFilterWord, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: wordsKey }),
  });
}
