import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/shared/endpoint.ts';
import {
  completeSecondStep,
  openSecondStep,
  postponeSecondStep,
  readSecondStep,
  renewRecoveryCodes,
} from '#contract/staff.ts';
import { api } from '#web/app/api.ts';

export type SignedIn = Answer<typeof completeSecondStep>;

/** What the second step needs. Never cached, because it contains the secret. */
export function useOpenSecondStep() {
  return useQuery({
    queryKey: ['second-step'],
    queryFn: ({ signal }) => api(openSecondStep, {}, { signal }),
    gcTime: 0,
  });
}

export function useTakeSecondStep() {
  return useMutation({ mutationFn: (code: string) => api(completeSecondStep, { body: { code } }), gcTime: 0 });
}

export function usePutOffSecondStep() {
  return useMutation({ mutationFn: () => api(postponeSecondStep) });
}

const stateQuery = { queryKey: ['own-second-step'] };

export function useSecondStepState() {
  return useQuery({ ...stateQuery, queryFn: ({ signal }) => api(readSecondStep, {}, { signal }), staleTime: 0 });
}

export function useRenewRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api(renewRecoveryCodes, { body: { code } }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries(stateQuery),
  });
}
