import type * as contract from '#contract/comments.ts';
import { reachableStarts } from '#contract/rules/levels.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import { toReader } from '../../friends/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Row } from '../../platform/db/statement.ts';
import type { AfterCommit, Queued, Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { type Earned, nothingEarned } from '../../points/index.ts';
import {
  type GateVerdict,
  type MessageVerdict,
  openCase,
  screenNextMessage,
  shownWords,
  toProblem,
  toRefusal,
  unpublished,
} from '../../safety/index.ts';
import { commentHeld } from '../events.ts';
import { lockOwnReactions } from '../likes/like-queries.ts';
import { toCommentCase } from '../policy.ts';
import { waitsForReview } from '../review/review-policy.ts';
import { readReviewFacts } from '../review/review-queries.ts';
import { announceComment } from './announce-comment.ts';
import * as queries from './comment-queries.ts';
import { type Answerable, mayCommentOn, presentComment } from './comments.ts';

/** Grooming signals are added up over this long. */
const GROOMING_WINDOW = 30 * DAY;
/** How many earlier comments are searched for pieces of one split text. */
const SCREENED_TOGETHER = 5;

type Answer = Returns<typeof contract.createComment>;

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
  const at = context.clock.now();
  const outcome = await context.db.transaction(async (tx): Promise<AfterCommit<Answer> | Answer | Refused> => {
    const { post, before, author, earlier, shown, review } = await lockAndRead(tx, actor, { postId, clientId, at });
    if (!post) throw new Problem('not_found');
    refuseClosed(mayCommentOn(actor, post, at));
    const verdict = screenAfter(oldestFirst(earlier), shown.ofDay, content);
    const needsComfort = verdict.decision === 'help';
    // Before the verdict counts: it was reached with the stored comment among the earlier ones.
    if (before) return { comment: answerAgain(before, postId), needsComfort, ...nothingEarned };
    const isMore = verdict.completedPieces.some((piece) => shown.held.has(piece));
    if (verdict.decision === 'refuse' || isMore) {
      recordRefusal(tx, actor, { name: author.displayName, content, verdict, at });
      return { refusal: toRefusal(verdict) };
    }
    const { commentRule: rule, isKnownAuthor } = review;
    const isHeld = waitsForReview(actor, { decision: verdict.decision, rule, isKnownAuthor });
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
    return tx.afterCommit(() => ({
      comment: presentComment(fresh),
      needsComfort,
      ...(earned?.result ?? nothingEarned),
    }));
  });
  if ('refusal' in outcome) throw new Problem('invalid', toContentRefusal(outcome.refusal));
  return outcome;
}

async function lockAndRead(
  tx: Transaction,
  actor: ChildActor,
  { postId, clientId, at }: { readonly postId: string; readonly clientId: string; readonly at: Date },
) {
  const { accountId } = actor;
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
  return { post, before, author, earlier, shown, review };
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

function recordRefusal(
  tx: Transaction,
  { accountId, ageGroup }: ChildActor,
  {
    name,
    content,
    verdict,
    at,
  }: { readonly name: string; readonly content: string; readonly verdict: MessageVerdict; readonly at: Date },
): void {
  const author = { id: accountId, name, ageGroup };
  if (verdict.isAlarming) unpublished.openStaffOnlyCase(tx, { text: content, verdict, author, at });
  unpublished.recordStop(tx, { accountId, place: 'comment', verdict, at });
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

function refuseClosed(verdict: GateVerdict): void {
  if (!verdict.open) throw toProblem(verdict);
}

function answerAgain(before: Row<typeof queries.listVisible>, postId: string): contract.Comment {
  if (before.postId !== postId) throw new Problem('invalid');
  if (before.status === 'removed' || before.isHidden) throw new Problem('gone');
  return presentComment(before);
}
