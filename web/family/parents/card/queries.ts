import { useMutation, useQuery } from '@tanstack/react-query';
import * as calls from '#contract/family.ts';
import type { Body, Scope } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';

export function useStartPayment() {
  return useMutation({
    mutationFn: (body: Body<typeof calls.startPayment>) => api(calls.startPayment, { body }),
  });
}

/** For a parent who is signed in. */
export function useStartOwnPayment(childId: string) {
  return useMutation({
    mutationFn: (scopes: Scope[]) => api(calls.startOwnPayment, { params: { childId }, body: { scopes } }),
  });
}

/** What became of a payment. Asking twice changes nothing. */
export function usePaymentResult(token: string) {
  return useQuery({
    queryKey: ['payment-result', token],
    queryFn: () => api(calls.finishPayment, { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
