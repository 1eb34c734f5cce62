import { loadPair } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { Problem } from '../platform/problem.ts';
import { hasConsent, isSomebodyOnDuty, mayMeet, type Person, personRow, toProblem } from '../safety/index.ts';
import { findOwnState } from './buddy-queries.ts';
import { typingRefusal } from './policy.ts';

/** Two children who may chat with each other. */
export interface ChatRelationship {
  readonly actor: Person;
  readonly other: Person;
  readonly actorName: string;
  /** Whether the other child may see that the actor is online or typing. */
  readonly showsPresence: boolean;
  /** Why typing isn't allowed, or undefined if it is. */
  readonly typing: ReturnType<typeof typingRefusal>;
}

/**
 * Checks the gate with facts fresh from the database, not from the session: a socket may be hours old, and a parent's change
 * applies to the very next message. Throws when the gate is closed.
 */
export async function loadChatRelationship(
  { clock, config }: { readonly clock: Pick<Clock, 'now'>; readonly config: Pick<Config, 'isDevelopersMachine'> },
  db: Queryable,
  child: ChildActor,
  otherId: string,
): Promise<ChatRelationship> {
  const now = clock.now();
  const [own, facts] = await Promise.all([
    findOwnState(db, { id: child.accountId, now }),
    loadPair(db, child, otherId, now),
  ]);
  if (!own || !facts || otherId === child.accountId) throw new Problem('not_found');
  const actor = personRow.toPerson(own, now);
  const { other, pair } = facts;
  const verdict = mayMeet(actor, other, pair, 'chat');
  if (!verdict.open) throw toProblem(verdict);
  const isStaffed = own.hasStaff || config.isDevelopersMachine;
  const isWatched = !own.needsDuty || (await isSomebodyOnDuty(db, now));
  const { displayName: actorName, showsPresence } = own;
  return { actor, other, actorName, showsPresence, typing: typingRefusal(actor, other, { isStaffed, isWatched }) };
}

/** For lists, where there is no other child to check yet. */
export function checkOwnChatAccess(child: ChildActor): void {
  if (!hasConsent(child)) throw new Problem('consent_required');
  if (child.suspendedUntil) throw new Problem('paused');
  if (!hasConsent(child, 'chat_phrases')) throw new Problem('scope_off');
}
