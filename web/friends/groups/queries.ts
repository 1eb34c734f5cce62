import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/friends/groups.ts';
import { api } from '#web/app/api.ts';

const groupsKey = ['child-groups'] as const;

export function useGroups() {
  return useInfiniteQuery({
    queryKey: groupsKey,
    queryFn: ({ signal, pageParam }) =>
      api(calls.listGroups, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    staleTime: 0,
  });
}

function useChange<Given, Result>(change: (given: Given) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: groupsKey }),
  });
}

export const useCreateGroup = () => useChange((name: string) => api(calls.createGroup, { body: { name } }));
export const useRenameGroup = (id: string) =>
  useChange((name: string) => api(calls.renameGroup, { params: { id }, body: { name } }));
export const useDeleteGroup = (id: string) => useChange((_: undefined) => api(calls.deleteGroup, { params: { id } }));
export const useAddMembers = (id: string) =>
  useChange((usernames: string[]) => api(calls.addMembers, { params: { id }, body: { usernames } }));
export const useRemoveMember = (id: string) =>
  useChange((username: string) => api(calls.removeMember, { params: { id, username } }));
