import { announceEnd, lockForErasure } from '../accounts/index.ts';
import type { Context } from '../platform/context.ts';
import { forgetConcerned, forgetEventsOf } from '../platform/events.ts';

type Collecting = Pick<Context, 'db' | 'rooms'>;
type Erasing = Pick<Context, 'db' | 'rooms' | 'bus' | 'realtime' | 'keys' | 'clock'>;

/** Everything that the rooms keep about a child, by the room's name. */
export async function collectChild({ db, rooms }: Collecting, childId: string): Promise<Record<string, unknown>> {
  const collected: Record<string, unknown> = {};
  for (const room of rooms) collected[room.name] = await room.personal.collect(db, childId);
  return collected;
}

/**
 * Erases a child from every room, all at once or not at all. Rooms build on the ones before them, so the last one lets go
 * first. Then the open screens close.
 */
export async function eraseChild(context: Erasing, childId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockForErasure(tx, { id: childId });
    for (const room of context.rooms.toReversed()) await room.personal.erase(tx, childId, context);
    await Promise.all([forgetEventsOf(tx, { accountId: childId }), forgetConcerned(tx, { accountId: childId })]);
  });
  announceEnd(context, { accountId: childId });
}
