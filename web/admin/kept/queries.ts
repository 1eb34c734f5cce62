import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeKeptPeriod, listKeptPeriods } from '#contract/admin.ts';
import type { Period } from '#contract/rules/retention.ts';
import { api } from '#web/app/api.ts';

const keptKey = ['admin-kept'] as const;

export function useKeptPeriods() {
  return useQuery({
    queryKey: keptKey,
    queryFn: ({ signal }) => api(listKeptPeriods, {}, { signal }),
    staleTime: 0,
  });
}

/** The privacy page shows the periods too, so its cached copy is invalidated. */
export function useChangeKeptPeriod() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ period, days }: { period: Period; days: number }) =>
      api(changeKeptPeriod, { params: { period }, body: { days } }),
    onSuccess: (kept) => {
      client.setQueryData(keptKey, kept);
      void client.invalidateQueries({ queryKey: ['operator-facts'] });
    },
  });
}
