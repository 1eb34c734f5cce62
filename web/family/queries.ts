import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/family.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { useSession } from '#web/app/session.ts';

/** Mails the notice to the grown-up again. */
export function useResendConsent() {
  return useMutation({ mutationFn: () => api(calls.resendConsent) });
}

/** Under the user's key, so that it is fetched again when the server says that the account has changed. */
const ownConsent = (accountId: string | undefined) =>
  queryOptions({ queryKey: ['user', 'consent', accountId], queryFn: () => api(calls.readConsent) });

/** Where the own consent stands; asked for only where a grown-up has to consent. */
export function useConsent(wanted = true) {
  const { user } = useSession();
  const isAsked = user?.kind === 'child' && user.parentalConsentStatus !== 'not_needed';
  return useQuery({ ...ownConsent(user?.id), enabled: isAsked && wanted });
}

export function useSeeConsent() {
  const client = useQueryClient();
  const { user } = useSession();
  const { queryKey } = ownConsent(user?.id);
  return useMutation({
    mutationFn: () => api(calls.seeConsent),
    onMutate: () => client.setQueryData(queryKey, (own) => own && { ...own, isNews: false }),
  });
}

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

export function useUndoNo() {
  return useMutation({ mutationFn: (token: string) => api(calls.undoNo, { body: { token } }) });
}

export function useNotMine() {
  return useMutation({ mutationFn: (token: string) => api(calls.notMine, { body: { token } }) });
}

export function useConsentInPerson() {
  return useMutation({
    mutationFn: (body: Body<typeof calls.consentInPerson>) => api(calls.consentInPerson, { body }),
  });
}
