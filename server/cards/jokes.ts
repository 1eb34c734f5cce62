import type { reactions } from '#contract/cards.ts';
import { noteActivity } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { loadItem } from './content-library.ts';
import { jokeReacted } from './events.ts';
import { reactionIn } from './present.ts';
import { findProgress, forgetReaction, keepReaction } from './queries.ts';

type Reaction = (typeof reactions)[number];

export async function jokeReaction(context: Context, { accountId }: ChildActor, id: string) {
  const { id: cardId } = loadItem(context, 'joke', id);
  const given = await findProgress(context.db, { accountId, cardId });
  return { reaction: given ? reactionIn(given) : null };
}

/** Reacts, or changes the reaction. */
export async function reactToJoke(context: Context, actor: ChildActor, id: string, reaction: Reaction) {
  const { accountId } = actor;
  const { id: cardId } = loadItem(context, 'joke', id);
  noteActivity(context, actor);
  await context.db.transaction(async (tx) => {
    const { isNew } = await keepReaction(tx, { accountId, cardId, reaction, at: context.clock.now() });
    if (isNew) {
      context.events.emit(tx, jokeReacted, accountId, { cardId, reaction });
    }
  });
  return { reaction };
}

/** The joke stays one that the child has reacted to: it does not come back as a new one. */
export async function takeBackReaction(context: Context, { accountId }: ChildActor, id: string): Promise<undefined> {
  const { id: cardId } = loadItem(context, 'joke', id);
  await forgetReaction(context.db, { accountId, cardId });
}
