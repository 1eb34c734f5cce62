import type { Context } from '../../platform/context.ts';
import type { EndedSessions } from '../../platform/realtime/realtime.ts';
import { invalidateEverywhere } from '../memory.ts';

/** Clears caches and closes sockets on all nodes, after the rows are gone. */
export function announceEnd(
  context: Pick<Context, 'bus' | 'realtime'>,
  { accountId, sessionId, because }: EndedSessions,
): void {
  const ended = { accountId, ...(sessionId === undefined ? {} : { sessionId }) };
  invalidateEverywhere(context, ended);
  context.realtime.signOut({ ...ended, ...(because === undefined ? {} : { because }) });
}
