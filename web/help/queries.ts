import { useQuery } from '@tanstack/react-query';
import { readOperatorFacts } from '#contract/help.ts';
import { api } from '#web/app/api.ts';

/** Settings change when the operator starts Lilypad anew. */
export const FRESH_MS = 3_600_000;

export function useHouseFacts() {
  return useQuery({
    queryKey: ['house-facts'],
    queryFn: ({ signal }) => api(readOperatorFacts, {}, { signal }),
    staleTime: FRESH_MS,
  });
}
