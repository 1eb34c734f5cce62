import type { ParentActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { parentMailQueued } from '../events.ts';
import { queueMailTo } from '../mails/queue.ts';
import { findUnanswered } from './own-children-queries.ts';

/** Mails the notice again to a parent who has not answered, within the usual limit of mails to an address. */
export async function resendOwnNotice(
  context: Context,
  { parentId }: ParentActor,
  childId: string,
): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    const asked = await findUnanswered(tx, { parentId, childId });
    if (!asked) throw new Problem('not_found');
    queueMailTo(context, tx, { childId, parentId }, asked.consent === 'granted' ? 'invited' : 'notice');
    context.events.emit(tx, parentMailQueued, childId, {});
  });
}
