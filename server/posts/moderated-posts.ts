import { ageGroupAt } from '#contract/rules/age.ts';
import { toReader } from '../friends/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import type { ModeratedItem, Reviewable } from '../safety/index.ts';
import { findPostUnguarded, listAround, removePost } from './moderation-queries.ts';
import { mayReadPosts } from './policy.ts';
import { listPosts } from './posts.ts';
import { publishPost } from './review/publish.ts';

/** How staff read, approve and remove posts. */
export const moderatedPosts: Reviewable = {
  kind: 'post',
  freeze: async (db, id, now) => {
    const post = await findPostUnguarded(db, { id });
    if (!post) return undefined;
    const { title, content: text, authorId, authorName, birthDate, createdAt, picture } = post;
    const ageGroup = ageGroupAt(now, birthDate);
    return { title, text, authorId, authorName, ageGroup, at: createdAt, picture };
  },
  around: async (db, id) => {
    const lines = await listAround(db, { id });
    return lines.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  },
  isVisibleTo: async (db, reader, id, now) =>
    mayReadPosts(reader) && (await listPosts(db, toReader(reader, now), [id])).length > 0,
  approve,
  remove: (context, tx, { id, authorId }) => {
    notifyAuthor(context, tx, authorId);
    tx.write(removePost, { id, now: context.clock.now() });
  },
};

function approve(context: Context, tx: Transaction, { id, authorId, timeZone }: ModeratedItem): void {
  if (authorId !== null)
    publishPost(context, tx, { id, authorId, timeZone, at: context.clock.now(), wasReviewed: true });
}

function notifyAuthor({ realtime }: Context, tx: Transaction, authorId: string | null): void {
  if (authorId === null) return;
  tx.afterCommit(() => {
    realtime.notifyChanged(authorId, 'posts');
    realtime.notifyChanged(authorId, 'points');
  });
}
