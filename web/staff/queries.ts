import { useMutation } from '@tanstack/react-query';
import type { Payload } from '#contract/shared/endpoint.ts';
import { acceptStaffInvite } from '#contract/staff.ts';
import { api } from '#web/app/api.ts';

export function useAcceptStaffInvite() {
  return useMutation({
    mutationFn: (body: NonNullable<Payload<typeof acceptStaffInvite>['body']>) => api(acceptStaffInvite, { body }),
  });
}
