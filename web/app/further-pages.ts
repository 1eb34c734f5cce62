import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface Paged {
  readonly cursor: string | null;
}

interface FurtherPagesOptions<Page extends Paged> {
  key: QueryKey;
  /** Where the first page ends; null where it is the whole list. */
  cursor: string | null;
  load: (cursor: string, signal: AbortSignal) => Promise<Page>;
}

export interface FurtherPages<Page extends Paged> {
  readonly pages: readonly Page[];
  readonly isLoading: boolean;
  /** Undefined where there is nothing more. */
  readonly more: (() => void) | undefined;
}

/** The pages behind a first one that is asked for by itself, because other places show it, too. */
export function useFurtherPages<Page extends Paged>({
  key,
  cursor,
  load,
}: FurtherPagesOptions<Page>): FurtherPages<Page> {
  const [isWanted, setIsWanted] = useState(false);
  const { data, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...key, 'rest', cursor],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: cursor ?? '',
    getNextPageParam: (page) => page.cursor ?? undefined,
    placeholderData: (before) => before,
    enabled: isWanted && cursor !== null,
  });
  if (cursor === null) return { pages: [], isLoading: false, more: undefined };
  const isOver = data !== undefined && !hasNextPage;
  return {
    pages: data?.pages ?? [],
    isLoading: isFetching,
    more: isOver ? undefined : () => (data ? void fetchNextPage() : setIsWanted(true)),
  };
}
