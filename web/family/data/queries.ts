import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/family.ts';
import { api, apiFile } from '#web/app/api.ts';
import { parentKey } from '#web/app/query-client.ts';
import { saveFile } from './save-file.ts';

/** How often to check on a waiting copy. */
const POLL = 3000;

const copyKey = (childId: string) => [...parentKey, 'copy', childId];
const accountKey = (childId: string) => [...parentKey, 'account', childId];
const detailsKey = (childId: string) => [...parentKey, 'details', childId];
const recordsKey = (childId: string) => [...parentKey, 'records', childId];

export function useCopy(id: string) {
  return useQuery({
    queryKey: copyKey(id),
    queryFn: ({ signal }) => api(calls.readCopy, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL : false),
  });
}

export function useRequestCopy(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(calls.requestCopy, { params: { id } }),
    onSuccess: (copy) => {
      client.setQueryData(copyKey(id), copy);
      void client.invalidateQueries({ queryKey: recordsKey(id) });
    },
  });
}

export function useSaveCopy(id: string) {
  return useMutation({ mutationFn: async () => saveFile(await apiFile(calls.saveCopy, { params: { id } })) });
}

const ownCopyKey = ['own-copy'];

export function useOwnCopy() {
  return useQuery({
    queryKey: ownCopyKey,
    queryFn: ({ signal }) => api(calls.readOwnCopy, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL : false),
  });
}

export function useRequestOwnCopy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(calls.requestOwnCopy),
    onSuccess: (copy) => client.setQueryData(ownCopyKey, copy),
  });
}

export function useSaveOwnCopy() {
  return useMutation({ mutationFn: async () => saveFile(await apiFile(calls.saveOwnCopy)) });
}

export function useCopyLink(token: string) {
  return useQuery({
    queryKey: ['copy-link', token],
    queryFn: () => api(calls.openCopyLink, { body: { token } }),
    enabled: token !== '',
    gcTime: 0,
  });
}

export function useSaveCopyByLink() {
  return useMutation({
    mutationFn: async (token: string) => saveFile(await apiFile(calls.saveCopyByLink, { body: { token } })),
  });
}

export function useChildAccount(id: string) {
  return useQuery({
    queryKey: accountKey(id),
    queryFn: ({ signal }) => api(calls.readChildAccount, { params: { id } }, { signal }),
  });
}

/** Ends the account in one of two ways, or undoes that. Anything shown about the child may change. */
export function useEndOrKeep(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (act: 'delete' | 'withdraw' | 'keep') => {
      const params = { id };
      if (act === 'delete') await api(calls.deleteChild, { params });
      else if (act === 'withdraw') await api(calls.withdrawConsent, { params });
      else await api(calls.restoreChild, { params });
    },
    onSettled: () => client.invalidateQueries({ queryKey: parentKey }),
  });
}

export function useChildDetails(id: string) {
  return useQuery({
    queryKey: detailsKey(id),
    queryFn: ({ signal }) => api(calls.readChildDetails, { params: { id } }, { signal }),
  });
}

export function useCorrectChild(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: calls.CorrectionForm) => api(calls.correctChild, { params: { id }, body }),
    onSuccess: (details) => {
      client.setQueryData(detailsKey(id), details);
      void client.invalidateQueries({ queryKey: recordsKey(id) });
      void client.invalidateQueries({ queryKey: parentKey, exact: true });
    },
  });
}

export function useFamilyRecords(id: string) {
  return useQuery({
    queryKey: recordsKey(id),
    queryFn: ({ signal }) => api(calls.readFamilyRecords, { params: { id } }, { signal }),
  });
}
