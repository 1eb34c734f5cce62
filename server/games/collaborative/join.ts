import type * as contract from '#contract/collaborative-games.ts';
import { cleanInviteCode } from '#contract/rules/collaborative-games.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { AfterCommit, Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { announceChange } from './announce.ts';
import { checkLater } from './guard.ts';
import { checkMayPlayWith } from './meeting.ts';
import { listPlayerFacts } from './meeting-queries.ts';
import { insertParticipant } from './participant-queries.ts';
import { joinRefusal } from './policy.ts';
import { listSessionsFor } from './room-queries.ts';
import { presentGame } from './rooms.ts';
import * as queries from './session-queries.ts';

type Joined = Returns<typeof contract.joinCollaborativeGame>;

/** A game with players whom the child may not meet is "not found", just like a wrong code. */
export async function joinCollaborativeGame(
  context: Context,
  actor: ChildActor,
  { sessionId, inviteCode }: Body<typeof contract.joinCollaborativeGame>,
): Promise<Joined> {
  const code = inviteCode === undefined ? '' : cleanInviteCode(inviteCode);
  if (sessionId === undefined && code === '')
    throw new Problem('invalid', { message: 'Either sessionId or inviteCode is required' });
  recordActivity(context, actor);
  return context.db.transaction(async (tx) => {
    tx.lock(queries.lockPlayer, { accountId: actor.accountId });
    if (sessionId === undefined) tx.lock(queries.lockSessionByCode, { code });
    else tx.lock(queries.lockSession, { id: sessionId });
    const now = context.clock.now();
    const wanted = { sessionId: sessionId ?? null, code: sessionId === undefined ? code : null };
    const [session, own, facts] = await Promise.all([
      sessionId === undefined ? queries.findSessionByCode(tx, { code }) : queries.findSession(tx, { id: sessionId }),
      queries.listOpenSessionsByAccount(tx, { accountIds: [actor.accountId] }),
      listPlayerFacts(tx, { readerId: actor.accountId, ...wanted, now }),
    ]);
    if (!session) throw new Problem('not_found');
    if (!isPlayer(session, actor)) {
      if (session.isPrivate && sessionId !== undefined) throw new Problem('not_found');
      checkMayPlayWith(actor, facts, now);
      if (own.length > 0) throw new Problem('in_game');
      addPlayer(context, tx, session, actor);
    }
    return answerWithGame(tx, actor, session.id, now);
  });
}

/** Queues that a child joins. The session must be locked, and the gate checked. */
export function addPlayer(
  context: Context,
  tx: Transaction,
  session: queries.Session,
  { accountId }: ChildActor,
): void {
  const refusal = joinRefusal(session);
  if (refusal) throw new Problem(refusal);
  tx.write(insertParticipant, { sessionId: session.id, accountId, now: context.clock.now() });
  announceChange(context, tx, session.id);
  // A block or a parent's no may have come after the gate was asked, and its check did not find this player yet.
  if (session.playerIds.length > 0) tx.afterCommit(() => checkLater(context, accountId));
}

/** Queues loading the game as its new player sees it. */
export function answerWithGame(tx: Transaction, { accountId }: ChildActor, id: string, now: Date): AfterCommit<Joined> {
  const rows = tx.readAtCommit(() => listSessionsFor(tx, { readerIds: [accountId], ids: [id], now }));
  return tx.afterCommit(() => {
    const [row] = rows.result;
    if (!row) throw new Problem('not_found');
    return { game: presentGame(row) };
  });
}

function isPlayer({ playerIds }: queries.Session, { accountId }: ChildActor): boolean {
  return playerIds.includes(accountId);
}
