import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  answerTestMail,
  changeSettings,
  finishSetup,
  readDashboard,
  readSettings,
  type Settings,
  sendTestMail,
} from '#contract/admin.ts';
import type { Payload } from '#contract/shared/endpoint.ts';
import { inviteToStaff } from '#contract/staff.ts';
import { api } from '#web/app/api.ts';

type Body<E extends Parameters<typeof api>[0]> = NonNullable<Payload<E>['body']>;
export type SettingsChange = Body<typeof changeSettings>;

/** Statistics load again on every visit. */
export function useDashboard() {
  return useQuery({
    queryKey: ['admin-dashboard'],
    queryFn: ({ signal }) => api(readDashboard, {}, { signal }),
    staleTime: 0,
  });
}

const settingsQuery = queryOptions({
  queryKey: ['admin-settings'],
  queryFn: ({ signal }) => api(readSettings, {}, { signal }),
  staleTime: 0,
});

export function useSettings() {
  return useQuery(settingsQuery);
}

/** Public pages show the settings too, so their cached copies are invalidated. */
function useStoreSettings() {
  const client = useQueryClient();
  return (settings: Settings): void => {
    client.setQueryData(settingsQuery.queryKey, settings);
    for (const key of ['operator-facts', 'helplines', 'sign-up-terms'])
      void client.invalidateQueries({ queryKey: [key] });
  };
}

export function useChangeSettings() {
  const store = useStoreSettings();
  return useMutation({
    mutationFn: (body: SettingsChange) => api(changeSettings, { body }),
    onSuccess: store,
  });
}

export function useFinishSetup() {
  const store = useStoreSettings();
  return useMutation({ mutationFn: (body: Body<typeof finishSetup>) => api(finishSetup, { body }), onSuccess: store });
}

export function useTestMail() {
  return useMutation({ mutationFn: () => api(sendTestMail, {}, { maxWait: 120_000 }) });
}

export function useAnswerTestMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (word: string) => api(answerTestMail, { body: { word } }),
    onSuccess: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}

export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof inviteToStaff>) => api(inviteToStaff, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin-staff'] }),
    gcTime: 0,
  });
}
