import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/chats-of-children.ts';
import { api } from '#web/app/api.ts';
import { parentKey } from '#web/app/query-client.ts';

const chatsKey = (childId: string) => [...parentKey, 'chats', childId] as const;

export function useChildChats(childId: string) {
  return useQuery({
    queryKey: chatsKey(childId),
    queryFn: ({ signal }) => api(calls.readChatsOfChild, { params: { childId } }, { signal }),
    staleTime: 20_000,
  });
}

export function useSetChatReading(childId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => api(calls.setChatReading, { params: { childId }, body: { isOn } }),
    onSuccess: (chats) => client.setQueryData(chatsKey(childId), chats),
  });
}

/** Not cached: every look counts as reading, and is recorded. */
export function useChildChat(childId: string, friendId: string) {
  return useInfiniteQuery({
    queryKey: [...chatsKey(childId), friendId],
    queryFn: ({ pageParam, signal }) =>
      api(
        calls.readChat,
        { params: { childId, friendId }, query: pageParam === undefined ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
    gcTime: 0,
  });
}
