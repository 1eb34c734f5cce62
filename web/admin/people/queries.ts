import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { actOnPerson, listPeople, type PeopleList, readPerson } from '#contract/people.ts';
import type { Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';

/** Never cached: the audit log notes every time that staff read about a child. */
const fresh = { staleTime: 0, gcTime: 0 } as const;
/** The way back from a child finds the list as it was, with all that was loaded of it. */
const STALE_MS = 60_000;

export const spans = ['day', 'week'] as const;

/** A search or a list. */
export type ShownPeople =
  | { readonly q: string }
  | { readonly active: (typeof spans)[number] }
  | { readonly list: PeopleList };

export function usePeople(wanted: ShownPeople) {
  return useInfiniteQuery({
    queryKey: ['admin-people', wanted],
    queryFn: ({ signal, pageParam }) =>
      api(listPeople, { query: { ...wanted, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    staleTime: STALE_MS,
  });
}

export function usePerson(id: string) {
  return useQuery({
    queryKey: ['admin-person', id],
    queryFn: ({ signal }) => api(readPerson, { params: { id } }, { signal }),
    ...fresh,
  });
}

export function useActOnPerson(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<Payload<typeof actOnPerson>['body']>) => api(actOnPerson, { params: { id }, body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['admin-people'] });
      return client.invalidateQueries({ queryKey: ['admin-person', id] });
    },
  });
}
