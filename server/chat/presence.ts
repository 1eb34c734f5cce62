import type { Context } from '../platform/context.ts';
import { uncounted } from '../platform/db/round-trips.ts';
import { listWatchers } from './queries.ts';

/** Lets buddies see who comes and goes, where both have opened that. */
export function publishPresence(context: Context): void {
  const { realtime, log } = context;
  realtime.presence.onChange((accountIds, areHere) => {
    uncounted(() => notifyWatchers(context, accountIds, areHere)).catch((err: unknown) =>
      log.warn({ err }, 'buddies were not told who is here'),
    );
  });
}

async function notifyWatchers(
  { db, realtime, clock }: Context,
  accountIds: readonly string[],
  areHere: boolean,
): Promise<void> {
  const pairs = await listWatchers(db, { ids: accountIds, now: clock.now() });
  const watchers = Map.groupBy(pairs, ({ id }) => id);
  for (const [userId, found] of watchers)
    realtime.send(
      found.map(({ watcherId }) => watcherId),
      { type: areHere ? 'online' : 'offline', userId },
    );
}
