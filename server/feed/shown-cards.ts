import type * as contract from '#contract/feed.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { getLibrary } from '../cards/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { getFeedCache } from './cache.ts';
import { findDeck } from './open-deck.ts';
import { placesOn } from './places.ts';

/**
 * Records cards that have no other state as seen. Only those on the page that is named, so that a child who reads earns no less than
 * one who calls this in a loop. Cards of a deck that has expired come again in the next one.
 */
export async function recordShownCards(
  context: Context,
  actor: ChildActor,
  { deck: token, page, cards }: Body<typeof contract.recordShownCards>,
): Promise<undefined> {
  const deck = await findDeck(context, actor, token);
  if (!deck) return undefined;
  const { items, kindAt } = getLibrary(context);
  const shown = new Set(cards);
  const seen = placesOn(deck, page)
    .filter((place) => kindAt[place]?.hasState === false)
    .flatMap((place) => items[place]?.id ?? [])
    .filter((id) => shown.has(id));
  getFeedCache(context).sightings.record(actor.accountId, seen, context.clock.now());
  return undefined;
}
