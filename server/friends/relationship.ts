import { ageGroupOf, ageOn } from '#contract/rules/age.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Pair, Person } from '../safety/index.ts';
import { findFacts } from './queries.ts';

/** A signed-in child as the gate sees them. */
export function personFrom(actor: ChildActor): Person {
  const { role, ageGroup, consent, scopes, suspendedUntil } = actor;
  return { role, ageGroup, consent, scopes, state: suspendedUntil ? 'paused' : 'active', isInQuietHours: false };
}

/** The facts that the gate asks for, in one query: about the other child, and about the two. Nothing for no such child. */
export async function loadPair(
  db: Queryable,
  actor: ChildActor,
  otherId: string,
  now: Date,
): Promise<{ other: Person; pair: Pair } | undefined> {
  const facts = await findFacts(db, { actorId: actor.accountId, otherId, now });
  if (!facts) return undefined;
  const { state, consent, scopes, birthDate, areBuddies, isBlocked } = facts;
  const ageGroup = ageGroupOf(ageOn(now.toISOString().slice(0, 10), birthDate));
  return {
    other: { role: 'child', ageGroup, consent, scopes: new Set(scopes), state, isInQuietHours: false },
    pair: { areBuddies, isBlocked, hasApprovedCode: false, isReached: false },
  };
}
