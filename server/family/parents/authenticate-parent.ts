import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import type { ParentActor } from '../../platform/actor.ts';
import { later, MINUTE } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken } from '../../platform/tokens.ts';
import { FRESH_TIME, IDLE } from './lifetimes.ts';
import { findSession } from './session-queries.ts';

const NOTE_USE_EVERY = MINUTE;

/**
 * The parent of a session token. Queries the database each time: parents are few, and a session must end at once with the last
 * child.
 */
export async function authenticateParent(
  context: Context,
  token: string | undefined,
): Promise<ParentActor | undefined> {
  if (!token) return undefined;
  const now = context.clock.now();
  const session = await findSession(context.db, {
    tokenHash: hashToken(token),
    now,
    idleSince: later(now, -IDLE),
    notedBefore: later(now, -NOTE_USE_EVERY),
  });
  if (!session) return undefined;
  const { parentId, sessionId, openedAt } = session;
  return { role: 'parent', parentId, sessionId, isFresh: openedAt > later(now, -FRESH_TIME) };
}

/** Whether a parent may make this call. Sensitive ones need a link that was opened recently. */
export function authorizeParent(
  actor: ParentActor | undefined,
  endpoint: Pick<EndpointDefinition, 'needsFreshLink'>,
): void {
  if (!actor) throw new Problem('sign_in_required');
  if (endpoint.needsFreshLink && !actor.isFresh) throw new Problem('fresh_link_needed');
}
