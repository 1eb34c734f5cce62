import { readFeed } from '#contract/feed.ts';
import type { EndpointDefinition, Payload } from '#contract/shared/endpoint.ts';
import { getLibrary, type Library, type Move } from '#server/cards/index.ts';
import type { Chance } from './chance.ts';
import type { Child } from './child.ts';
import type { Demo } from './demo.ts';

const MAX_CARDS = 7;

/** A child looks at the feed, and plays with the first cards. */
export async function play({ context }: Demo, child: Child, chance: Chance): Promise<void> {
  const { items: cards } = await child.does(readFeed, { query: {} });
  for (const { id } of cards.slice(0, MAX_CARDS)) {
    const move = chooseMove(getLibrary(context), id, chance);
    if (move) await child.does(move.endpoint, toPayload(move, id));
  }
}

function toPayload({ body }: Move, id: string): Payload<EndpointDefinition> {
  const payload: object = { params: { id }, body };
  return payload as Payload<EndpointDefinition>;
}

function chooseMove({ items, kindAt, places }: Library, id: string, chance: Chance): Move | undefined {
  const place = places.get(id) ?? -1;
  const item = items[place];
  const moves = item && kindAt[place]?.moves?.(item);
  if (!moves) return undefined;
  if (chance.percent(72)) return chance.pick(moves.right);
  return moves.giveUp && chance.percent(40) ? moves.giveUp : chance.pick(moves.wrong ?? []);
}
