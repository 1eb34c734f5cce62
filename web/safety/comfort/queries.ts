import { useQuery } from '@tanstack/react-query';
import { readHelplines } from '#contract/help.ts';
import { api } from '#web/app/api.ts';

const FRESH_MS = 3_600_000;

/** Helplines by country. Loaded as soon as a child starts to write, so that they are there when needed. */
export function useHelplines(isWanted = true) {
  return useQuery({
    queryKey: ['helplines'],
    queryFn: ({ signal }) => api(readHelplines, {}, { signal }),
    staleTime: FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
}
