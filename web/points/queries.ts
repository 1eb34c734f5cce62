import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readPoints, readVisibilityStats } from '#contract/points.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';

export type Points = Answer<typeof readPoints>;
export type Visibility = Answer<typeof readVisibilityStats>;

/** The socket says "points" when they change elsewhere; everything below this key is then fetched again. */
export const pointsKey = ['points'] as const;
export const visibilityKey = [...pointsKey, 'visibility'] as const;

export function usePoints(wanted = true): UseQueryResult<Points> {
  return useQuery({ queryKey: pointsKey, queryFn: ({ signal }) => api(readPoints, {}, { signal }), enabled: wanted });
}

/** How far own posts reach; it hangs on the level, so it changes with the points. */
export function useVisibility(): UseQueryResult<Visibility> {
  return useQuery({
    queryKey: visibilityKey,
    queryFn: ({ signal }) => api(readVisibilityStats, {}, { signal }),
  });
}

/** Shows won points at once, then asks the server what is true; a new level also changes how far posts reach. */
export function countPoints(client: QueryClient, won: number, leveledUp: boolean): void {
  client.setQueryData<Points>(pointsKey, (points) => points && { ...points, totalPoints: points.totalPoints + won });
  void client.invalidateQueries({ queryKey: pointsKey, exact: !leveledUp });
}
