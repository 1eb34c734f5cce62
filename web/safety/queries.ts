import { type QueryClient, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listStaffMessages, markStaffMessageSeen, sendAppeal, sendReport } from '#contract/safety.ts';
import type { Answer, Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { userKey } from '#web/app/query-client.ts';

export const noticesKey = ['user', 'staff-notices'] as const;

export type StaffWords = Answer<typeof listStaffMessages>;

export function useReport(): (report: Payload<typeof sendReport>['body']) => Promise<unknown> {
  const { mutateAsync } = useMutation({
    mutationFn: (body: Payload<typeof sendReport>['body']) => api(sendReport, { body }),
  });
  return mutateAsync;
}

/** Only asked for where the account says that there is something. */
export function useStaffWords(isThere: boolean): UseQueryResult<StaffWords> {
  return useQuery({
    queryKey: noticesKey,
    queryFn: ({ signal }) => api(listStaffMessages, {}, { signal }),
    enabled: isThere,
  });
}

/** Those before what comes with the news. */
export const loadEarlierNotices = (cursor: string, signal: AbortSignal): Promise<StaffWords> =>
  api(listStaffMessages, { query: { cursor } }, { signal });

/** Takes the notice away at once; should the server not hear of it, it comes again next time. */
export function useSeeNotice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(markStaffMessageSeen, { params: { id } }),
    onMutate: (id) => client.setQueryData<StaffWords>(noticesKey, (words) => words && read(words, id)),
    onSettled: () => client.invalidateQueries({ queryKey: userKey, exact: true }),
  });
}

/** It goes to what can be read again. */
function read({ notices, past, ...rest }: StaffWords, id: string): StaffWords {
  const just = notices.filter((notice) => notice.id === id);
  return { notices: notices.filter((notice) => notice.id !== id), past: [...just, ...past], ...rest };
}

export function useAppeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<typeof sendAppeal>['body']) => api(sendAppeal, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: noticesKey }),
  });
}

export function askWhetherRestIsOver(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: userKey });
}
