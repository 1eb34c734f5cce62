import { useMutation, useQuery } from '@tanstack/react-query';
import { type Disagreement, listDisagreements, readFilterReport, rerunFilter } from '#contract/safety/learning.ts';
import { api } from '#web/app/api.ts';

export function useFilterReport() {
  return useQuery({
    queryKey: ['admin-filter'],
    queryFn: ({ signal }) => api(readFilterReport, {}, { signal }),
    staleTime: 0,
  });
}

/** Only on demand and never from the cache: each view is audited. */
export function useDisagreements() {
  return useMutation({
    mutationFn: (which: Disagreement) => api(listDisagreements, { query: { which } }),
    gcTime: 0,
  });
}

export function useRerun() {
  return useMutation({ mutationFn: () => api(rerunFilter, {}), gcTime: 0 });
}
