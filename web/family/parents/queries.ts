import { useMutation, useQuery } from '@tanstack/react-query';
import * as calls from '#contract/family.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';

/** What a mailed link is for. */
export function useConsentLink(token: string) {
  return useQuery({
    queryKey: ['consent-link', token],
    queryFn: () => api(calls.openConsentLink, { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useDecideConsent() {
  return useMutation({ mutationFn: (body: Body<typeof calls.decideConsent>) => api(calls.decideConsent, { body }) });
}

export function useRevokeConsent() {
  return useMutation({ mutationFn: (token: string) => api(calls.revokeConsent, { body: { token } }) });
}

export function useUndoRefusal() {
  return useMutation({ mutationFn: (token: string) => api(calls.undoRefusal, { body: { token } }) });
}

export function useKeepAccount() {
  return useMutation({ mutationFn: (token: string) => api(calls.restoreAccountByLink, { body: { token } }) });
}

export function useReportNotMyChild() {
  return useMutation({ mutationFn: (token: string) => api(calls.reportNotMyChild, { body: { token } }) });
}

export function useInviteGrownUp() {
  return useMutation({ mutationFn: (body: Body<typeof calls.inviteGrownUp>) => api(calls.inviteGrownUp, { body }) });
}

export function useUnblockParentAddress() {
  return useMutation({ mutationFn: (email: string) => api(calls.unblockParentAddress, { body: { email } }) });
}

export function useRecordConsentInPerson() {
  return useMutation({
    mutationFn: (body: Body<typeof calls.recordConsentInPerson>) => api(calls.recordConsentInPerson, { body }),
  });
}
