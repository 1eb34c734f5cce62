import { LRUCache } from 'lru-cache';
import { sessionSecret } from '../accounts/index.ts';
import { onPairChanged } from '../friends/index.ts';
import type { Context } from '../platform/context.ts';
import type { IdList } from '../posts/index.ts';
import type { Dealing } from './deck.ts';
import { DoneMarks } from './done-marks.ts';
import { Sightings } from './sightings.ts';
import type { DeckKey } from './token.ts';

/** A deck that somebody holds. */
export interface Deck {
  readonly key: DeckKey;
  readonly dealing: Dealing;
  readonly postIds: IdList;
  /** Pages whose facts and posters are noted as seen already. */
  readonly noted: Set<number>;
}

interface Memory {
  readonly secret: Buffer;
  /** By token. A deck that fell out is dealt again, alike. */
  readonly decks: LRUCache<string, Deck>;
  /** By account: the order of the newest posts, as of when a deck last asked for it. */
  readonly newestPosts: LRUCache<string, { readonly at: Date; readonly ids: IdList }>;
  readonly doneMarks: DoneMarks;
  readonly sightings: Sightings;
}

const MAX_BYTES = 32 * 1024 * 1024;
/** About what a token, a card, an id and the rest take in memory. */
const BYTES_PER_DECK = 3000;
const BYTES_PER_CARD = 2;
const BYTES_PER_ID = 16;

/** At most 200 ids each. */
const MAX_NEWEST_POSTS = 3000;

const memories = new WeakMap<Context, Memory>();

export async function openMemory(context: Context): Promise<void> {
  const sightings = new Sightings(context.db, context.log);
  const decks = new LRUCache<string, Deck>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  const secret = sessionSecret(context).hash('feed deck');
  const newestPosts = new LRUCache<string, { at: Date; ids: IdList }>({ max: MAX_NEWEST_POSTS });
  memories.set(context, { secret, decks, newestPosts, doneMarks: new DoneMarks(), sightings });
  // Who has just found a buddy, or lost one, shall see it.
  onPairChanged(context, (...pair) => {
    for (const id of pair) newestPosts.delete(id);
  });
  context.onClose(() => sightings.flush());
}

export function memoryOf(context: Context): Memory {
  const memory = memories.get(context);
  if (!memory) throw new Error('the feed is not open yet');
  return memory;
}

function sizeOf({ dealing, postIds }: Deck): number {
  return BYTES_PER_DECK + dealing.length * BYTES_PER_CARD + postIds.length * BYTES_PER_ID;
}
