import { useQuery } from '@tanstack/react-query';
import { readOperatorFacts } from '#contract/help.ts';
import { api } from '#web/app/api.ts';

export const FRESH_MS = 3_600_000;

export function useOperatorFacts() {
  return useQuery({
    queryKey: ['operator-facts'],
    queryFn: ({ signal }) => api(readOperatorFacts, {}, { signal }),
    staleTime: FRESH_MS,
  });
}
