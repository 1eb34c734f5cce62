import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changePassword } from '#contract/accounts/own-password.ts';
import type { Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { sessionsQuery } from '../queries.ts';

/** All other sessions end with the old password. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<Payload<typeof changePassword>['body']>) => api(changePassword, { body }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
