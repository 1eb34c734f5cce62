import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/friends/parents.ts';
import type { BuddyApproval } from '#contract/rules/family/buddy-approval.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { parentKey } from '#web/app/query-client.ts';

const approvalsKey = [...parentKey, 'approvals'] as const;
const buddiesKey = (childId: string) => [...parentKey, 'buddies', childId] as const;
const ruleKey = (childId: string) => [...parentKey, 'buddy-rule', childId] as const;

interface Pair {
  readonly childId: string;
  readonly friendId: string;
}

/** What waits for the signed-in parent, about all their children. */
export function useApprovals() {
  return useQuery({
    queryKey: approvalsKey,
    queryFn: ({ signal }) => api(calls.listApprovals, {}, { signal }),
    refetchOnWindowFocus: true,
    staleTime: 20_000,
  });
}

export function useDecideApproval() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof calls.decideApproval>) => api(calls.decideApproval, { body }),
    // After a refusal too: somebody has answered meanwhile.
    onSettled: () =>
      client.invalidateQueries({ queryKey: parentKey, predicate: ({ queryKey }) => queryKey.length > 1 }),
  });
}

export function useBuddyRule(childId: string) {
  return useQuery({
    queryKey: ruleKey(childId),
    queryFn: ({ signal }) => api(calls.readBuddyRule, { params: { childId } }, { signal }),
  });
}

export function useSetBuddyRule(childId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (approval: BuddyApproval) => api(calls.setBuddyRule, { params: { childId }, body: { approval } }),
    onSuccess: (rule) => client.setQueryData(ruleKey(childId), rule),
  });
}

export function useChildBuddies(childId: string) {
  return useQuery({
    queryKey: buddiesKey(childId),
    queryFn: ({ signal }) => api(calls.listBuddies, { params: { childId } }, { signal }),
    staleTime: 20_000,
  });
}

/** What a parent changes between their child and another one; the list is fetched again. */
function useChange<Given extends Pair>(change: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_, { childId }) => client.invalidateQueries({ queryKey: buddiesKey(childId) }),
  });
}

export const useEndFriendship = () => useChange<Pair>((params) => api(calls.endFriendship, { params }));
export const useBlockForChild = () => useChange<Pair>((params) => api(calls.blockForChild, { params }));
export const useUnblockForChild = () => useChange<Pair>((params) => api(calls.unblockForChild, { params }));
export const useTrustFamily = () =>
  useChange(({ isTrusted, ...params }: Pair & { isTrusted: boolean }) =>
    api(calls.trustFamily, { params, body: { isTrusted } }),
  );
export const useReportAsParent = () =>
  useChange(({ reason, words, ...params }: Pair & Body<typeof calls.reportAsParent>) =>
    api(calls.reportAsParent, { params, body: { reason, words } }),
  );
