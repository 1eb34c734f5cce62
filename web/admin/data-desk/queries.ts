import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listOddRequests, readDataDesk, settleOddRequest, startDataRequest } from '#contract/family.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';

/** Never cached: the audit log notes every time that staff read about a child. */
const fresh = { staleTime: 0, gcTime: 0 } as const;
const deskKey = (id: string) => ['admin-data-desk', id];
const oddKey = ['admin-odd-corrections'];

export function useDataDesk(id: string) {
  return useQuery({
    queryKey: deskKey(id),
    queryFn: ({ signal }) => api(readDataDesk, { params: { id } }, { signal }),
    ...fresh,
  });
}

export function useStartDataRequest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof startDataRequest>) => api(startDataRequest, { params: { id }, body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: deskKey(id) }),
  });
}

export function useOddCorrections() {
  return useQuery({ queryKey: oddKey, queryFn: ({ signal }) => api(listOddRequests, {}, { signal }), ...fresh });
}

export function useSettleOddCorrection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(settleOddRequest, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: oddKey }),
  });
}
