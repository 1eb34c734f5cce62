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

const deskKey = ['desk'] as const;
const queuesKey = ['desk', 'queue'] as const;
const queueKey = (lane: Lane) => [...queuesKey, lane] as const;
const caseKey = (id: string) => ['desk', 'case', id] as const;
/** What was added since makes it another one to read. */
const caseAsOf = ({ id, added }: Pick<CaseRow, 'id' | 'added'>) => [...caseKey(id), added] as const;

/** What others decide meanwhile, and what comes in. */
const ASK_EVERY = 20_000;

export type Desk = Answer<typeof readReviewQueue>;

export function useDesk(): UseQueryResult<Desk> {
  return useQuery({
    queryKey: deskKey,
    queryFn: ({ signal }) => api(readReviewQueue, {}, { signal }),
    staleTime: 0,
    refetchInterval: ASK_EVERY,
  });
}

/** As much of the queue as was asked for, in its order; pages that moved between two askings bring nothing twice. */
export function useQueue(lane: Lane) {
  return useInfiniteQuery({
    queryKey: queueKey(lane),
    queryFn: ({ signal, pageParam }) =>
      api(listCases, { query: pageParam ? { lane, cursor: pageParam } : { lane } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: ({ pages }) => [...new Map(pages.flatMap(({ cases }) => cases.map((row) => [row.id, row]))).values()],
    staleTime: 0,
    refetchInterval: ASK_EVERY,
  });
}

/** Reading an urgent case ends the mails about it, so it is read only while somebody is there. */
export function useCase(row: CaseRow | undefined, isAttended: boolean): UseQueryResult<CaseFile> {
  const id = row?.id ?? '';
  return useQuery({
    queryKey: caseAsOf({ id, added: row?.added ?? 0 }),
    queryFn: ({ signal }) => api(readCase, { params: { id } }, { signal }),
    enabled: row !== undefined && (isAttended || !row.urgent),
    placeholderData: keepPreviousData,
  });
}

/** So that the next one is there when this one is decided. An urgent one counts as opened when it is read, so it waits. */
export function readAhead(client: QueryClient, row: CaseRow): void {
  if (row.urgent) return;
  void client.prefetchQuery({
    queryKey: caseAsOf(row),
    queryFn: ({ signal }) => api(readCase, { params: { id: row.id } }, { signal }),
  });
}

export interface Decided {
  readonly id: string;
  readonly decision: Decision;
  readonly template?: TeachTemplate | undefined;
}

/** Also when the page is being left. */
export async function sendDecision(client: QueryClient, { id, decision, template }: Decided): Promise<void> {
  const body = { decision, ...(template ? { template } : {}) };
  await api(decideCase, { params: { id }, body }, { keepalive: true });
  await Promise.all([
    client.invalidateQueries({ queryKey: deskKey, exact: true }),
    client.invalidateQueries({ queryKey: caseKey(id) }),
  ]);
}

export function askForQueue(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queuesKey });
}

export function useDuty() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOnDuty: boolean) => api(setDuty, { body: { isOnDuty } }),
    onMutate: (isOnDuty) => client.setQueryData<Desk>(deskKey, (desk) => desk && { ...desk, isOnDuty }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey, exact: true }),
  });
}

export function useTrial() {
  return useMutation({ mutationFn: (body: Payload<typeof tryFilter>['body']) => api(tryFilter, { body }) });
}
