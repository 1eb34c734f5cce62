import type { ChildActor } from '../platform/actor.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { type Pair, type Person, pairFrom, personRow } from '../safety/index.ts';
import { findFacts } from './queries.ts';

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
