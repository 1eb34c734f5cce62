import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface Paged {
  readonly cursor: string | null;
}

interface FurtherPagesOptions<Page extends Paged> {
  key: QueryKey;
  /** The cursor of the first page; null if that is the whole list. */
  cursor: string | null;
  load: (cursor: string, signal: AbortSignal) => Promise<Page>;
}

export interface FurtherPages<Page extends Paged> {
  readonly pages: readonly Page[];
  readonly isLoading: boolean;
  /** Undefined if there are no more pages. */
  readonly more: (() => void) | undefined;
}

/** The cache key of all further pages of a list, for changes that must reach them, too. */
export const furtherPagesKey = (key: QueryKey): QueryKey => [...key, 'further'];

/** Loads the pages after a first page that is fetched separately, because other components show it, too. */
export function useFurtherPages<Page extends Paged>({
  key,
  cursor,
  load,
}: FurtherPagesOptions<Page>): FurtherPages<Page> {
  const [isWanted, setIsWanted] = useState(false);
  const { data, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...furtherPagesKey(key), cursor],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: cursor ?? '',
    getNextPageParam: (page) => page.cursor ?? undefined,
    placeholderData: (before) => before,
    // What was loaded before stays shown when the list is opened again, so it has to be kept true.
    enabled: ({ state }) => cursor !== null && (isWanted || state.data !== undefined),
  });
  if (cursor === null) return { pages: [], isLoading: false, more: undefined };
  const isOver = data !== undefined && !hasNextPage;
  return {
    pages: data?.pages ?? [],
    isLoading: isFetching,
    more: isOver ? undefined : () => (data ? void fetchNextPage() : setIsWanted(true)),
  };
}
