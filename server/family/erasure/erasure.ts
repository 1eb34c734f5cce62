import { announceEnd, lockChild } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import { deleteEventsOf, removeAuthorFromEvents } from '../../platform/events.ts';

type Collecting = Pick<Context, 'db' | 'modules'>;
type Erasing = Pick<Context, 'db' | 'modules' | 'bus' | 'realtime' | 'keys' | 'clock'>;

/** Everything that the rooms keep about a child, by the room's name. */
export async function exportChild({ db, modules }: Collecting, childId: string): Promise<Record<string, unknown>> {
  const collected: Record<string, unknown> = {};
  for (const module of modules) collected[module.name] = await module.personalData.export(db, childId);
  return collected;
}

/**
 * Erases a child from every room, all at once or not at all. Rooms build on the ones before them, so the last one lets go
 * first. Then the open screens close.
 */
export async function eraseChild(context: Erasing, childId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockChild(tx, childId);
    for (const module of context.modules.toReversed()) await module.personalData.erase(tx, childId, context);
    await Promise.all([deleteEventsOf(tx, { accountId: childId }), removeAuthorFromEvents(tx, { accountId: childId })]);
  });
  announceEnd(context, { accountId: childId });
}
