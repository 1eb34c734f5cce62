import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type LegalHold, listHolds } from '#contract/safety/holds.ts';
import { decideCase } from '#contract/safety.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { api, sentenceFor } from '#web/app/api.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';

export type Hold = Answer<typeof listHolds>['holds'][number];

const holdsKey = ['moderation', 'holds'] as const;

export function useHolds() {
  return useQuery({
    queryKey: holdsKey,
    queryFn: ({ signal }) => api(listHolds, {}, { signal }),
    staleTime: 0,
  });
}

/** Extends a hold, or releases it. */
export function useChangeHold() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ caseId, hold }: { caseId: string; hold?: LegalHold | undefined }) =>
      api(decideCase, {
        params: { id: caseId },
        body: hold ? { decision: 'legal_hold', hold } : { decision: 'release_hold' },
      }),
    onError: (error) => showToast({ title: sentenceFor(error), tone: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: holdsKey }),
  });
}
