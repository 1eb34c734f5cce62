import { ageGroupAt } from '#contract/rules/age.ts';
import { toReader } from '../../friends/index.ts';
import type { Reviewable } from '../../safety/index.ts';
import { commentApproved } from '../events.ts';
import { mayReadPosts } from '../policy.ts';
import * as queries from './comment-queries.ts';

/** How staff read, approve and remove comments. */
export const moderatedComments: Reviewable = {
  kind: 'comment',
  freeze: async (db, id, now) => {
    const comment = await queries.findCommentUnguarded(db, { id });
    if (!comment) return undefined;
    const { content: text, authorId, authorName, birthDate, createdAt } = comment;
    const ageGroup = ageGroupAt(now, birthDate);
    return { title: '', text, authorId, authorName, ageGroup, at: createdAt };
  },
  around: async (db, id) => {
    const lines = await queries.listAround(db, { id });
    return lines.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  },
  isVisibleTo: async (db, reader, id, now) =>
    mayReadPosts(reader) && (await queries.findVisibleToOthers(db, { ...toReader(reader, now), id })) !== undefined,
  approve: ({ events, realtime }, tx, { id, authorId }) => {
    if (authorId === null) return;
    tx.afterCommit(() => realtime.notifyChanged(authorId, 'posts'));
    tx.write(queries.publishComment, { id });
    events.emit(tx, commentApproved, authorId, { commentId: id });
  },
  remove: ({ realtime }, tx, { id, authorId }) => {
    if (authorId !== null) tx.afterCommit(() => realtime.notifyChanged(authorId, 'posts'));
    tx.write(queries.removeComment, { id });
  },
};
