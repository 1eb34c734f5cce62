import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { markConsentSeen, readConsent, resendDirectNotice } from '#contract/family.ts';
import { api } from '#web/app/api.ts';
import { useSession } from '#web/app/session/session.ts';

/** Mails the direct notice to the parent again. */
export function useResendDirectNotice() {
  return useMutation({ mutationFn: () => api(resendDirectNotice) });
}

/** Under the user's key, so that it is fetched again when the server says that the account has changed. */
const ownConsent = (accountId: string | undefined) =>
  queryOptions({ queryKey: ['user', 'consent', accountId], queryFn: () => api(readConsent) });

/** The state of the own consent; fetched only for a child who needs it. */
export function useConsent(wanted = true) {
  const { user } = useSession();
  const isAsked = user?.kind === 'child' && user.parentalConsentStatus !== 'not_needed';
  return useQuery({ ...ownConsent(user?.id), enabled: isAsked && wanted });
}

export function useMarkConsentSeen() {
  const client = useQueryClient();
  const { user } = useSession();
  const { queryKey } = ownConsent(user?.id);
  return useMutation({
    mutationFn: () => api(markConsentSeen),
    onMutate: () => client.setQueryData(queryKey, (own) => own && { ...own, isNews: false }),
  });
}
