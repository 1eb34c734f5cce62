import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { actOnPerson, listPeople, type PeopleList, readPerson } from '#contract/people.ts';
import type { Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';

/** Never cached: the audit log notes every time that staff read about a child. */
const fresh = { staleTime: 0, gcTime: 0 } as const;

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
    ...fresh,
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
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin-person', id] }),
  });
}
