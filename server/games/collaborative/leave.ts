import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { nothingEarned } from '../../points/index.ts';
import { leaveRound } from '../rounds/rounds.ts';
import { announceChange } from './announce.ts';
import { deleteParticipant, markLeft } from './participant-queries.ts';
import { together } from './play/together.ts';
import { afterLeaving } from './policy.ts';
import * as queries from './session-queries.ts';

/** Leaving twice is fine. */
export async function leaveCollaborativeGame(
  context: Context,
  { accountId }: ChildActor,
  id: string,
): Promise<undefined> {
  await removePlayer(context, id, accountId);
}

/** Removes a player who has left, lost the connection, or may no longer meet the others. */
export async function removePlayer(context: Context, sessionId: string, accountId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    tx.lock(queries.lockSession, { id: sessionId });
    const session = await queries.findSession(tx, { id: sessionId });
    const isOpen = session?.status === 'waiting' || session?.status === 'in_progress';
    if (!session || !isOpen || !session.playerIds.includes(accountId)) return;
    await removeFromSession(context, tx, session, accountId);
  });
}

async function removeFromSession(
  context: Context,
  tx: Transaction,
  session: queries.Session,
  accountId: string,
): Promise<void> {
  const { id: sessionId, status, hostId } = session;
  const next = afterLeaving(session, accountId);
  tx.write(status === 'waiting' ? deleteParticipant : markLeft, { sessionId, accountId });
  if (next.hostId !== hostId) tx.write(queries.setHost, { id: sessionId, hostId: next.hostId });
  if (next.isOver) tx.write(queries.endSession, { id: sessionId, status: 'cancelled', now: context.clock.now() });
  if (session.roundId !== null && !next.isOver)
    await leaveRound(context, tx, together, { id: session.roundId, accountId });
  announceChange(context, tx, sessionId, [accountId]);
  tx.afterCommit(() =>
    context.realtime.send([accountId], { type: 'game_over', sessionId, hasEnded: false, ...nothingEarned }),
  );
}

/** Ends a game in which nobody does anything any more. */
export async function cancelSession(context: Context, sessionId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    tx.lock(queries.lockSession, { id: sessionId });
    const session = await queries.findSession(tx, { id: sessionId });
    if (session?.status !== 'waiting' && session?.status !== 'in_progress') return;
    tx.write(queries.endSession, { id: sessionId, status: 'cancelled', now: context.clock.now() });
    announceChange(context, tx, sessionId, session.playerIds);
  });
}
