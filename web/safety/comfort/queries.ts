import { useQuery } from '@tanstack/react-query';
import { readHelplines } from '#contract/help.ts';
import { api } from '#web/app/api.ts';

const FRESH_MS = 3_600_000;

/** Whom to call, by country. Asked for once a child begins to write, so that the numbers are there when they are needed. */
export function useHelplines(isWanted = true) {
  return useQuery({
    queryKey: ['helplines'],
    queryFn: ({ signal }) => api(readHelplines, {}, { signal }),
    staleTime: FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
}
