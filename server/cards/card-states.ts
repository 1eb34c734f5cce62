import type { Card } from '#contract/cards.ts';
import type { Db } from '../platform/db/db.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import type { CardState } from './kind.ts';
import type { Library } from './library.ts';
import { insertSeen, listDone, listStates, settle } from './queries.ts';

/** A card without its own state, such as a fact, that was shown to a child. It counts as seen from then on. */
export interface Sighting {
  readonly accountId: string;
  readonly cardId: string;
  readonly at: Date;
}

/** The states of the cards at these places of the library, by place. Untouched cards are left out. */
export async function loadStates(
  db: Queryable,
  { items, kindAt, places }: Library,
  accountId: string,
  wanted: readonly number[],
): Promise<ReadonlyMap<number, CardState>> {
  const ids = wanted.flatMap((place) => (kindAt[place]?.hasState ? [items[place]?.id ?? ''] : []));
  const states = ids.length > 0 ? await listStates(db, { accountId, ids }) : [];
  return new Map(states.map(({ cardId, ...state }) => [places.get(cardId) ?? -1, state]));
}

/** The card at a place of the library as the child sees it. */
export function presentCard({ items, kindAt, fresh }: Library, place: number, state?: CardState): Card | undefined {
  const [kind, item] = [kindAt[place], items[place]];
  return state && kind && item ? kind.present(item, state) : fresh[place];
}

/** From `from` up to, but not including, `before`. */
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

export async function recordSightings(db: Db, sightings: readonly Sighting[]): Promise<void> {
  const seen = {
    accountIds: sightings.map(({ accountId }) => accountId),
    cardIds: sightings.map(({ cardId }) => cardId),
    ats: sightings.map(({ at }) => at),
  };
  await db.transaction((tx) => tx.write(insertSeen, seen), { survivesPowerCut: false });
}

/** Queues that a child has solved a card of a later module, which keeps the details in its own tables. */
export function markSolved(tx: Transaction, accountId: string, cardId: string, at: Date): void {
  tx.write(settle, { accountId, cardId, outcome: 'solved', choice: null, isRight: null, at });
}
