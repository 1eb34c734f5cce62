import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteUser } from '#contract/accounts/departures.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/sessions.ts';
import {
  checkUsername,
  forgotPassword,
  logIn,
  readSignUpTerms,
  resendVerification,
  resetPassword,
  sendVerification,
  verifyEmail,
} from '#contract/accounts.ts';
import type { Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { startSession } from '#web/app/session/session.ts';

type Body<E extends Parameters<typeof api>[0]> = NonNullable<Payload<E>['body']>;

export function useLogIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof logIn>) => api(logIn, { body }),
    onSuccess: (user) => startSession(client, user),
  });
}

export function useForgotPassword() {
  return useMutation({ mutationFn: (body: Body<typeof forgotPassword>) => api(forgotPassword, { body }) });
}

export function useResetPassword() {
  return useMutation({ mutationFn: (body: Body<typeof resetPassword>) => api(resetPassword, { body }) });
}

/** Checks whether a username is free. An empty one is not checked. */
export function useUsernameCheck(username: string) {
  return useQuery({
    queryKey: ['username', username],
    queryFn: ({ signal }) => api(checkUsername, { query: { username } }, { signal }),
    enabled: username !== '',
    staleTime: 60_000,
  });
}

/** Whether registration is open, and from which age a child needs no parent. */
export function useSignUpTerms() {
  return useQuery({
    queryKey: ['sign-up-terms'],
    queryFn: ({ signal }) => api(readSignUpTerms, {}, { signal }),
    staleTime: 60_000,
  });
}

export function useSendVerification() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof sendVerification>) => api(sendVerification, { body }),
    // The username may be taken by now; then the server suggests others.
    onError: () => client.invalidateQueries({ queryKey: ['username'] }),
  });
}

export function useResendVerification() {
  return useMutation({ mutationFn: (signupId: string) => api(resendVerification, { body: { signupId } }) });
}

/** Waits for `celebrate` before it signs in. */
export function useVerifyEmail(celebrate: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof verifyEmail>) => api(verifyEmail, { body }),
    onSuccess: async (user) => {
      await celebrate();
      startSession(client, user);
    },
  });
}

export const deleteOwnAccount = () => api(deleteUser, { body: { confirm: 'DELETE' } });

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api(listSessions, {}, { signal }),
  staleTime: 0,
});

export function useSessions() {
  return useQuery(sessionsQuery);
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(endOtherSessions),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
