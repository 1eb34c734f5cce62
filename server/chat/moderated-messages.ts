import { ageGroupAt } from '#contract/rules/age.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import type { ModeratedItem, Reviewable } from '../safety/index.ts';
import { findMessageUnguarded, listMessagesAround, releaseHeld, removeMessages } from './moderation-queries.ts';
import { sendToScreens } from './notify.ts';
import { toCopy } from './policy.ts';
import { presentMessage } from './present.ts';
import { loadChatRelationship } from './relationship.ts';
import { invalidateUnread } from './unread.ts';

export const moderatedMessages: Reviewable = {
  kind: 'message',
  freeze: async (db, id, now) => {
    const found = await findMessageUnguarded(db, { id });
    if (!found) return undefined;
    const { authorId, authorName, birthDate, createdAt } = found;
    const ageGroup = ageGroupAt(now, birthDate);
    const copy = toCopy({ text: found.text, at: createdAt }, { id: authorId, name: authorName, ageGroup });
    return { ...copy, picture: found.picture };
  },
  around: (db, id) => listMessagesAround(db, { id }),
  isVisibleTo: isReceived,
  approve: release,
  remove: (context, tx, { id, authorId }) => {
    const removed = tx.write(removeMessages, { id });
    tx.afterCommit(() => {
      const receivers = removed.result.map(({ receiverId }) => receiverId);
      invalidateUnread(context, receivers);
      for (const accountId of [...receivers, ...(authorId === null ? [] : [authorId])])
        context.realtime.notifyChanged(accountId, 'chat');
    });
  },
};

/** Children can only report messages that they received. */
async function isReceived(db: Queryable, reader: ChildActor, id: string, now: Date): Promise<boolean> {
  const found = await findMessageUnguarded(db, { id });
  if (!found?.isSent || found.receiverId !== reader.accountId) return false;
  try {
    const config = { isDevelopersMachine: false }; // only matters for typing
    await loadChatRelationship({ clock: { now: () => now }, config }, db, reader, found.authorId);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** Notifies the receiver only if the gate is still open. */
function release(context: Context, tx: Transaction, { id }: ModeratedItem): void {
  const { realtime, clock } = context;
  const released = tx.write(releaseHeld, { id, now: clock.now() });
  tx.afterCommit(() => {
    for (const { mayChat, ...row } of released.result) {
      realtime.notifyChanged(row.senderId, 'chat');
      if (!mayChat) continue;
      sendToScreens(context, presentMessage(row));
      realtime.notifyChanged(row.receiverId, 'chat');
    }
  });
}
