import type { Card } from '#contract/cards.ts';
import type { Db } from '../platform/db/db.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Library } from './library.ts';
import { present } from './present.ts';
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

/** What a child did from one instant up to, but not including, another one. */
interface Span {
  readonly accountId: string;
  readonly from: Date;
  readonly before: Date;
}

/** Sets 1 at the places of all cards that a child solved, answered, reacted to or saw in a span. */
export async function markDone(db: Queryable, { places }: Library, span: Span, marks: Uint8Array): Promise<void> {
  const { ids } = await listDone(db, { ...span });
  for (const id of ids?.split(',') ?? []) {
    const place = places.get(id);
    if (place !== undefined) marks[place] = 1;
  }
}

export async function markSeen(db: Db, sightings: readonly Sighting[]): Promise<void> {
  const seen = {
    accountIds: sightings.map(({ accountId }) => accountId),
    cardIds: sightings.map(({ cardId }) => cardId),
    ats: sightings.map(({ at }) => at),
  };
  await db.transaction((tx) => tx.write(keepSeen, seen), { survivesPowerCut: false });
}
