import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeStaffRole, listStaff, removeStaff, revokeInvitation, type StaffRole } from '#contract/staff.ts';
import { api } from '#web/app/api.ts';

const staffQuery = queryOptions({
  queryKey: ['admin-staff'],
  queryFn: ({ signal }) => api(listStaff, {}, { signal }),
  staleTime: 0,
});

export function useStaff() {
  return useQuery(staffQuery);
}

/** Actions on the page. Each needs a confirmation. */
export type StaffAct =
  | { readonly kind: 'role'; readonly id: string; readonly role: StaffRole }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'revoke'; readonly id: string };

export function useStaffAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: perform,
    // Also after a refusal: another admin may have been faster.
    onSettled: () => client.invalidateQueries({ queryKey: staffQuery.queryKey }),
  });
}

function perform(act: StaffAct): Promise<unknown> {
  const params = { id: act.id };
  switch (act.kind) {
    case 'role':
      return api(changeStaffRole, { params, body: { role: act.role } });
    case 'remove':
      return api(removeStaff, { params });
    case 'revoke':
      return api(revokeInvitation, { params });
  }
}
