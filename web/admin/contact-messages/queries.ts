import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { closeMessage, listMessages } from '#contract/admin.ts';
import type { ContactType } from '#contract/rules/contact-types.ts';
import { api } from '#web/app/api.ts';

export interface Filter {
  readonly state: 'open' | 'answered';
  readonly type: ContactType | '';
}

export function useMessages({ state, type }: Filter) {
  return useInfiniteQuery({
    queryKey: ['admin-messages', state, type],
    queryFn: ({ signal, pageParam }) =>
      api(
        listMessages,
        { query: { state, ...(type ? { type } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    staleTime: 0,
    gcTime: 0,
  });
}

export function useCloseMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => api(closeMessage, { params: { id }, body: { note } }),
    // Also after a refusal: another admin may have been faster.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin-messages'] }),
  });
}
