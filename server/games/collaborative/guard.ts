import { whenAccountChanges } from '../../accounts/index.ts';
import { onPairChanged } from '../../friends/index.ts';
import type { Context } from '../../platform/context.ts';
import { uncounted } from '../../platform/db/round-trips.ts';
import { removePlayer } from './leave.ts';
import { loadPlayerPairs } from './meeting.ts';
import { listOpenSessionsByAccount } from './session-queries.ts';

/**
 * A block, a parent's setting or a suspension removes a child from games at once (docs/product-decisions.md, P34). Every node
 * hears of it and tries; only the first one finds the player still there.
 */
export function guardGames(context: Context): void {
  whenAccountChanges(context, (accountId) => checkLater(context, accountId));
  onPairChanged(context, (oneId, otherId) => checkLater(context, oneId, otherId));
}

/** Nobody waits for it. */
export function checkLater(context: Context, accountId: string, otherId?: string): void {
  uncounted(() => checkOpenGames(context, accountId, otherId)).catch((err: unknown) =>
    context.log.error({ err, accountId }, 'the games of a child were not checked'),
  );
}

/** If two players may no longer meet, `accountId` leaves, so that a blocked child doesn't notice the block. */
async function checkOpenGames(context: Context, accountId: string, otherId?: string): Promise<void> {
  const { db, clock } = context;
  const sessions = await listOpenSessionsByAccount(db, { accountIds: [accountId] });
  const shared = sessions.filter(({ playerIds }) => otherId === undefined || playerIds.includes(otherId));
  for (const { id } of shared) {
    const { closed } = await loadPlayerPairs(db, id, clock.now());
    const isOut = closed.some(({ oneId, otherId: other }) => oneId === accountId || other === accountId);
    if (isOut) await removePlayer(context, id, accountId);
  }
}
