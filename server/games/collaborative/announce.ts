import type { Context } from '../../platform/context.ts';
import { uncounted } from '../../platform/db/round-trips.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { announceGames, sendRoom } from './rooms.ts';
import { touchSession } from './session-queries.ts';

/** Queues that a session has changed. Its players, and those who have just left, see it after the commit. */
export function announceChange(
  context: Context,
  tx: Transaction,
  sessionId: string,
  alsoTo: readonly string[] = [],
): void {
  tx.write(touchSession, { id: sessionId, now: context.clock.now() });
  tx.afterCommit(() => {
    showLater(context, sessionId);
    announceGames(context, alsoTo);
  });
}

/** Sends the current state of a session to its players. Nobody waits for it. */
export function showLater(context: Context, sessionId: string): void {
  uncounted(() => sendRoom(context, sessionId)).catch((err: unknown) =>
    context.log.warn({ err, sessionId }, 'players did not see a change at once'),
  );
}
