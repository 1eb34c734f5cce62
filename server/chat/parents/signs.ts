import type * as contract from '#contract/chat.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Row } from '../../platform/db/statement.ts';
import { findSigns, insertSign } from './reading-queries.ts';

export function loadSigns({ clock }: Context, db: Queryable, viewerId: string, otherId: string) {
  return findSigns(db, { viewerId, otherId, now: clock.now() });
}

/**
 * Which of the two children has a parent who reads this chat. Also stores that the viewer has now seen the sign: only messages
 * written after that can be read.
 */
export async function showSigns(
  { db, clock }: Context,
  { accountId: viewerId }: ChildActor,
  otherId: string,
  { own, other, hasSeenOwn, hasSeenOther }: Row<typeof findSigns>,
): Promise<contract.MessagePage['readBy']> {
  const now = clock.now();
  const isNews = (own && !hasSeenOwn) || (other && !hasSeenOther);
  if (isNews)
    await db.transaction(async (tx) => {
      if (own) tx.write(insertSign, { childId: viewerId, friendId: otherId, viewerId, now });
      if (other) tx.write(insertSign, { childId: otherId, friendId: viewerId, viewerId, now });
    });
  return [...(own ? (['own'] as const) : []), ...(other ? (['other'] as const) : [])];
}
