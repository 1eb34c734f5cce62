import {
  keepPreviousData,
  type QueryClient,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Lane } from '#contract/rules/lanes.ts';
import {
  type CaseFile,
  type CaseRow,
  type Decision,
  decideCase,
  listCases,
  readCase,
  readReviewQueue,
  setDuty,
  type TeachTemplate,
} from '#contract/safety.ts';
import { tryFilter } from '#contract/screening.ts';
import type { Answer, Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';

const moderationKey = ['moderation'] as const;
const queuesKey = ['moderation', 'queue'] as const;
const queueKey = (lane: Lane) => [...queuesKey, lane] as const;
const caseKey = (id: string) => ['moderation', 'case', id] as const;
/** Each addition makes the case a new version to load. */
const caseVersionKey = ({ id, added }: Pick<CaseRow, 'id' | 'added'>) => [...caseKey(id), added] as const;

const POLL_MS = 20_000;

export type QueueCounts = Answer<typeof readReviewQueue>;

export function useQueueCounts(): UseQueryResult<QueueCounts> {
  return useQuery({
    queryKey: moderationKey,
    queryFn: ({ signal }) => api(readReviewQueue, {}, { signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

/** The loaded part of the queue. Cases that moved to another page between two requests appear only once. */
export function useQueue(lane: Lane) {
  return useInfiniteQuery({
    queryKey: queueKey(lane),
    queryFn: ({ signal, pageParam }) =>
      api(listCases, { query: pageParam ? { lane, cursor: pageParam } : { lane } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: ({ pages }) => [...new Map(pages.flatMap(({ cases }) => cases.map((row) => [row.id, row]))).values()],
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

/** Loading an urgent case stops the mails about it, so it loads only while a moderator is present. */
export function useCase(row: CaseRow | undefined, isPresent: boolean): UseQueryResult<CaseFile> {
  const id = row?.id ?? '';
  return useQuery({
    queryKey: caseVersionKey({ id, added: row?.added ?? 0 }),
    queryFn: ({ signal }) => api(readCase, { params: { id } }, { signal }),
    enabled: row !== undefined && (isPresent || !row.urgent),
    placeholderData: keepPreviousData,
  });
}

/** Loads the next case ahead, except an urgent one: loading it would stop the mails about it. */
export function prefetchCase(client: QueryClient, row: CaseRow): void {
  if (row.urgent) return;
  void client.prefetchQuery({
    queryKey: caseVersionKey(row),
    queryFn: ({ signal }) => api(readCase, { params: { id: row.id } }, { signal }),
  });
}

export interface SentDecision {
  readonly id: string;
  readonly decision: Decision;
  readonly template?: TeachTemplate | undefined;
}

export async function sendDecision(client: QueryClient, { id, decision, template }: SentDecision): Promise<void> {
  const body = { decision, ...(template ? { template } : {}) };
  await api(decideCase, { params: { id }, body }, { keepalive: true });
  await Promise.all([
    client.invalidateQueries({ queryKey: moderationKey, exact: true }),
    client.invalidateQueries({ queryKey: caseKey(id) }),
  ]);
}

export function refetchQueue(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queuesKey });
}

export function useDuty() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOnDuty: boolean) => api(setDuty, { body: { isOnDuty } }),
    onMutate: (isOnDuty) =>
      client.setQueryData<QueueCounts>(moderationKey, (counts) => counts && { ...counts, isOnDuty }),
    onSettled: () => client.invalidateQueries({ queryKey: moderationKey, exact: true }),
  });
}

export function useFilterTrial() {
  return useMutation({ mutationFn: (body: Payload<typeof tryFilter>['body']) => api(tryFilter, { body }) });
}
