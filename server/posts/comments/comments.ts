import * as contract from '#contract/comments.ts';
import { toReader } from '../../friends/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { cursorAfter, decodePosition, toPage } from '../../platform/cursor.ts';
import type { Row } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { type GateVerdict, mayMeet, pairFrom, personFrom, personRow } from '../../safety/index.ts';
import { presentAuthor } from '../present.ts';
import * as queries from './comment-queries.ts';

export type Answerable = Row<typeof queries.findAnswerable>;

/** A page of the comments that this reader may see, of a post that this reader may see. */
export async function listComments(
  { db, clock }: Context,
  actor: ChildActor,
  postId: string,
  cursor: string | undefined,
): Promise<contract.CommentPage> {
  const now = clock.now();
  const ofPost = { ...toReader(actor, now), postId };
  const { at: beforeAt, id: beforeId } = decodePosition(cursor);
  const [post, rows, { count }] = await db.withConnection((connection) =>
    Promise.all([
      queries.findAnswerable(connection, ofPost),
      queries.listVisible(connection, { ...ofPost, beforeAt, beforeId, most: contract.COMMENTS_PAGE_SIZE + 1 }),
      queries.countVisible(connection, ofPost),
    ]),
  );
  if (!post) throw new Problem('not_found');
  const { shown, cursor: next } = toPage(rows, contract.COMMENTS_PAGE_SIZE, ({ createdAt: at, id }) =>
    cursorAfter({ at, id }),
  );
  return {
    comments: shown.map(presentComment),
    cursor: next,
    count,
    can: { comment: mayCommentOn(actor, post, now).open, hide: post.authorId === actor.accountId },
  };
}

/** Own posts are always allowed. For all others the gate decides. */
export function mayCommentOn(actor: ChildActor, post: Answerable, now: Date): GateVerdict {
  if (post.authorId === actor.accountId) return { open: true };
  return mayMeet(personFrom(actor), personRow.toPerson(post, now), pairFrom(post), 'comment');
}

export function presentComment(row: Row<typeof queries.listVisible>): contract.Comment {
  const { id, postId, content, likesCount, liked, isHidden, createdAt } = row;
  const status = row.status === 'held' ? 'held' : 'published';
  const user = presentAuthor(row);
  const at = createdAt.toISOString();
  return { id, postId, content, user, likesCount, liked, status, isHidden, createdAt: at, updatedAt: at };
}
