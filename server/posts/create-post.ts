import type * as contract from '#contract/posts.ts';
import { reachableStarts } from '#contract/rules/levels.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import { nothingEarned } from '../points/index.ts';
import { openCase, screen, shownWords, unpublished } from '../safety/index.ts';
import { findOwnAuthor } from './comments/comment-queries.ts';
import { type Picture, rasterizeDrawing, storeDrawing } from './drawings/drawings.ts';
import { postHeld } from './events.ts';
import { presentOwnPost } from './own-posts.ts';
import { countWaiting, insertHeld, lockOwnPosts } from './own-queries.ts';
import { needsComfort, postFlaws, toCase, type Verdicts } from './policy.ts';
import { publishPost } from './review/publish.ts';
import { postWaitsForReview } from './review/review-policy.ts';
import { readReviewFacts } from './review/review-queries.ts';
import { usualWaitMinutes } from './review/usual-wait.ts';

/** Staff read them one by one, so more from one child would only delay the others. */
const MAX_WAITING_POSTS = 10;
const TOO_MANY_WAITING = 'Ten of your posts are waiting for a grown-up. You can write more later.';

/**
 * Publishes a post, or holds it for review. A second request with the same clientId, even a concurrent one, returns the post that is
 * already stored.
 */
export function createPost(
  context: Context,
  actor: ChildActor,
  { drawing, ...words }: Body<typeof contract.createPost>,
): Promise<Returns<typeof contract.createPost>> {
  return createPostWithPicture(context, actor, words, drawing && (() => rasterizeDrawing(actor, drawing)));
}

/** Like `createPost`. The picture is rendered after the words have passed the filter. `also` queues more writes in the transaction. */
export async function createPostWithPicture(
  context: Context,
  actor: ChildActor,
  { clientId, ...words }: Omit<Body<typeof contract.createPost>, 'drawing'>,
  makePicture: (() => Promise<Picture>) | undefined,
  also: (tx: Transaction) => void = () => undefined,
): Promise<Returns<typeof contract.createPost>> {
  const alone = { title: screen(words.title), content: screen(words.content) };
  const flaws = postFlaws(alone);
  const { accountId } = actor;
  const [first] = Object.values(flaws);
  if (first) {
    await recordRefusal(context, actor, words, alone);
    throw new Problem('invalid', { message: first, fields: flaws });
  }
  const picture = await makePicture?.();
  recordActivity(context, actor);
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    tx.lock(lockOwnPosts, { accountId });
    also(tx);
    const [shown, { waiting }, facts, usualWait, { status, isNew, isGone, authorName, ...post }] = await Promise.all([
      shownWords.readAll(tx, accountId, at),
      countWaiting(tx, { accountId }),
      readReviewFacts(tx, { accountId, levelStarts: reachableStarts }),
      usualWaitMinutes(tx, at),
      insertHeld(tx, {
        id: newId(),
        accountId,
        clientId,
        ...words,
        ...(picture ? { category: 'art', drawingId: picture.id } : { drawingId: null }),
        at,
      }),
    ]);
    if (isGone || status === 'removed') throw new Problem('gone');
    const verdicts = screenPost(words, shown);
    const answer = { post: presentOwnPost(post), usualWaitMinutes: usualWait, needsComfort: needsComfort(verdicts) };
    if (!isNew) return { ...answer, status, ...nothingEarned };
    const decisions = [verdicts.title.decision, verdicts.content.decision];
    const { postRule: rule, isKnownAuthor, reach } = facts;
    if (!postWaitsForReview(actor, { decisions, hasDrawing: picture !== undefined, rule, isKnownAuthor, reach })) {
      const published = { id: post.id, authorId: accountId, timeZone: actor.timeZone, at, wasReviewed: false };
      const earned = publishPost(context, tx, published);
      return tx.afterCommit(() => ({ ...answer, status: 'published' as const, ...earned.result }));
    }
    if (waiting >= MAX_WAITING_POSTS) throw new Problem('too_fast', { message: TOO_MANY_WAITING });
    const author = { id: accountId, name: authorName ?? '', ageGroup: actor.ageGroup };
    if (picture) storeDrawing(tx, { id: post.id, authorId: accountId }, picture);
    openCase(tx, toCase(post, author, verdicts, picture?.png));
    context.events.emit(tx, postHeld, accountId, { postId: post.id });
    return { ...answer, status: 'held' as const, ...nothingEarned };
  });
}

function screenPost({ title, content }: { readonly title: string; readonly content: string }, shown: shownWords.Shown) {
  return {
    title: shownWords.screenAfter(title, shown),
    content: shownWords.screenAfter(content, shownWords.withTextAbove(shown, title)),
  };
}

/** If refused words may mean danger, staff see them. All other refusals are counted for the parents' weekly report. */
async function recordRefusal(
  context: Context,
  { accountId, ageGroup }: ChildActor,
  words: { readonly title: string; readonly content: string },
  { title, content }: Verdicts,
): Promise<void> {
  const at = context.clock.now();
  const alarming = [content, title].find(({ isAlarming }) => isAlarming);
  await context.db.transaction(async (tx) => {
    if (!alarming) {
      for (const verdict of [content, title]) unpublished.recordStop(tx, { accountId, place: 'post', verdict, at });
      return;
    }
    const { displayName: name } = await findOwnAuthor(tx, { readerId: accountId });
    const text = `${words.title}\n${words.content}`;
    unpublished.openStaffOnlyCase(tx, { text, verdict: alarming, author: { id: accountId, name, ageGroup }, at });
  });
}
