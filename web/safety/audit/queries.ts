import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { type AuditTopic, checkAuditLog, listAuditLog } from '#contract/safety/audit.ts';
import { listColleagues } from '#contract/safety/casework.ts';
import { api } from '#web/app/api.ts';

export interface AuditFilters {
  readonly topic: AuditTopic | undefined;
  readonly by: string | undefined;
}

export function useAuditLog({ topic, by }: AuditFilters) {
  const filters = { ...(topic && { topic }), ...(by && { by }) };
  return useInfiniteQuery({
    queryKey: ['audit-log', filters],
    queryFn: ({ signal, pageParam }) =>
      api(listAuditLog, { query: { ...filters, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    staleTime: 0,
  });
}

export function useChainCheck() {
  return useMutation({ mutationFn: () => api(checkAuditLog, {}) });
}

export function useStaffNames() {
  return useQuery({
    queryKey: ['moderation', 'colleagues'],
    queryFn: ({ signal }) => api(listColleagues, {}, { signal }),
  });
}
