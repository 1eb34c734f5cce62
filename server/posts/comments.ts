import { COMMENTS_PAGE_SIZE, type Comment, type CommentPage, type createComment } from '#contract/comments.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { noteActivity } from '../accounts/index.ts';
import { noteContact, readerOf } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import { DAY, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { cursorAfter, pageOf, positionOf } from '../platform/cursor.ts';
import type { Row } from '../platform/db/statement.ts';
import type { AfterCommit, Transaction, Written } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import { award, type Earned, nothingEarned } from '../points/index.ts';
import {
  type GateVerdict,
  isAlarming,
  mayMeet,
  type NextVerdict,
  openCase,
  openUnseenCase,
  pairFrom,
  personFrom,
  personFromRow,
  problemOf,
  refusalOf,
  screenNext,
} from '../safety/index.ts';
import * as queries from './comment-queries.ts';
import { commentCreated, commentHeld } from './events.ts';
import { lockAnswersOf } from './like-queries.ts';
import { caseOfComment, commentStatus } from './policy.ts';
import { presentAuthor } from './present.ts';

/** The first comment of a child on a post, none on one's own (decision 18). */
const POINTS = 10;
/** Luring is added up over this long. */
const LURING = 30 * DAY;
/** So many of the last comments may hold pieces of one thing. */
const WINDOW = 5;

type Answer = Returns<typeof createComment>;
type Answerable = Row<typeof queries.findAnswerable>;

/** A page of what may be read below a post that this reader may see. */
export async function listComments(
  { db, clock }: Context,
  actor: ChildActor,
  postId: string,
  cursor: string | undefined,
): Promise<CommentPage> {
  const now = clock.now();
  const asked = { ...readerOf(actor, now), postId };
  const { at: beforeAt, id: beforeId } = positionOf(cursor);
  const [post, rows, { count }] = await db.withConnection((at) =>
    Promise.all([
      queries.findAnswerable(at, asked),
      queries.listSeen(at, { ...asked, beforeAt, beforeId, most: COMMENTS_PAGE_SIZE + 1 }),
      queries.countSeen(at, asked),
    ]),
  );
  if (!post) throw new Problem('not_found');
  const { shown, cursor: next } = pageOf(rows, COMMENTS_PAGE_SIZE, ({ createdAt: at, id }) => cursorAfter({ at, id }));
  return {
    comments: shown.map(present),
    cursor: next,
    count,
    can: { comment: gateOf(actor, post, now).open },
  };
}

/**
 * Comments on an own or a buddy's post. Held words wait for a grown-up, and are counted, told and paid for when one lets
 * them through. Asking again with the same clientId, also at the same moment, answers the comment that is there.
 */
export async function writeComment(
  context: Context,
  actor: ChildActor,
  postId: string,
  { clientId, content }: Body<typeof createComment>,
): Promise<Answer> {
  noteActivity(context, actor);
  const { accountId } = actor;
  const at = context.clock.now();
  const outcome = await context.db.transaction(async (tx): Promise<AfterCommit<Answer> | Answer | Refused> => {
    const [, , post, before, writer, said, pieces] = await Promise.all([
      lockAnswersOf(tx, { accountId }),
      queries.keepPairOfPost(tx, { postId, accountId }),
      queries.findAnswerable(tx, { ...readerOf(actor, at), postId }),
      queries.findOwnByClient(tx, { readerId: accountId, clientId }),
      queries.findOwnAuthor(tx, { readerId: accountId }),
      queries.listSaidTo(tx, { accountId, postId, since: later(at, -LURING) }),
      queries.listPiecesTo(tx, { accountId, postId, since: later(at, -DAY) }),
    ]);
    if (!post) throw new Problem('not_found');
    refuseClosed(gateOf(actor, post, at));
    const verdict = screenAfter(oldestFirst(said), oldestFirst(pieces), content);
    const isMore = verdict.pieces.length > 0 && pieces.some(({ isHeld }) => isHeld);
    const needsComfort = verdict.decision === 'help';
    if (verdict.decision === 'refuse' || (isMore && !before)) {
      const author = { id: accountId, name: writer.displayName, ageGroup: actor.ageGroup };
      if (isAlarming(verdict)) await tx.commit([openUnseenCase(tx, { text: content, verdict, author, at })]);
      return { refusal: refusalOf(verdict) };
    }
    if (before) return { comment: repeated(before, postId), needsComfort, ...nothingEarned };
    const status = commentStatus(verdict, actor);
    const fresh = { id: newId(), postId, content, status, likesCount: 0, liked: false, createdAt: at, ...writer };
    const earned = await keep(context, tx, actor, { clientId, post, fresh, verdict });
    return tx.afterCommit(() => ({ comment: present(fresh), needsComfort, ...(earned?.result ?? nothingEarned) }));
  });
  if ('refusal' in outcome) throw new Problem('invalid', refusedAs(outcome.refusal));
  return outcome;
}

/** A refusal is answered after the commit: what may mean danger is kept for staff. */
interface Refused {
  readonly refusal: string;
}

const refusedAs = (message: string) => ({ message, fields: { content: message } });

/** What is split over several comments to the same child is read as one, and luring adds up, as in a chat. */
function screenAfter(said: readonly string[], pieces: readonly string[], content: string): NextVerdict {
  const lures = said.flatMap((text) => screenNext(text, { texts: [], lures: [] }).lures);
  return screenNext(content, { texts: said.slice(-WINDOW), lures, pieces });
}

function oldestFirst(said: readonly { readonly content: string }[]): readonly string[] {
  return said.map(({ content }) => content).toReversed();
}

interface Keeping {
  readonly clientId: string;
  readonly post: Answerable;
  readonly fresh: Row<typeof queries.listSeen>;
  readonly verdict: NextVerdict;
}

async function keep(
  context: Context,
  tx: Transaction,
  actor: ChildActor,
  { clientId, post, fresh, verdict }: Keeping,
): Promise<Written<Earned> | undefined> {
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
    isPiece: verdict.isPiece,
    at,
    toldAt: isHeld ? null : at,
  };
  tx.write(queries.insertComment, row);
  if (isHeld) {
    const author = { id: accountId, name, ageGroup };
    await tx.commit([
      openCase(tx, caseOfComment({ id, postId, content, createdAt: at }, author, verdict)),
      context.events.emit(tx, commentHeld, accountId, { commentId: id, postId }),
    ]);
    return undefined;
  }
  const told = { commentId: id, postId, authorId: accountId, postAuthorId: post.authorId };
  tx.write(queries.countComment, { postId });
  return tellComment(context, tx, told);
}

/** What follows once others may read a comment. Writes only, in the transaction that lets it be read. */
export function tellComment(
  context: Context,
  tx: Transaction,
  {
    commentId,
    postId,
    authorId: writerId,
    postAuthorId: authorId,
  }: { commentId: string; postId: string; authorId: string; postAuthorId: string },
): Written<Earned> | undefined {
  const { realtime, events, clock } = context;
  const isOwn = writerId === authorId;
  tx.afterCommit(() => {
    realtime.notifyChanged(authorId, 'posts');
    if (isOwn) return;
    realtime.notifyChanged(authorId, 'activities');
    realtime.notifyChanged(writerId, 'points');
  });
  const first = { reason: 'first_comment', target: postId, points: POINTS } as const;
  const earned = isOwn ? undefined : award(tx, writerId, first, clock.now());
  events.emit(tx, commentCreated, writerId, { commentId, postId, authorId });
  noteContact(context, tx, writerId, authorId);
  return earned;
}

/** One's own post is always open; everybody else's is the gate's to open. */
function gateOf(actor: ChildActor, post: Answerable, now: Date): GateVerdict {
  if (post.authorId === actor.accountId) return { open: true };
  return mayMeet(personFrom(actor), personFromRow(post, now), pairFrom(post), 'comment');
}

function refuseClosed(verdict: GateVerdict): void {
  if (!verdict.open) throw problemOf(verdict);
}

function repeated(before: Row<typeof queries.listSeen>, postId: string): Comment {
  if (before.postId !== postId) throw new Problem('invalid');
  if (before.status === 'removed') throw new Problem('gone');
  return present(before);
}

function present(row: Row<typeof queries.listSeen>): Comment {
  const { id, postId, content, likesCount, liked, createdAt } = row;
  const status = row.status === 'held' ? 'held' : 'published';
  const user = presentAuthor(row);
  return { id, postId, content, user, likesCount, liked, status, createdAt: createdAt.toISOString() };
}
