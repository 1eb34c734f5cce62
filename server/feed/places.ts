import { PAGE_SIZE } from '#contract/feed.ts';
import type { Deck } from './cache.ts';

/** The places on a page: for a card its index in the library, for a post a negative number (see `Dealing`). */
export function placesOn({ dealing }: Deck, page: number): readonly number[] {
  return dealing.upTo(page * PAGE_SIZE).slice((page - 1) * PAGE_SIZE);
}

export function isPost(place: number): boolean {
  return place < 0;
}
