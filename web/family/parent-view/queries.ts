import { useQuery } from '@tanstack/react-query';
import { readParentView } from '#contract/family.ts';
import { api } from '#web/app/api.ts';
import { useSession } from '#web/app/session/session.ts';

/** What the child's parents can see. */
export function useParentView() {
  const { user } = useSession();
  return useQuery({
    queryKey: ['user', 'parent-view', user?.id],
    queryFn: ({ signal }) => api(readParentView, {}, { signal }),
    staleTime: 0,
  });
}
