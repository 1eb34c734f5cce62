import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/family.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { ApiError, api } from '#web/app/api.ts';
import { deleteOwnDraftsOf } from '#web/app/drafts.ts';
import { parentKey } from '#web/app/query-client.ts';
import { noteParent } from '#web/app/session/parent-here.ts';

export type Family = Answer<typeof calls.listOwnChildren>;

/** The signed-in parent and their children; null when no parent is signed in. */
export const familyQuery = queryOptions({
  queryKey: parentKey,
  queryFn: async ({ signal }): Promise<Family | null> => {
    try {
      const family = await api(calls.listOwnChildren, {}, { signal });
      noteParent(true);
      return family;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'sign_in_required')) throw error;
      noteParent(false);
      return null;
    }
  },
  // A child may have joined, or a link been opened in another tab, since the parent last looked.
  refetchOnWindowFocus: true,
  staleTime: 20_000,
});

export function useFamily() {
  return useQuery(familyQuery);
}

export function useSignInParent() {
  return useMutation({ mutationFn: (email: string) => api(calls.signInParent, { body: { email } }) });
}

export function useRenewParentLink() {
  return useMutation({ mutationFn: (token: string) => api(calls.renewParentLink, { body: { token } }) });
}

export function useOpenParentSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api(calls.openParentSession, { body: { token } }),
    onSuccess: () => forgetFamily(client),
  });
}

export function useSendFreshLink() {
  return useMutation({ mutationFn: () => api(calls.sendFreshLink) });
}

export function useResendOwnNotice(childId: string) {
  return useMutation({ mutationFn: () => api(calls.resendOwnNotice, { params: { childId } }) });
}

/** Signs the parent out, and removes their data from this device even if the call fails. */
export function useSignOutParent() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => api(calls.endParentSession), onSettled: () => removeFamily(client) });
}

/** Where the call fails, the parent stays signed in and reads so: a lost phone must not seem to be signed out. */
export function useSignOutEverywhere() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => api(calls.endAllParentSessions), onSuccess: () => removeFamily(client) });
}

function removeFamily(client: QueryClient): void {
  const email = client.getQueryData<Family | null>(parentKey)?.parent.email;
  if (email) deleteOwnDraftsOf(email);
  noteParent(false);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === parentKey[0] && queryKey.length > 1 });
  client.setQueryData(parentKey, null);
}

/** Another parent may have signed in. */
function forgetFamily(client: QueryClient): Promise<void> {
  return client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] === parentKey[0] });
}
