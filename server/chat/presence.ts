import type { Context } from '../platform/context.ts';
import { uncounted } from '../platform/db/round-trips.ts';
import { listWatchers } from './buddy-queries.ts';

/** Notifies friends when a child comes online or goes offline, where parents allow it and the child shows it. */
export function publishPresence(context: Context): void {
  const { realtime, log } = context;
  realtime.presence.onChange((accountIds, areOnline) => {
    uncounted(() => notifyWatchers(context, accountIds, { areOnline })).catch((err: unknown) =>
      log.warn({ err }, 'presence could not be sent to friends'),
    );
  });
}

/** Applies a child's new choice at once: to friends, an online child appears or seems to go offline. */
export async function publishChoice(context: Context, accountId: string, isShown: boolean): Promise<void> {
  const online = await context.realtime.presence.whoIsOnline([accountId]);
  if (online.has(accountId)) await notifyWatchers(context, [accountId], { areOnline: isShown, wasShown: !isShown });
}

async function notifyWatchers(
  { db, realtime, clock }: Context,
  accountIds: readonly string[],
  { areOnline, wasShown = false }: { readonly areOnline: boolean; readonly wasShown?: boolean },
): Promise<void> {
  const pairs = await listWatchers(db, { ids: accountIds, wasShown, now: clock.now() });
  const watchers = Map.groupBy(pairs, ({ id }) => id);
  for (const [userId, found] of watchers)
    realtime.send(
      found.map(({ watcherId }) => watcherId),
      { type: areOnline ? 'online' : 'offline', userId },
    );
}
