import { type InfiniteData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerApproval, readApproval } from '#contract/approvals.ts';
import * as calls from '#contract/friends.ts';
import { SEARCH_MIN } from '#contract/friends.ts';
import type { Answer, Body } from '#contract/shared/endpoint.ts';
import { ApiError, api } from '#web/app/api.ts';
import { furtherPagesKey, useFurtherPages } from '#web/app/further-pages.ts';

/** Everything stands under one key: the server says `requests` whenever something between two children has changed. */
const all = ['requests'] as const;
/** Presence changes without a socket message. */
const FRESH_MS = 15_000;

export function useFriends(wanted = true) {
  return useQuery({
    queryKey: [...all, 'buddies'],
    queryFn: ({ signal }) => api(calls.listFriends, {}, { signal }),
    staleTime: FRESH_MS,
    enabled: wanted,
  });
}

/** Those of this name; what was found stays until there is something new. */
export function useNamedFriends(q: string) {
  return useQuery({
    queryKey: [...all, 'named', q],
    queryFn: ({ signal }) => api(calls.listFriends, { query: { q } }, { signal }),
    enabled: q !== '',
    placeholderData: (before) => (q === '' ? undefined : before),
  });
}

export function useMoreFriends(cursor: string | null) {
  return useFurtherPages({
    key: [...all, 'buddies'],
    cursor,
    load: (from, signal) => api(calls.listFriends, { query: { cursor: from } }, { signal }),
  });
}

export function useReceived(wanted = true) {
  return useQuery({
    queryKey: [...all, 'received'],
    queryFn: ({ signal }) => api(calls.listFriendRequests, {}, { signal }),
    enabled: wanted,
  });
}

export function useMoreReceived(cursor: string | null) {
  return useFurtherPages({
    key: [...all, 'received'],
    cursor,
    load: (from, signal) => api(calls.listFriendRequests, { query: { cursor: from } }, { signal }),
  });
}

export function useSent() {
  return useQuery({
    queryKey: [...all, 'sent'],
    queryFn: ({ signal }) => api(calls.listSentFriendRequests, {}, { signal }),
  });
}

export function useMoreSent(cursor: string | null) {
  return useFurtherPages({
    key: [...all, 'sent'],
    cursor,
    load: (from, signal) => api(calls.listSentFriendRequests, { query: { cursor: from } }, { signal }),
  });
}

/** Only searches when the text is long enough; keeps the earlier results until new ones arrive. */
export function useSearchFriends(typed: string) {
  const q = typed.trim();
  return useQuery({
    queryKey: [...all, 'search', q],
    queryFn: ({ signal }) => api(calls.searchFriends, { query: { q } }, { signal }),
    enabled: q.length >= SEARCH_MIN,
    placeholderData: (before) => (q.length >= SEARCH_MIN ? before : undefined),
  });
}

export function useFriendCode() {
  return useQuery({
    queryKey: [...all, 'code'],
    queryFn: ({ signal }) => api(calls.readFriendCode, {}, { signal }),
  });
}

export function useSuggestions() {
  return useQuery({
    queryKey: [...all, 'suggestions'],
    queryFn: ({ signal }) => api(calls.listSuggestions, {}, { signal }),
  });
}

/** Nobody there is an answer too: null. */
export function usePublicProfile(id: string) {
  return useQuery({
    queryKey: [...all, 'profile', id],
    queryFn: async ({ signal }) => {
      try {
        return await api(calls.readProfile, { params: { id } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return null;
        throw error;
      }
    },
    staleTime: FRESH_MS,
  });
}

export function useBlocks(wanted = true) {
  return useQuery({
    queryKey: [...all, 'blocks'],
    queryFn: ({ signal }) => api(calls.listBlocks, {}, { signal }),
    enabled: wanted,
  });
}

/** Something that changes how two stand to each other; afterwards all lists are fetched again. */
function useAct<Given, Answer>(act: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => client.invalidateQueries({ queryKey: all }) });
}

export const useSendRequest = () =>
  useAct((body: Body<typeof calls.sendFriendRequest>) => api(calls.sendFriendRequest, { body }));
export const useAcceptRequest = () => useAct((id: string) => api(calls.acceptFriendRequest, { params: { id } }));
export const useDeclineRequest = () => useAct((id: string) => api(calls.declineFriendRequest, { params: { id } }));
export const useCancelRequest = () => useAct((id: string) => api(calls.cancelFriendRequest, { params: { id } }));
export const useRemove = () => useAct((id: string) => api(calls.removeFriend, { params: { id } }));

/** What the blocked child has said and done must not come back from the cache of a page that was left before. */
export function useBlock() {
  const client = useQueryClient();
  return useAct(async (id: string) => {
    const answer = await api(calls.blockUser, { params: { id } });
    client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] === 'activities' });
    return answer;
  });
}
export const useUnblock = () => useAct((id: string) => api(calls.unblockUser, { params: { id } }));
export const useRenewCode = () => useAct((_: undefined) => api(calls.renewFriendCode));
export const useSetSuggestions = () => useAct((isOn: boolean) => api(calls.setSuggestions, { body: { isOn } }));

type Friends = Answer<typeof calls.listFriends>;

/** The star answers at once, and goes back when the server says no. */
export function useFavorite() {
  const client = useQueryClient();
  const key = [...all, 'buddies'];
  const mark = (id: string, isFavorite: boolean): void => {
    const marked = (page: Friends): Friends => ({
      ...page,
      friends: page.friends.map((one) => (one.id === id ? { ...one, isFavorite } : one)),
    });
    client.setQueryData<Friends>(key, (page) => page && marked(page));
    client.setQueriesData<Friends>({ queryKey: [...all, 'named'] }, (page) => page && marked(page));
    client.setQueriesData<InfiniteData<Friends>>(
      { queryKey: furtherPagesKey(key) },
      (further) => further && { ...further, pages: further.pages.map(marked) },
    );
  };
  return useMutation({
    mutationFn: ({ id, isFavorite }: { id: string; isFavorite: boolean }) =>
      api(isFavorite ? calls.favoriteFriend : calls.unfavoriteFriend, { params: { id } }),
    onMutate: ({ id, isFavorite }) => mark(id, isFavorite),
    onError: (_error, { id, isFavorite }) => mark(id, !isFavorite),
  });
}

/** What a parent's link asks. */
export function useApproval(token: string) {
  return useQuery({
    queryKey: ['buddy-approval', token],
    queryFn: () => api(readApproval, { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useApprove() {
  return useMutation({ mutationFn: (body: Body<typeof answerApproval>) => api(answerApproval, { body }) });
}
