import type { createPost, OwnPost } from '#contract/posts.ts';
import { pictureAddress } from '#contract/rules/drawings.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { noteActivity } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Row } from '../platform/db/statement.ts';
import { Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import { isAlarming, openCase, openUnseenCase, screen, withdrawCase } from '../safety/index.ts';
import { findOwnAuthor } from './comment-queries.ts';
import { eraseDrawing } from './drawing-queries.ts';
import { drawPicture, keepPicture } from './drawings.ts';
import { postHeld } from './events.ts';
import { countWaiting, eraseOwn, hold, listWaiting, lockPostsOf } from './own-queries.ts';
import { caseOf, needsComfort, postFlaws, type Verdicts } from './policy.ts';

/** Grown-ups read them one by one: more than that would only keep others waiting. */
const MAX_WAITING = 10;
const MANY_WAIT = 'Ten of your posts are waiting for a grown-up. Please write more later.';

/**
 * Takes a post and holds it until a grown-up has looked at it. Asking again with the same clientId, also at the same
 * moment, answers the post that is there.
 */
export async function writePost(
  context: Context,
  actor: ChildActor,
  { clientId, drawing, ...words }: Body<typeof createPost>,
): Promise<Returns<typeof createPost>> {
  const verdicts = { title: screen(words.title), content: screen(words.content) };
  const flaws = postFlaws(verdicts);
  const { accountId } = actor;
  const [first] = Object.values(flaws);
  if (first) {
    await reportAlarming(context, actor, words, verdicts);
    throw new Problem('invalid', { message: first, fields: flaws });
  }
  const picture = drawing && (await drawPicture(actor, drawing));
  noteActivity(context, actor);
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const [, { waiting }, { status, isNew, isGone, authorName, ...post }] = await Promise.all([
      lockPostsOf(tx, { accountId }),
      countWaiting(tx, { accountId }),
      hold(tx, {
        id: newId(),
        accountId,
        clientId,
        ...words,
        ...(picture ? { category: 'art', drawingId: picture.id } : { drawingId: null }),
        at,
      }),
    ]);
    if (isGone || status === 'removed') throw new Problem('gone');
    if (isNew && waiting >= MAX_WAITING) throw new Problem('too_fast', { message: MANY_WAIT });
    if (isNew) {
      const author = { id: accountId, name: authorName ?? '', ageGroup: actor.ageGroup };
      const kept = picture && keepPicture(tx, { id: post.id, authorId: accountId }, picture);
      const opened = openCase(tx, caseOf(post, author, verdicts, picture?.png));
      await tx.commit([
        Promise.resolve(kept),
        opened,
        context.events.emit(tx, postHeld, accountId, { postId: post.id }),
      ]);
    }
    return { post: present(post), status, needsComfort: needsComfort(verdicts) };
  });
}

/** What may put somebody in danger is not taken, but staff see it. */
async function reportAlarming(
  context: Context,
  { accountId, ageGroup }: ChildActor,
  words: { readonly title: string; readonly content: string },
  verdicts: Verdicts,
): Promise<void> {
  const alarming = [verdicts.content, verdicts.title].find(isAlarming);
  if (!alarming) return;
  await context.db.transaction(async (tx) => {
    const { displayName: name } = await findOwnAuthor(tx, { readerId: accountId });
    const text = `${words.title}\n${words.content}`;
    const unseen = { text, verdict: alarming, author: { id: accountId, name, ageGroup }, at: context.clock.now() };
    await tx.commit([openUnseenCase(tx, unseen)]);
  });
}

export async function waitingPosts({ db }: Context, { accountId }: ChildActor): Promise<{ posts: OwnPost[] }> {
  const rows = await listWaiting(db, { accountId });
  return { posts: rows.map(present) };
}

/** Deletes an own post with its words. Somebody else's, unknown and deleted ones all read as not found. */
export async function deletePost(context: Context, actor: ChildActor, id: string): Promise<undefined> {
  noteActivity(context, actor);
  const { accountId } = actor;
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    const withdrawn = withdrawCase(tx, { kind: 'post', subject: id, authorId: accountId }, at);
    const erased = eraseDrawing(tx, { postId: id, accountId });
    const [, , deleted] = await Promise.all([withdrawn, erased, eraseOwn(tx, { id, accountId, at })]);
    if (deleted === 0) throw new Problem('not_found');
  });
}

function present({ createdAt, drawingId, ...post }: Row<typeof listWaiting>): OwnPost {
  return { ...post, imageUrl: pictureAddress(drawingId), createdAt: createdAt.toISOString() };
}
