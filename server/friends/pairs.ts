import type { ChildActor } from '../platform/actor.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { type Pair, type Person, pairFrom, personRow } from '../safety/index.ts';
import { type Meeting, pairRow } from './pair-row.ts';
import { findFacts, listFacts } from './queries.ts';

/** The facts that the gate needs, in one query. Undefined when there is no such child. */
export async function loadPair(
  db: Queryable,
  actor: ChildActor,
  otherId: string,
  now: Date,
): Promise<{ other: Person; pair: Pair } | undefined> {
  const facts = await findFacts(db, { actorId: actor.accountId, otherId, now });
  return facts && { other: personRow.toPerson(facts, now), pair: pairFrom(facts) };
}

/** The facts of every child of the first list with every other child of the second one, in one query. Unknown children are left out. */
export async function loadPairs(
  db: Queryable,
  oneIds: readonly string[],
  otherIds: readonly string[],
  now: Date,
): Promise<Meeting[]> {
  const rows = await listFacts(db, { oneIds, otherIds, now });
  return rows.map((row) => pairRow.toMeeting(row, now));
}
