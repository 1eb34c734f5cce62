import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/family.ts';
import { api } from '#web/app/api.ts';
import { parentKey } from '#web/app/query-client.ts';

const weekKey = (childId: string) => [...parentKey, childId, 'week'];

/** The last seven days of a child, and whether this parent gets the report. */
export function useWeek(childId: string) {
  return useQuery({
    queryKey: weekKey(childId),
    queryFn: ({ signal }) => api(calls.readWeek, { params: { id: childId } }, { signal }),
  });
}

/** The weekly reports about a child, newest first. */
export function useReports(childId: string) {
  return useInfiniteQuery({
    queryKey: [...parentKey, childId, 'reports'],
    queryFn: ({ pageParam, signal }) =>
      api(calls.listReports, { params: { id: childId }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  });
}

/** Shown as chosen at once, and taken back when the server refuses. */
export function useChooseReportMail(childId: string) {
  const client = useQueryClient();
  const queryKey = weekKey(childId);
  const set = (isReportWanted: boolean) =>
    client.setQueryData<calls.OwnWeek>(queryKey, (week) => week && { ...week, isReportWanted });
  return useMutation({
    mutationFn: (isWanted: boolean) => api(calls.chooseReportMail, { params: { id: childId }, body: { isWanted } }),
    onMutate: set,
    onError: (_, isWanted) => set(!isWanted),
  });
}

/** What the link of a report unsubscribes from. */
export function useReportLink(token: string) {
  return useQuery({
    queryKey: ['report-link', token],
    queryFn: () => api(calls.openReportLink, { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useChooseReportByLink(token: string) {
  return useMutation({
    mutationFn: (isWanted: boolean) => api(calls.chooseReportByLink, { body: { token, isWanted } }),
  });
}

/** Mails the child's last seven days to the grown-ups. */
export function useSendParentReport() {
  return useMutation({ mutationFn: () => api(calls.sendParentReport) });
}
