import type * as contract from '#contract/posts/kind-words.ts';
import type { KindWord } from '#contract/rules/kind-words.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import { toReader } from '../../friends/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { mayMeet, pairFrom, personFrom, personRow, toProblem } from '../../safety/index.ts';
import { findAnswerable, lockPairOfPost } from '../comments/comment-queries.ts';
import { kindWordsSent } from '../events.ts';
import { lockOwnReactions } from '../likes/like-queries.ts';
import * as queries from './kind-words-queries.ts';

/**
 * Ready-made words with which a child can also answer posts of children who are not buddies. They are anonymous, earn no points, and
 * notify the author once for each post and child (docs/product-decisions.md, P67).
 */
export function sendKindWords(
  context: Context,
  actor: ChildActor,
  postId: string,
  { words }: Body<typeof contract.sendKindWords>,
): Promise<contract.KindWordsAnswer> {
  return change(context, actor, postId, words);
}

export function takeBackKindWords(
  context: Context,
  actor: ChildActor,
  postId: string,
): Promise<contract.KindWordsAnswer> {
  return change(context, actor, postId, null);
}

async function change(
  context: Context,
  actor: ChildActor,
  postId: string,
  words: KindWord | null,
): Promise<contract.KindWordsAnswer> {
  const { accountId } = actor;
  const at = context.clock.now();
  recordActivity(context, actor);
  return context.db.transaction(async (tx) => {
    tx.lock(lockOwnReactions, { accountId });
    tx.lock(lockPairOfPost, { postId, accountId });
    const [post, before] = await Promise.all([
      findAnswerable(tx, { ...toReader(actor, at), postId }),
      queries.findKindWords(tx, { postId, accountId }),
    ]);
    if (!post) throw new Problem('not_found');
    const { authorId } = post;
    if (authorId === accountId) throw new Problem('own_post');
    // The query has found only what reaches this reader.
    const pair = pairFrom({ ...post, isReached: true });
    const verdict = mayMeet(personFrom(actor), personRow.toPerson(post, at), pair, 'kind_words');
    if (!verdict.open) throw toProblem(verdict);

    if ((before?.words ?? null) === words) return { mine: words };
    tx.write(queries.saveKindWords, { postId, accountId, words, at });
    tx.afterCommit(() => context.realtime.notifyChanged(authorId, 'posts'));
    if (!before) context.events.emit(tx, kindWordsSent, accountId, { postId, authorId });
    return { mine: words };
  });
}
