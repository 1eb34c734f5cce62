import { useQuery } from '@tanstack/react-query';
import { readReviewFacts } from '#contract/help.ts';
import { api } from '#web/app/api.ts';

export function useReviewFacts() {
  return useQuery({
    queryKey: ['review-facts'],
    queryFn: ({ signal }) => api(readReviewFacts, {}, { signal }),
    staleTime: 5 * 60_000,
  });
}
