import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { closeMessage, listMessages } from '#contract/admin.ts';
import type { ContactType } from '#contract/rules/contact-types.ts';
import { api } from '#web/app/api.ts';

export interface Filter {
  readonly state: 'open' | 'answered';
  readonly type: ContactType | '';
  /** Empty, or at least `SEARCH_MIN` letters. */
  readonly words: string;
}

export function useMessages({ state, type, words }: Filter) {
  const query = { state, ...(type && { type }), ...(words && { q: words }) };
  return useInfiniteQuery({
    queryKey: ['admin-messages', query],
    queryFn: ({ signal, pageParam }) =>
      api(listMessages, { query: { ...query, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

export function useCloseMessage(id: string, onClosed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => api(closeMessage, { params: { id }, body: { note } }),
    onSuccess: onClosed,
    // Also after a refusal: another admin may have been faster.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin-messages'] }),
  });
}
