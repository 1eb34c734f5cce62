import type * as contract from '#contract/chat.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { rasterizeDrawing } from '../../posts/index.ts';
import { openCase } from '../../safety/index.ts';
import { findOwnMessage, insertMessage, lockConversation } from '../message-queries.ts';
import { sendToScreens } from '../notify.ts';
import { toDrawingCopy } from '../policy.ts';
import { presentMessage } from '../present.ts';
import { loadChatRelationship } from '../relationship.ts';
import { findChatDrawingUnguarded, insertChatDrawing } from './drawing-queries.ts';

type Sent = Returns<typeof contract.sendChatDrawing>;

/**
 * Every drawing waits for review. It needs the same consent as typing, because a drawing can contain words. A retry with the
 * same clientId returns the stored message.
 */
export async function sendChatDrawing(
  context: Context,
  child: ChildActor,
  receiverId: string,
  { clientId, drawing }: Body<typeof contract.sendChatDrawing>,
): Promise<Sent> {
  recordActivity(context, child);
  const picture = await rasterizeDrawing(child, drawing);
  const { accountId: senderId } = child;
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    tx.lock(lockConversation, { senderId, receiverId });
    const [relationship, before] = await Promise.all([
      loadChatRelationship(context, tx, child, receiverId),
      findOwnMessage(tx, { senderId, clientId }),
    ]);
    if (before) {
      if (before.receiverId !== receiverId || before.kind !== 'drawing') throw new Problem('invalid');
      if (before.status === 'removed') throw new Problem('gone');
      return { message: presentMessage(before) };
    }
    if (relationship.typing) throw new Problem(relationship.typing);

    const id = newId();
    const about = { senderId, receiverId, clientId, kind: 'drawing', text: picture.id, at } as const;
    const unscreened = { masked: null, groomingSignals: [], needsComfort: false, isPiece: false, waitsWith: null };
    const message = { id, conversationId: newId(), ...about, ...unscreened, status: 'held' } as const;
    const stored = tx.write(insertMessage, message, presentMessage);
    tx.write(insertChatDrawing, { id: picture.id, messageId: id, senderId, strokes: drawing, picture: picture.png });
    const { actor, actorName: name } = relationship;
    const copy = toDrawingCopy({ picture: picture.png, at }, { id: senderId, name, ageGroup: actor.ageGroup });
    openCase(tx, { kind: 'message', subject: id, conversation: receiverId, reason: 'held', severity: 0, copy, at });
    return tx.afterCommit(() => {
      sendToScreens(context, stored.result);
      return { message: stored.result };
    });
  });
}

/** The child who drew it can always load it; the buddy only once it is approved, and only while the two may chat. */
export async function readChatDrawing(context: Context, actor: ChildActor, id: string): Promise<Uint8Array> {
  const drawing = await findChatDrawingUnguarded(context.db, { id });
  if (!drawing) throw new Problem('not_found');
  const { senderId, receiverId, status, picture } = drawing;
  if (senderId === actor.accountId && (status === 'held' || status === 'sent')) return picture;
  if (receiverId !== actor.accountId || status !== 'sent') throw new Problem('not_found');
  await loadChatRelationship(context, context.db, actor, senderId);
  return picture;
}
