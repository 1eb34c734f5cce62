import { children, departures } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import { deleteAccountEvents, removeAuthorFromEvents } from '../../platform/events.ts';
import { queueLastMails } from './last-mails.ts';

type ExportContext = Pick<Context, 'db' | 'modules' | 'keys'>;
type ErasureContext = Pick<Context, 'db' | 'modules' | 'bus' | 'realtime' | 'keys' | 'clock'>;

/** What each module stores about a child, by the module's name. */
export async function exportChild(context: ExportContext, childId: string): Promise<Record<string, unknown>> {
  const { db, modules } = context;
  const exported: Record<string, unknown> = {};
  for (const module of modules) exported[module.name] = await module.personalData.export(db, childId, context);
  return exported;
}

/** Erases a child from every module in one transaction. Later modules refer to earlier ones, so the last one goes first. */
export async function eraseChild(context: ErasureContext, childId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await children.lockChild(tx, childId);
    await queueLastMails(context, tx, childId);
    for (const module of context.modules.toReversed()) await module.personalData.erase(tx, childId, context);
    tx.write(deleteAccountEvents, { accountId: childId });
    tx.write(removeAuthorFromEvents, { accountId: childId });
  });
  departures.announceEnd(context, { accountId: childId });
}
