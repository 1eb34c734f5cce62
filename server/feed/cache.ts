import { LRUCache } from 'lru-cache';
import { sessionSecret } from '../accounts/index.ts';
import { onPairChanged } from '../friends/index.ts';
import { atMost } from '../platform/cache/at-most.ts';
import { GrowingMarks } from '../platform/cache/growing-marks.ts';
import type { Context } from '../platform/context.ts';
import type { IdList } from '../platform/id-list.ts';
import { ModuleState } from '../platform/module-state.ts';
import type { Dealing } from './deck.ts';
import type { DeckKey } from './deck-token.ts';
import { Sightings } from './sightings.ts';

/** A deck that a child is reading. */
export interface Deck {
  readonly key: DeckKey;
  readonly dealing: Dealing;
  readonly postIds: IdList;
}

interface FeedCache {
  readonly secret: Buffer;
  /** By token. An evicted deck is dealt again in the same order. */
  readonly decks: LRUCache<string, Deck>;
  /** By account: the order of the newest posts, as of the instant of the last deck. */
  readonly newestPosts: LRUCache<string, { readonly at: Date; readonly ids: IdList }>;
  /** By account: the done cards, at their indexes in the library. */
  readonly doneCards: GrowingMarks;
  readonly sightings: Sightings;
}

const MAX_DECK_BYTES = 64 * 1024 * 1024;
/** Rough memory sizes of a deck's parts. */
const BYTES_PER_DECK = 3000;
const BYTES_PER_CARD = 8;
const BYTES_PER_ID = 16;

/** At most 200 ids each. With fewer than there are children at a time, each deck would query the order again. */
const MAX_NEWEST_POSTS = 10_000;

const state = new ModuleState<FeedCache>('the feed');

export async function openCache(context: Context): Promise<void> {
  const sightings = new Sightings(context.db, context.log);
  const newestPosts = new LRUCache<string, { at: Date; ids: IdList }>(atMost(MAX_NEWEST_POSTS));
  state.set(context, {
    secret: sessionSecret(context).hash('feed deck'),
    decks: new LRUCache<string, Deck>({ maxSize: MAX_DECK_BYTES, sizeCalculation: deckBytes }),
    newestPosts,
    doneCards: new GrowingMarks(),
    sightings,
  });
  // A child who has just found a buddy, or lost one, sees it in the next deck.
  onPairChanged(context, (...pair) => {
    for (const id of pair) newestPosts.delete(id);
  });
  context.onClose(() => sightings.flush());
}

export function getFeedCache(context: Context): FeedCache {
  return state.get(context);
}

function deckBytes({ dealing, postIds }: Deck): number {
  return BYTES_PER_DECK + dealing.length * BYTES_PER_CARD + postIds.length * BYTES_PER_ID;
}
