import { readFeed } from '#contract/feed.ts';
import { pick, type Random } from '#contract/rules/random.ts';
import type { EndpointDefinition, Payload } from '#contract/shared/endpoint.ts';
import { getLibrary, type Library, type Move } from '#server/cards/index.ts';
import { percent, pickIfAny } from '../random.ts';
import type { Child } from './child.ts';
import type { Demo } from './demo.ts';

const MAX_CARDS = 7;

/** A child looks at the feed, and plays with the first cards. */
export async function play({ context }: Demo, child: Child, random: Random): Promise<void> {
  const { items: cards } = await child.call(readFeed, { query: {} });
  for (const { id } of cards.slice(0, MAX_CARDS)) {
    const move = chooseMove(getLibrary(context), id, random);
    if (move) await child.call(move.endpoint, toPayload(move, id));
  }
}

function toPayload({ body }: Move, id: string): Payload<EndpointDefinition> {
  const payload: object = { params: { id }, body };
  return payload as Payload<EndpointDefinition>;
}

function chooseMove({ items, kindAt, places }: Library, id: string, random: Random): Move | undefined {
  const place = places.get(id) ?? -1;
  const item = items[place];
  const moves = item && kindAt[place]?.moves?.(item);
  if (!moves) return undefined;
  if (percent(random, 72)) return pick(random, moves.right);
  return moves.giveUp && percent(random, 40) ? moves.giveUp : pickIfAny(random, moves.wrong ?? []);
}
