import {
  keepPreviousData,
  type QueryClient,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AgeGroup } from '#contract/rules/age.ts';
import type { Lane } from '#contract/rules/lanes.ts';
import type { CareTemplate } from '#contract/safety/casework.ts';
import { type LegalHold, lookAtPicture } from '#contract/safety/holds.ts';
import type { TeachTemplate } from '#contract/safety/message-templates.ts';
import {
  type CaseFile,
  type CaseFilter,
  type CaseRow,
  type Decision,
  decideCase,
  listCases,
  readCase,
  readReviewQueue,
  setDuty,
} from '#contract/safety.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';

const moderationKey = ['moderation'] as const;
const queuesKey = ['moderation', 'queue'] as const;
const queueKey = (filters: QueueFilters) => [...queuesKey, filters] as const;
const pendingKey = ['moderation-pending'] as const;
export const caseKey = (id: string) => ['moderation', 'case', id] as const;
/** Each addition, and what a colleague has asked for, makes a new version of the case to load. */
const caseVersionKey = ({ id, added, state }: Pick<CaseRow, 'id' | 'added' | 'state'>) =>
  [...caseKey(id), added, state] as const;

/** A case by its id, which may be in no queue. Never from the cache: each look is logged. */
export function useOneCase(id: string | undefined) {
  return useQuery({
    queryKey: [...caseKey(id ?? ''), 'alone'],
    queryFn: ({ signal }) => api(readCase, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    gcTime: 0,
  });
}

const POLL_MS = 20_000;

export type QueueCounts = Answer<typeof readReviewQueue>;

/** Which part of the queue the moderator wants to see. */
export interface QueueFilters {
  readonly lane: Lane;
  readonly show: CaseFilter;
  readonly kind: string | undefined;
  readonly ageGroup: AgeGroup | undefined;
}

type Pending = Pick<CaseRow, 'urgent' | 'reports' | 'state'> & { readonly lane: Lane; readonly isOwn: boolean };

/** The server doesn't know decisions that can still be undone, but the moderator has made them. */
export function setPendingCounts(client: QueryClient, pending: readonly Pending[]): void {
  client.setQueryData(pendingKey, pending);
}

/** How many cases wait, without those that were just decided. */
export function useQueueCounts(): { readonly data: QueueCounts | undefined } {
  const { data } = useServerCounts();
  const { data: pending = [] } = useQuery<readonly Pending[]>({
    queryKey: pendingKey,
    queryFn: () => [],
    enabled: false,
  });
  return { data: data && withoutPending(data, pending) };
}

function withoutPending(counts: QueueCounts, pending: readonly Pending[]): QueueCounts {
  const less = (count: number, which: (one: Pending) => boolean) => Math.max(0, count - pending.filter(which).length);
  return {
    ...counts,
    open: less(counts.open, () => true),
    urgent: less(counts.urgent, ({ urgent }) => urgent),
    visitors: less(counts.visitors, ({ lane }) => lane === 'visitors'),
    visitorsUrgent: less(counts.visitorsUrgent, ({ lane, urgent }) => lane === 'visitors' && urgent),
    removing: less(counts.removing, ({ state }) => state === 'removing'),
    escalated: less(counts.escalated, ({ state }) => state === 'escalated'),
    reported: less(counts.reported, ({ reports }) => reports > 0),
    mine: less(counts.mine, ({ isOwn }) => isOwn),
  };
}

function useServerCounts(): UseQueryResult<QueueCounts> {
  return useQuery({
    queryKey: moderationKey,
    queryFn: ({ signal }) => api(readReviewQueue, {}, { signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

/** The loaded part of the queue. Cases that moved to another page between two requests appear only once. */
export function useQueue(filters: QueueFilters) {
  return useInfiniteQuery({
    queryKey: queueKey(filters),
    queryFn: ({ signal, pageParam }) =>
      api(listCases, { query: { ...toQuery(filters), ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: ({ pages }) => [...new Map(pages.flatMap(({ cases }) => cases.map((row) => [row.id, row]))).values()],
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

function toQuery({ lane, show, kind, ageGroup }: QueueFilters) {
  return { lane, show, ...(kind && { kind }), ...(ageGroup && { ageGroup }) };
}

/**
 * Loading an urgent case ends its reminders, so it is loaded only while a moderator is present. No case is loaded ahead: the
 * audit log names who has read it.
 */
export function useCase(row: CaseRow | CaseFile | undefined, isPresent: boolean): UseQueryResult<CaseFile> {
  const id = row?.id ?? '';
  return useQuery({
    queryKey: row ? caseVersionKey(row) : caseKey(''),
    queryFn: ({ signal }) => api(readCase, { params: { id } }, { signal }),
    enabled: row !== undefined && (isPresent || !row.urgent),
    placeholderData: keepPreviousData,
  });
}

export interface SentDecision {
  readonly id: string;
  readonly decision: Decision;
  readonly template?: TeachTemplate | CareTemplate | undefined;
  readonly hold?: LegalHold | undefined;
}

export async function sendDecision(client: QueryClient, { id, decision, template, hold }: SentDecision): Promise<void> {
  const body = { decision, ...(template ? { template } : {}), ...(hold ? { hold } : {}) };
  await api(decideCase, { params: { id }, body }, { keepalive: true });
  await Promise.all([
    client.invalidateQueries({ queryKey: moderationKey, exact: true }),
    client.invalidateQueries({ queryKey: caseKey(id) }),
  ]);
}

/** Shows a change of a case before the server has answered. */
export function updateCase(client: QueryClient, id: string, change: (file: CaseFile) => Partial<CaseFile>): void {
  client.setQueriesData<CaseFile>({ queryKey: caseKey(id) }, (file) => file && { ...file, ...change(file) });
}

/** Loads a case, the queue and the counts again. */
export function refreshCase(client: QueryClient, id: string): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: caseKey(id) }),
    client.invalidateQueries({ queryKey: queuesKey }),
    client.invalidateQueries({ queryKey: moderationKey, exact: true }),
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

/** Loads the pictures of a case. That a member of the staff has looked is noted with it. */
export const loadPictures = (id: string) => api(lookAtPicture, { params: { id } });
