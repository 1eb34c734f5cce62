import { type QueryClient, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listStaffMessages, markStaffMessageSeen, sendAppeal, sendReport } from '#contract/safety.ts';
import type { Answer, Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { takePreloadedAnswer } from '#web/app/preloaded-answers.ts';
import { userKey } from '#web/app/query-client.ts';

export const staffMessagesKey = ['user', 'staff-messages'] as const;

export type StaffMessagePage = Answer<typeof listStaffMessages>;

export function useReport(): (report: Payload<typeof sendReport>['body']) => Promise<unknown> {
  const { mutateAsync } = useMutation({
    mutationFn: (body: Payload<typeof sendReport>['body']) => api(sendReport, { body }),
  });
  return mutateAsync;
}

/** Loaded only if the account has messages. */
export function useStaffMessages(hasMessages: boolean): UseQueryResult<StaffMessagePage> {
  return useQuery({
    queryKey: staffMessagesKey,
    queryFn: ({ signal }) => api(listStaffMessages, {}, { signal }),
    // At once, not a moment later: the page would jump.
    initialData: () => (hasMessages ? (takePreloadedAnswer('/api/inbox') as StaffMessagePage | undefined) : undefined),
    enabled: hasMessages,
  });
}

export const loadPastStaffMessages = (cursor: string, signal: AbortSignal): Promise<StaffMessagePage> =>
  api(listStaffMessages, { query: { cursor } }, { signal });

/** Hides the message at once. If the call fails, it comes back on the next visit. */
export function useMarkStaffMessageRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(markStaffMessageSeen, { params: { id } }),
    onMutate: (id) =>
      client.setQueryData<StaffMessagePage>(staffMessagesKey, (words) => words && moveToPast(words, id)),
    onSettled: () => client.invalidateQueries({ queryKey: userKey, exact: true }),
  });
}

function moveToPast({ notices, past, ...rest }: StaffMessagePage, id: string): StaffMessagePage {
  const just = notices.filter((notice) => notice.id === id);
  return { notices: notices.filter((notice) => notice.id !== id), past: [...just, ...past], ...rest };
}

export function useAppeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<typeof sendAppeal>['body']) => api(sendAppeal, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: staffMessagesKey }),
  });
}

export function refetchUser(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: userKey });
}
