import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ColoringPage,
  listColoringPages,
  readColoringProgress,
  saveColoringProgress,
  shareColoring,
} from '#contract/coloring.ts';
import type { Coloring } from '#contract/rules/coloring.ts';
import type { Answer, Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { applyEarned } from '#web/points/earned.ts';

const listKey = ['coloring', 'list'] as const;
const pageKey = (id: string) => ['coloring', 'page', id] as const;

type ColoringPages = Answer<typeof listColoringPages>;

export function useColoringPages(): UseQueryResult<ColoringPages> {
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
    onSuccess: (_, coloredSections) => {
      // Back on the list, the picture stands at once among those that were begun, and nothing jumps when the answer comes.
      client.setQueryData<ColoringPages>(
        listKey,
        (list) =>
          list && { pages: list.pages.map((page) => (page.id === id ? recolored(page, coloredSections) : page)) },
      );
      void client.invalidateQueries({ queryKey: listKey, refetchType: 'none' });
    },
  });
}

function recolored(page: ColoringPage, coloredSections: Coloring): ColoringPage {
  return { ...page, colored: Object.keys(coloredSections).length };
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
