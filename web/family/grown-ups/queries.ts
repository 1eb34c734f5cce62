import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/family.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { parentKey } from '#web/app/query-client.ts';

const allGrownUpsKey = [...parentKey, 'grown-ups'] as const;
const grownUpsKey = (childId: string) => [...allGrownUpsKey, childId] as const;
const addressKey = [...parentKey, 'address'] as const;

export function useGrownUps(childId: string) {
  return useQuery({
    queryKey: grownUpsKey(childId),
    queryFn: ({ signal }) => api(calls.listGrownUps, { params: { childId } }, { signal }),
    staleTime: 0,
  });
}

export function useInviteParent(childId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof calls.inviteParent>) => api(calls.inviteParent, { params: { childId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: allGrownUpsKey }),
  });
}

export function useWithdrawInvitation(childId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: string) => api(calls.withdrawInvitation, { params: { childId, invitationId } }),
    // Someone may have canceled or accepted it in the meantime.
    onSettled: () => client.invalidateQueries({ queryKey: grownUpsKey(childId) }),
  });
}

export function useOwnAddress() {
  return useQuery({
    queryKey: addressKey,
    queryFn: ({ signal }) => api(calls.readOwnAddress, {}, { signal }),
    staleTime: 0,
  });
}

export function useChangeOwnAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => api(calls.changeOwnAddress, { body: { email } }),
    onSuccess: () => client.invalidateQueries({ queryKey: addressKey }),
  });
}

export function useCancelAddressChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(calls.cancelAddressChange),
    onSuccess: () => client.invalidateQueries({ queryKey: addressKey }),
  });
}

export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api(calls.openInvitation, { body: { token } }),
    enabled: token !== '',
    gcTime: 0,
  });
}

export function useAcceptInvitation() {
  return useMutation({ mutationFn: (token: string) => api(calls.acceptInvitation, { body: { token } }) });
}

export function useDeclineInvitation() {
  return useMutation({ mutationFn: (token: string) => api(calls.declineInvitation, { body: { token } }) });
}

export function useAddressLink(token: string) {
  return useQuery({
    queryKey: ['address-link', token],
    queryFn: () => api(calls.openAddressLink, { body: { token } }),
    enabled: token !== '',
    gcTime: 0,
  });
}

export function useConfirmAddress() {
  return useMutation({ mutationFn: (token: string) => api(calls.confirmAddress, { body: { token } }) });
}

export function useRefuseAddress() {
  return useMutation({ mutationFn: (token: string) => api(calls.refuseAddress, { body: { token } }) });
}
