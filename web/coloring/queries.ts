import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listColoringPages, readColoringProgress, saveColoringProgress, shareColoring } from '#contract/coloring.ts';
import type { Coloring } from '#contract/rules/coloring.ts';
import type { Answer, Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { applyEarned } from '#web/points/earned.ts';

const listKey = ['coloring', 'list'] as const;
const pageKey = (id: string) => ['coloring', 'page', id] as const;

export function useColoringPages(): UseQueryResult<Answer<typeof listColoringPages>> {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => api(listColoringPages, {}, { signal }),
    // Another device may have colored on.
    staleTime: 0,
  });
}

/** The picture and what was colored in when it was opened; the sheet keeps what comes after. */
export function useColoringPage(id: string): UseQueryResult<Answer<typeof readColoringProgress>> {
  return useQuery({
    queryKey: pageKey(id),
    queryFn: ({ signal }) => api(readColoringProgress, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useSaveColoring(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (coloredSections: Coloring) => api(saveColoringProgress, { params: { id }, body: { coloredSections } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: listKey, refetchType: 'none' }),
  });
}

type Words = Payload<typeof shareColoring>['body'];

export function useShareColoring(id: string, onShared: (answer: Answer<typeof shareColoring>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Words) => api(shareColoring, { params: { id }, body }),
    onSuccess: (answer) => {
      void client.invalidateQueries({ queryKey: ['posts'] });
      applyEarned(client, answer);
      onShared(answer);
    },
  });
}
