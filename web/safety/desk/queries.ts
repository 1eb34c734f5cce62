import {
  type QueryClient,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type CaseFile,
  type Decision,
  decideCase,
  listCases,
  readCase,
  readDesk,
  setDuty,
  type TeachTemplate,
  tryFilter,
} from '#contract/safety.ts';
import type { Answer, Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';

const deskKey = ['desk'] as const;
const queueKey = ['desk', 'queue'] as const;
const caseKey = (id: string) => ['desk', 'case', id] as const;

/** What others decide meanwhile, and what comes in. */
const ASK_EVERY = 20_000;

export type Desk = Answer<typeof readDesk>;

export function useDesk(): UseQueryResult<Desk> {
  return useQuery({
    queryKey: deskKey,
    queryFn: ({ signal }) => api(readDesk, {}, { signal }),
    staleTime: 0,
    refetchInterval: ASK_EVERY,
  });
}

/** As much of the queue as was asked for, in its order; pages that moved between two askings bring nothing twice. */
export function useQueue() {
  return useInfiniteQuery({
    queryKey: queueKey,
    queryFn: ({ signal, pageParam }) => api(listCases, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: ({ pages }) => [...new Map(pages.flatMap(({ cases }) => cases.map((row) => [row.id, row]))).values()],
    staleTime: 0,
    refetchInterval: ASK_EVERY,
  });
}

export function useCase(id: string | undefined): UseQueryResult<CaseFile> {
  return useQuery({
    queryKey: caseKey(id ?? ''),
    queryFn: ({ signal }) => api(readCase, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
  });
}

/** So that the next one is there when this one is decided. */
export function readAhead(client: QueryClient, id: string): void {
  void client.prefetchQuery({
    queryKey: caseKey(id),
    queryFn: ({ signal }) => api(readCase, { params: { id } }, { signal }),
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
  void client.invalidateQueries({ queryKey: queueKey });
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
