import { loadPair, personFrom } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { Problem } from '../platform/problem.ts';
import { isSomebodyOnDuty, mayMeet, type Person } from '../safety/index.ts';
import { hasChat, refusalBy, typingRefusal } from './policy.ts';
import { findOwnState } from './queries.ts';

/** Two children who may chat at this moment. */
export interface Standing {
  readonly actor: Person;
  readonly other: Person;
  readonly actorName: string;
  /** Why words may not be typed; undefined when they may. */
  readonly typing: ReturnType<typeof typingRefusal>;
}

/**
 * Asks the gate by the database's own word, not by what the session remembers: a socket may be hours old, and what a
 * grown-up has switched off on another node holds for the very next message. Throws where the gate is closed.
 */
export async function standingWith(
  { clock, config }: { readonly clock: Pick<Clock, 'now'>; readonly config: Pick<Config, 'isDevelopersMachine'> },
  db: Queryable,
  child: ChildActor,
  otherId: string,
): Promise<Standing> {
  const now = clock.now();
  const [own, facts] = await Promise.all([
    findOwnState(db, { id: child.accountId, now }),
    loadPair(db, child, otherId, now),
  ]);
  if (!own || !facts || otherId === child.accountId) throw new Problem('not_found');
  const { consent, scopes, state, isResting } = own;
  const actor = {
    ...personFrom({ ...child, consent, scopes: new Set(scopes) }),
    state: isResting ? ('paused' as const) : state,
  };
  const { other, pair } = facts;
  const verdict = mayMeet(actor, other, pair, 'chat');
  if (!verdict.open) throw new Problem(refusalBy(verdict));
  const isStaffed = own.hasStaff || config.isDevelopersMachine;
  const isWatched = !own.needsDuty || (await isSomebodyOnDuty(db, now));
  return { actor, other, actorName: own.displayName, typing: typingRefusal(actor, other, { isStaffed, isWatched }) };
}

/** One's own state, where nobody else is asked about yet. */
export function refuseWithoutChat(child: ChildActor): void {
  if (child.consent !== 'granted' && child.consent !== 'not_needed') throw new Problem('consent_required');
  if (child.suspendedUntil) throw new Problem('paused');
  if (!hasChat(child.scopes)) throw new Problem('scope_off');
}
