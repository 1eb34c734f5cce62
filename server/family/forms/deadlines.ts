import type { Context } from '../../platform/context.ts';
import { runEach } from '../../platform/jobs/run-each.ts';
import { parentMailQueued } from '../events.ts';
import { queueMailTo } from '../mails/queue.ts';
import { deleteExpiredForm, listExpiredForms } from './form-queries.ts';

/** Deletes expired forms. A parent whose form nobody has reviewed is notified. */
export async function deleteExpiredForms(context: Context): Promise<void> {
  const expired = await listExpiredForms(context.db, { now: context.clock.now() });
  await runEach(context, [expired.map(({ id }) => id), deleteForm]);
}

function deleteForm(context: Context, id: string): Promise<void> {
  return context.db.transaction(async (tx) => {
    const expired = await deleteExpiredForm(tx, { id, now: context.clock.now() });
    if (!expired?.wasWaiting) return;
    const { childId, parentId } = expired;
    queueMailTo(context, tx, { childId, parentId }, 'form_expired');
    context.events.emit(tx, parentMailQueued, childId, {});
  });
}
