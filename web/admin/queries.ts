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

/** Figures are of now: they are asked for anew each time that the page is opened. */
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

/** The open pages tell what is set here: their copy of it is asked for anew. */
function useKeepSettings() {
  const client = useQueryClient();
  return (settings: Settings): void => {
    client.setQueryData(settingsQuery.queryKey, settings);
    for (const key of ['house-facts', 'helplines', 'sign-up-terms']) void client.invalidateQueries({ queryKey: [key] });
  };
}

export function useChangeSettings() {
  const keep = useKeepSettings();
  return useMutation({
    mutationFn: (body: SettingsChange) => api(changeSettings, { body }),
    onSuccess: keep,
  });
}

export function useFinishSetup() {
  const keep = useKeepSettings();
  return useMutation({ mutationFn: (body: Body<typeof finishSetup>) => api(finishSetup, { body }), onSuccess: keep });
}

export function useTestMail() {
  return useMutation({ mutationFn: () => api(sendTestMail, {}) });
}

/** The word of the mail is right: the step can be done. */
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
