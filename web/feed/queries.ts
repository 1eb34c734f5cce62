import {
  type InfiniteData,
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { readFirstRiddle } from '#contract/cards/kinds/riddle.ts';
import { type FeedItem, type FeedPage, readFeed, recordShownCards } from '#contract/feed.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { ApiError, api } from '#web/app/api.ts';

interface FeedChoice {
  /** A post to show first. */
  post?: string | undefined;
  /** Items that were seen before, instead of new ones. */
  again?: boolean | undefined;
}

interface PageParam {
  page: number;
  deck?: string | undefined;
}

/** What answers to calls have changed, by item. */
type ItemChanges = Readonly<Record<string, object>>;

type FeedData = InfiniteData<FeedPage, PageParam>;

const firstPage: PageParam = { page: 1 };

const feedKey = ({ post, again = false }: FeedChoice) => ['feed', { post: post ?? null, again }] as const;

const itemChangesKey = ['changes'] as const;
const nothing: ItemChanges = {};

/** Going to another page and back must find the same deck at the same position. */
const CACHE_MS = 60 * 60 * 1000;

export interface Feed {
  items: readonly FeedItem[];
  /** As they came. Old favorites were read before, so their list has none to record. */
  pages: readonly FeedPage[];
  /** The first page is on its way. */
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  /** Of the first page when there are no items, else of the next one. */
  error: Error | null;
  loadMore: () => void;
  /** Retries the calls that have failed, and keeps what is loaded. */
  tryAgain: () => void;
}

export function useFeed(choice: FeedChoice, enabled = true): Feed {
  const client = useQueryClient();
  const changes = useItemChanges();
  const queryKey = feedKey(choice);
  const query = useInfiniteQuery({
    queryKey,
    enabled,
    gcTime: CACHE_MS,
    initialPageParam: firstPage,
    queryFn: ({ pageParam: { page, deck }, signal }) => {
      // When all pages load again, as after a lost connection, the cards must not be shuffled.
      const kept = deck ?? client.getQueryData<FeedData>(queryKey)?.pages[0]?.deck;
      const query = { page, deck: kept, post: choice.post, again: choice.again ? ('true' as const) : undefined };
      return api(readFeed, { query }, { signal });
    },
    getNextPageParam: ({ hasMore, page, deck }) => (hasMore ? { page: page + 1, deck } : undefined),
  });
  return {
    items: mergeItems(query.data?.pages ?? [], changes),
    pages: choice.again ? [] : (query.data?.pages ?? []),
    isLoading: query.isLoading,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    error: query.error,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    tryAgain: () => {
      if (isOldDeck(query.error)) void client.resetQueries({ queryKey });
      else if (query.data) void query.fetchNextPage();
      else void query.refetch();
    },
  };
}

/** Sends the ids of cards that the child has had in view, a call for each page that they are on. */
export function sendShownCards(pages: readonly FeedPage[], shown: ReadonlySet<string>): void {
  for (const { deck, page, items } of pages) {
    const cards = items.map(({ id }) => id).filter((id) => shown.has(id));
    if (cards.length === 0) continue;
    // A card that is not recorded comes again, which does no harm.
    api(recordShownCards, { body: { deck, page, cards } }, { keepalive: true }).catch(() => undefined);
  }
}

/** For server-side rendering. */
export function seedFirstPage(client: QueryClient, page: FeedPage): void {
  client.setQueryData<FeedData>(feedKey({}), { pages: [page], pageParams: [firstPage] });
}

/** Whether old favorites were fetched before, on an earlier stay on this page. */
export function hasFavorites(client: QueryClient): boolean {
  return client.getQueryData(feedKey({ again: true })) !== undefined;
}

/**
 * Keeps the new state of a card, so that it is still there after a visit to another page. Not in the pages themselves:
 * a next page that is on its way would put back the pages as they were when it was asked for.
 */
export function useChangeItem(): (item: FeedItem, change: object) => void {
  'use memo';
  const client = useQueryClient();
  return (item, change) =>
    client.setQueryData<ItemChanges>(itemChangesKey, (changes = {}) => {
      const key = itemKey(item);
      return { ...changes, [key]: { ...changes[key], ...change } };
    });
}

function useItemChanges(): ItemChanges {
  return useQuery<ItemChanges>({ queryKey: itemChangesKey, queryFn: skipToken, gcTime: CACHE_MS }).data ?? nothing;
}

/** A deck lives for a day. */
export function isOldDeck(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'gone';
}

export function itemKey({ type, id }: FeedItem): string {
  return `${type}-${id}`;
}

/** All items once, as they are by now: a post written meanwhile may push another one over the edge of its page. */
function mergeItems(pages: readonly FeedPage[], changes: ItemChanges): FeedItem[] {
  const items = new Map<string, FeedItem>();
  for (const item of pages.flatMap((page) => page.items)) {
    const key = itemKey(item);
    if (!items.has(key)) items.set(key, key in changes ? { ...item, ...changes[key] } : item);
  }
  return [...items.values()];
}

export type FirstRiddle = NonNullable<Answer<typeof readFirstRiddle>['first']>;

export function useFirstRiddle() {
  return useQuery({
    queryKey: ['first-riddle'],
    queryFn: ({ signal }) => api(readFirstRiddle, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
