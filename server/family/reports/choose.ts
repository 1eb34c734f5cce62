import type { ParentActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { loadOwnChild } from '../parents/own-children.ts';
import { optIn, optOut } from './opt-out-queries.ts';

/** Whether the signed-in parent gets the weekly report about a child by e-mail. */
export function chooseReportMail(
  { db, clock }: Context,
  actor: ParentActor,
  childId: string,
  isWanted: boolean,
): Promise<undefined> {
  const { parentId } = actor;
  return db.transaction(async (tx) => {
    await loadOwnChild(tx, actor, childId);
    if (isWanted) tx.write(optIn, { childId, parentId });
    else tx.write(optOut, { childId, parentId, now: clock.now() });
    return undefined;
  });
}
