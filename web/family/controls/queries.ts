import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChildControls, changeControls, readControls } from '#contract/family.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { parentKey } from '#web/app/query-client.ts';

export type ControlsChange = Body<typeof changeControls>;

const controlsQuery = (childId: string) =>
  queryOptions({
    queryKey: [...parentKey, 'controls', childId],
    queryFn: ({ signal }) => api(readControls, { params: { childId } }, { signal }),
    // Another grown-up may have changed something.
    refetchOnWindowFocus: true,
    staleTime: 20_000,
  });

export function useControls(childId: string) {
  return useQuery(controlsQuery(childId));
}

const changeKey = (childId: string) => ['controls', childId];

/** Shows a change at once, and undoes it if the server refuses. Changes are sent one after the other. */
export function useChangeControls(childId: string) {
  const client = useQueryClient();
  const { queryKey } = controlsQuery(childId);
  return useMutation({
    mutationKey: changeKey(childId),
    scope: { id: changeKey(childId).join() },
    mutationFn: (change: ControlsChange) => api(changeControls, { params: { childId }, body: change }),
    onMutate: (change) => {
      // The result is ignored, because waiting for it would delay the switch.
      void client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, changed(before, change));
      return { before };
    },
    onSuccess: (controls, change) => {
      // A later change is already on its way, and shown.
      if (client.isMutating({ mutationKey: changeKey(childId) }) === 1) client.setQueryData(queryKey, controls);
      // The chips of the family say who is paused.
      if (change.controls?.isPaused !== undefined) void client.invalidateQueries({ queryKey: parentKey, exact: true });
    },
    onError: (_, __, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
    },
  });
}

function changed(before: ChildControls, { scopes, controls, timeZone }: ControlsChange): ChildControls {
  return {
    ...before,
    ...(scopes ? { scopes } : {}),
    ...(timeZone ? { timeZone } : {}),
    controls: { ...before.controls, ...(controls as Partial<ChildControls['controls']>) },
  };
}
