import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/family.ts';
import type { FormRefusal } from '#contract/rules/family/signed-forms.ts';
import { api } from '#web/app/api.ts';

const LIST = ['signed-forms'];

export function useWaitingForms() {
  return useQuery({ queryKey: LIST, queryFn: () => api(calls.listSignedForms) });
}

/** Loaded once per visit and not cached, because each view is audited. */
export function useFormReview(id: string) {
  return useQuery({
    queryKey: ['signed-form-review', id],
    queryFn: () => api(calls.readSignedForm, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

export function useVerifyForm(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api(calls.verifySignedForm, { params: { id } }),
    onSettled: () => cache.invalidateQueries({ queryKey: LIST }),
  });
}

export function useRejectForm(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (reason: FormRefusal) => api(calls.rejectSignedForm, { params: { id }, body: { reason } }),
    onSettled: () => cache.invalidateQueries({ queryKey: LIST }),
  });
}
