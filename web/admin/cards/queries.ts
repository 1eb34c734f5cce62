import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { listContentCards, type ReviewState, reviewCard, takeBackReview } from '#contract/cards/card-desk.ts';
import { api } from '#web/app/api.ts';

export interface CardFilter {
  readonly kind: string;
  readonly reviewed: ReviewState | '';
}

export function useContentCards({ kind, reviewed }: CardFilter) {
  return useInfiniteQuery({
    queryKey: ['admin-cards', kind, reviewed],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...(kind && { kind }), ...(reviewed && { reviewed }), ...(pageParam && { cursor: pageParam }) };
      return api(listContentCards, { query }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Marks a card as reviewed, or takes the mark back. */
export function useReview(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isReviewed: boolean) => api(isReviewed ? reviewCard : takeBackReview, { params: { id } }),
    onSettled: () =>
      Promise.all(['admin-cards', 'admin-riddles'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
