import type { Context } from '../platform/context.ts';
import { uncounted } from '../platform/db/round-trips.ts';
import { listWatchers } from './queries.ts';

/** Sends friends who comes and goes, when the parents of both allow it. */
export function publishPresence(context: Context): void {
  const { realtime, log } = context;
  realtime.presence.onChange((accountIds, areOnline) => {
    uncounted(() => notifyWatchers(context, accountIds, areOnline)).catch((err: unknown) =>
      log.warn({ err }, 'presence could not be sent to friends'),
    );
  });
}

async function notifyWatchers(
  { db, realtime, clock }: Context,
  accountIds: readonly string[],
  areOnline: boolean,
): Promise<void> {
  const pairs = await listWatchers(db, { ids: accountIds, now: clock.now() });
  const watchers = Map.groupBy(pairs, ({ id }) => id);
  for (const [userId, found] of watchers)
    realtime.send(
      found.map(({ watcherId }) => watcherId),
      { type: areOnline ? 'online' : 'offline', userId },
    );
}
