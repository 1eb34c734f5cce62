import * as contract from '#contract/comments.ts';
import { reachableStarts } from '#contract/rules/levels.ts';
import { COMMENT_POINTS } from '#contract/rules/rewards/point-values.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import { recordContact, toReader } from '../../friends/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { cursorAfter, decodePosition, toPage } from '../../platform/cursor.ts';
import type { Row } from '../../platform/db/statement.ts';
import type { AfterCommit, Queued, Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { award, type Earned, nothingEarned } from '../../points/index.ts';
import {
  type GateVerdict,
  type MessageVerdict,
  mayMeet,
  openCase,
  pairFrom,
  personFrom,
  personRow,
  screenNextMessage,
  shownWords,
  toProblem,
  toRefusal,
  unpublished,
} from '../../safety/index.ts';
import { commentCreated, commentHeld } from '../events.ts';
import { lockOwnReactions } from '../likes/like-queries.ts';
import { toCommentCase } from '../policy.ts';
import { presentAuthor } from '../present.ts';
import { waitsForReview } from '../review/review-policy.ts';
import { readReviewFacts } from '../review/review-queries.ts';
import * as queries from './comment-queries.ts';

/** Grooming signals are added up over this long. */
const GROOMING_WINDOW = 30 * DAY;
/** How many earlier comments are searched for pieces of one split text. */
const SCREENED_TOGETHER = 5;

type Answer = Returns<typeof contract.createComment>;
type Answerable = Row<typeof queries.findAnswerable>;

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
    comments: shown.map(present),
    cursor: next,
    count,
    can: { comment: mayCommentOn(actor, post, now).open, hide: post.authorId === actor.accountId },
  };
}

/**
 * Comments on an own or a friend's post. A held comment is counted, announced and paid when staff approve it. A second request with the
 * same clientId, even a concurrent one, returns the comment that is already stored.
 */
export async function createComment(
  context: Context,
  actor: ChildActor,
  postId: string,
  { clientId, content }: Body<typeof contract.createComment>,
): Promise<Answer> {
  recordActivity(context, actor);
  const { accountId } = actor;
  const at = context.clock.now();
  const outcome = await context.db.transaction(async (tx): Promise<AfterCommit<Answer> | Answer | Refused> => {
    tx.lock(lockOwnReactions, { accountId });
    tx.lock(queries.lockPairOfPost, { postId, accountId });
    const [post, before, author, earlier, shown, review] = await Promise.all([
      queries.findAnswerable(tx, { ...toReader(actor, at), postId }),
      queries.findOwnByClient(tx, { readerId: accountId, clientId }),
      queries.findOwnAuthor(tx, { readerId: accountId }),
      queries.listEarlierTo(tx, { accountId, postId, since: later(at, -GROOMING_WINDOW) }),
      shownWords.readAll(tx, accountId, at),
      readReviewFacts(tx, { accountId, levelStarts: reachableStarts }),
    ]);
    if (!post) throw new Problem('not_found');
    refuseClosed(mayCommentOn(actor, post, at));
    const verdict = screenAfter(oldestFirst(earlier), shown.ofDay, content);
    const isMore = verdict.completedPieces.some((piece) => shown.held.has(piece));
    const needsComfort = verdict.decision === 'help';
    if (verdict.decision === 'refuse' || (isMore && !before)) {
      const writer = { id: accountId, name: author.displayName, ageGroup: actor.ageGroup };
      if (verdict.isAlarming) unpublished.openStaffOnlyCase(tx, { text: content, verdict, author: writer, at });
      unpublished.recordStop(tx, { accountId, place: 'comment', verdict, at });
      return { refusal: toRefusal(verdict) };
    }
    if (before) return { comment: answerAgain(before, postId), needsComfort, ...nothingEarned };
    const { decision } = verdict;
    const isHeld = waitsForReview(actor, { decision, rule: review.commentRule, isKnownAuthor: review.isKnownAuthor });
    const fresh = {
      id: newId(),
      postId,
      content,
      status: isHeld ? ('held' as const) : ('published' as const),
      likesCount: 0,
      liked: false,
      isHidden: false,
      createdAt: at,
      ...author,
    };
    const earned = storeComment(context, tx, actor, { clientId, post, fresh, verdict });
    return tx.afterCommit(() => ({ comment: present(fresh), needsComfort, ...(earned?.result ?? nothingEarned) }));
  });
  if ('refusal' in outcome) throw new Problem('invalid', toContentRefusal(outcome.refusal));
  return outcome;
}

/** Thrown after the commit, so that what may mean danger is stored for staff. */
interface Refused {
  readonly refusal: string;
}

const toContentRefusal = (message: string) => ({ message, fields: { content: message } });

/** Comments to the same child are screened as one conversation: pieces are joined, and grooming signals add up. */
function screenAfter(earlier: readonly string[], pieces: readonly string[], content: string): MessageVerdict {
  const groomingSignals = earlier.flatMap(
    (text) => screenNextMessage(text, { texts: [], groomingSignals: [] }).groomingSignals,
  );
  return screenNextMessage(content, { texts: earlier.slice(-SCREENED_TOGETHER), groomingSignals, pieces });
}

function oldestFirst(comments: readonly { readonly content: string }[]): readonly string[] {
  return comments.map(({ content }) => content).toReversed();
}

interface NewComment {
  readonly clientId: string;
  readonly post: Answerable;
  readonly fresh: Row<typeof queries.listVisible>;
  readonly verdict: MessageVerdict;
}

function storeComment(
  context: Context,
  tx: Transaction,
  actor: ChildActor,
  { clientId, post, fresh, verdict }: NewComment,
): Queued<Earned> | undefined {
  const { id, postId, content, status, createdAt: at, displayName: name } = fresh;
  const { accountId, ageGroup } = actor;
  const isHeld = status === 'held';
  const row = {
    id,
    postId,
    accountId,
    clientId,
    content,
    status,
    at,
    toldAt: isHeld ? null : at,
  };
  tx.write(queries.insertComment, row);
  if (isHeld) {
    const author = { id: accountId, name, ageGroup };
    openCase(tx, toCommentCase({ id, postId, content, createdAt: at }, author, verdict));
    context.events.emit(tx, commentHeld, accountId, { commentId: id, postId });
    return undefined;
  }
  tx.write(queries.countComment, { postId });
  return announceComment(context, tx, { commentId: id, postId, authorId: accountId, postAuthorId: post.authorId });
}

/** Queues what follows from publishing a comment, in the same transaction. */
export function announceComment(
  context: Context,
  tx: Transaction,
  {
    commentId,
    postId,
    authorId: writerId,
    postAuthorId: authorId,
  }: { commentId: string; postId: string; authorId: string; postAuthorId: string },
): Queued<Earned> | undefined {
  const { realtime, events, clock } = context;
  const isOwn = writerId === authorId;
  tx.afterCommit(() => {
    realtime.notifyChanged(authorId, 'posts');
    if (isOwn) return;
    realtime.notifyChanged(authorId, 'activities');
    realtime.notifyChanged(writerId, 'points');
  });
  const first = { reason: 'first_comment', target: postId, points: COMMENT_POINTS } as const;
  const earned = isOwn ? undefined : award(tx, writerId, first, clock.now());
  events.emit(tx, commentCreated, writerId, { commentId, postId, authorId });
  recordContact(context, tx, writerId, authorId);
  return earned;
}

/** Own posts are always allowed. For all others the gate decides. */
function mayCommentOn(actor: ChildActor, post: Answerable, now: Date): GateVerdict {
  if (post.authorId === actor.accountId) return { open: true };
  return mayMeet(personFrom(actor), personRow.toPerson(post, now), pairFrom(post), 'comment');
}

function refuseClosed(verdict: GateVerdict): void {
  if (!verdict.open) throw toProblem(verdict);
}

function answerAgain(before: Row<typeof queries.listVisible>, postId: string): contract.Comment {
  if (before.postId !== postId) throw new Problem('invalid');
  if (before.status === 'removed' || before.isHidden) throw new Problem('gone');
  return present(before);
}

function present(row: Row<typeof queries.listVisible>): contract.Comment {
  const { id, postId, content, likesCount, liked, isHidden, createdAt } = row;
  const status = row.status === 'held' ? 'held' : 'published';
  const user = presentAuthor(row);
  const at = createdAt.toISOString();
  return { id, postId, content, user, likesCount, liked, status, isHidden, createdAt: at, updatedAt: at };
}
