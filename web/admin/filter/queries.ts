import { useMutation, useQuery } from '@tanstack/react-query';
import { readFilterReport, rerunFilter } from '#contract/safety/learning.ts';
import { api } from '#web/app/api.ts';

export function useFilterReport() {
  return useQuery({
    queryKey: ['admin-filter'],
    queryFn: ({ signal }) => api(readFilterReport, {}, { signal }),
    staleTime: 0,
  });
}

export function useRerun() {
  return useMutation({ mutationFn: () => api(rerunFilter, {}), gcTime: 0 });
}
