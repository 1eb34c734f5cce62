import type { ParentActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { parentMailQueued } from '../events.ts';
import { queueMailTo } from '../mails/queue.ts';
import { findUnanswered } from './own-children-queries.ts';

/** Mails the notice to a parent who has not answered. It was held back if their other children have used up the mails of the day. */
export async function resendOwnNotice(
  context: Context,
  { parentId }: ParentActor,
  childId: string,
): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    if (!(await findUnanswered(tx, { parentId, childId }))) throw new Problem('not_found');
    queueMailTo(context, tx, { childId, parentId }, 'asked_notice');
    context.events.emit(tx, parentMailQueued, childId, {});
  });
}
