import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/family.ts';
import type { PaperSize } from '#contract/rules/family/signed-forms.ts';
import type { Body, Scope } from '#contract/shared/endpoint.ts';
import { ApiError, api } from '#web/app/api.ts';
import { parentKey } from '#web/app/query-client.ts';

const formKey = (token: string) => ['signed-form', token];

export function useSignedForm(token: string) {
  return useQuery({
    queryKey: formKey(token),
    queryFn: () => api(calls.openSignedForm, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The server says why: the page asks again, and shows that the form is over. */
function useAskAgainIfGone(token: string) {
  const cache = useQueryClient();
  return (error: Error): void => {
    if (error instanceof ApiError && error.code === 'gone') void cache.invalidateQueries({ queryKey: formKey(token) });
  };
}

export function useStartSignedForm() {
  return useMutation({
    mutationFn: (body: Body<typeof calls.startSignedForm>) => api(calls.startSignedForm, { body }),
  });
}

/** For a parent who is signed in. */
export function useOwnSignedForm(childId: string) {
  return useQuery({
    queryKey: [...parentKey, 'own-signed-form', childId],
    queryFn: () => api(calls.readOwnSignedForm, { params: { childId } }),
    gcTime: 0,
  });
}

export function useStartOwnSignedForm(childId: string) {
  return useMutation({
    mutationFn: (scopes: Scope[]) => api(calls.startOwnSignedForm, { params: { childId }, body: { scopes } }),
  });
}

export function usePrintSignedForm(token: string) {
  return useMutation({
    mutationFn: (paper: PaperSize) => api(calls.printSignedForm, { body: { token, paper } }),
    onError: useAskAgainIfGone(token),
  });
}

export function useHandInSignedForm(token: string) {
  const cache = useQueryClient();
  return useMutation({
    // Photos of a form are large for a slow line.
    mutationFn: (files: string[]) => api(calls.handInSignedForm, { body: { token, files } }, { maxWait: 120_000 }),
    onSuccess: (form) => cache.setQueryData(formKey(token), form),
    onError: useAskAgainIfGone(token),
  });
}

export function useWithdrawSignedForm(token: string) {
  return useMutation({
    mutationFn: () => api(calls.withdrawSignedForm, { body: { token } }),
    onError: useAskAgainIfGone(token),
  });
}
