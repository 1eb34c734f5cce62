import type { ClientMessageOf } from '#contract/shared/socket-messages.ts';
import { recordActivity } from '../../../accounts/index.ts';
import { later, MINUTE } from '../../../platform/clock.ts';
import { Problem } from '../../../platform/problem.ts';
import type { SocketRequest } from '../../../platform/realtime/socket-handlers.ts';
import { playMove } from '../../rounds/rounds.ts';
import { findRoundIdOfPlayer } from '../participant-queries.ts';
import { hasOpenGame } from '../presence.ts';
import { recordMove } from '../session-queries.ts';
import { together } from './together.ts';

/** Any node can take any move. All players receive the new state as `game_state`. */
export async function playTogether({
  context,
  socket,
  actor,
  message: { sessionId, n, move },
}: SocketRequest<ClientMessageOf<'game_move'>>): Promise<void> {
  if (!hasOpenGame(context, socket, sessionId)) throw new Problem('not_found');
  const found = await findRoundIdOfPlayer(context.db, { sessionId, accountId: actor.accountId });
  if (!found?.roundId) throw new Problem('not_found');
  recordActivity(context, actor);
  await playMove(context, together, actor, found.roundId, { n, move });
  const now = context.clock.now();
  await recordMove(context.db, { id: sessionId, now, before: later(now, -MINUTE) });
}
