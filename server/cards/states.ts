import type { Card } from '#contract/cards.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Library } from './library.ts';
import { markPlaces } from './place-table.ts';
import { present } from './presenting.ts';
import { keepSeen, listDone, listStates } from './queries.ts';

/** Something shown to a child that counts as seen from then on. */
export interface Sighting {
  readonly accountId: string;
  readonly cardId: string;
  readonly at: Date;
}

/** The cards at these places of the library as this child has left them, by their place. */
export async function cardsAt(
  db: Queryable,
  { items, fresh, places }: Library,
  accountId: string,
  wanted: readonly number[],
): Promise<ReadonlyMap<number, Card>> {
  const ids = wanted.flatMap((place) => items[place]?.id ?? []);
  const touched = await listStates(db, { accountId, ids });
  const cards = new Map<number, Card>();
  for (const place of wanted) {
    const card = fresh[place];
    if (card) cards.set(place, card);
  }
  for (const { cardId, ...state } of touched) {
    const place = places.get(cardId) ?? -1;
    const item = items[place];
    if (item) cards.set(place, present(item, state));
  }
  return cards;
}

/** 1 at the places of all cards that a child had solved, answered, reacted to or seen before an instant. */
export async function doneBefore(
  db: Queryable,
  { placeTable }: Library,
  accountId: string,
  before: Date,
): Promise<Uint8Array> {
  const { ids } = await listDone(db, { accountId, before });
  return markPlaces(placeTable, ids ?? '');
}

export async function markSeen(db: Queryable, sightings: readonly Sighting[]): Promise<void> {
  await keepSeen(db, {
    accountIds: sightings.map(({ accountId }) => accountId),
    cardIds: sightings.map(({ cardId }) => cardId),
    ats: sightings.map(({ at }) => at),
  });
}
