import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Difficulty } from '#contract/cards/common.ts';
import type { RiddleCategory } from '#contract/cards/kinds/riddle.ts';
import {
  draftRiddles,
  editRiddle,
  type GeneratedRiddle,
  generateBatch,
  generateByCategory,
  generateByDifficulty,
  listGeneratedRiddles,
  moveRiddle,
  type RiddleStatus,
  readRiddleStats,
} from '#contract/cards/kinds/riddle-desk.ts';
import { api } from '#web/app/api.ts';

export interface Filter {
  readonly status: RiddleStatus | '';
  readonly category: RiddleCategory | '';
  readonly difficulty: Difficulty | '';
}

export type Order =
  | { readonly kind: 'batch'; readonly count: number }
  | { readonly kind: 'category'; readonly category: RiddleCategory; readonly count: number }
  | { readonly kind: 'difficulty'; readonly difficulty: Difficulty; readonly count: number }
  | {
      readonly kind: 'drafts';
      readonly category: RiddleCategory;
      readonly difficulty: Difficulty;
      readonly count: number;
    };

export function useRiddleStats() {
  return useQuery({
    queryKey: ['admin-riddles', 'stats'],
    queryFn: ({ signal }) => api(readRiddleStats, {}, { signal }),
    staleTime: 0,
  });
}

export function useGeneratedRiddles({ status, category, difficulty }: Filter) {
  return useInfiniteQuery({
    queryKey: ['admin-riddles', 'list', status, category, difficulty],
    queryFn: ({ signal, pageParam }) => {
      const chosen = { ...(status && { status }), ...(category && { category }), ...(difficulty && { difficulty }) };
      const query = { ...chosen, ...(pageParam ? { cursor: pageParam } : {}) };
      return api(listGeneratedRiddles, { query }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    staleTime: 0,
    gcTime: 0,
  });
}

export function useGenerate() {
  const refresh = useRefresh();
  return useMutation({ mutationFn: send, onSuccess: refresh });
}

export function useEditRiddle(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Pick<GeneratedRiddle, 'question' | 'answer' | 'accepts' | 'difficulty'>) =>
      api(editRiddle, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useMoveRiddle(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (status: 'published' | 'retired') => api(moveRiddle, { params: { id }, body: { status } }),
    onSettled: refresh,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['admin-riddles'] });
}

/** A language model may take five minutes (LANGUAGE_MODEL_TIMEOUT_MS). */
const slow = { maxWait: 330_000 };

function send(order: Order) {
  switch (order.kind) {
    case 'batch':
      return api(generateBatch, { body: { count: order.count } }, slow);
    case 'category':
      return api(generateByCategory, { body: { category: order.category, count: order.count } }, slow);
    case 'difficulty':
      return api(generateByDifficulty, { body: { difficulty: order.difficulty, count: order.count } }, slow);
    case 'drafts': {
      const { category, difficulty, count } = order;
      return api(draftRiddles, { body: { category, difficulty, count } }, slow);
    }
  }
}
