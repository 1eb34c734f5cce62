import { ACTIVITIES_PAGE_SIZE, type Activity, type ActivityPage } from '#contract/activities.ts';
import { toReader } from '../friends/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { cursorAfter, decodePosition, toPage } from '../platform/cursor.ts';
import type { Row } from '../platform/db/statement.ts';
import { presentAuthor } from '../posts/index.ts';
import { hasConsent } from '../safety/index.ts';
import { findNews, invalidateNews } from './news.ts';
import { hasNews, listSeen, recordView } from './queries.ts';

/** A page of what others did, as far as the child may see it. */
export async function listActivities(
  { db, clock }: Context,
  actor: ChildActor,
  cursor: string | undefined,
): Promise<ActivityPage> {
  const { at: beforeAt, id: beforeId } = decodePosition(cursor);
  const reader = onlooker(actor, clock.now());
  const [rows, { hasNew }] = await db.withConnection((connection) =>
    Promise.all([
      listSeen(connection, { ...reader, beforeAt, beforeId, most: ACTIVITIES_PAGE_SIZE + 1 }),
      hasNews(connection, reader),
    ]),
  );
  const { shown, cursor: next } = toPage(rows, ACTIVITIES_PAGE_SIZE, cursorAfter);
  return { activities: shown.map(present), cursor: next, hasNew };
}

/** Polled for the dot of the navigation. */
export function readActivityNews(context: Context, actor: ChildActor): Promise<{ hasNew: boolean }> {
  const { db, clock } = context;
  return findNews(context, actor, () => hasNews(db, onlooker(actor, clock.now())));
}

export async function viewActivities(context: Context, { accountId }: ChildActor): Promise<undefined> {
  const view = { accountId, now: context.clock.now() };
  await context.db.transaction((tx) => tx.write(recordView, view), { survivesPowerCut: false });
  invalidateNews(context, accountId);
}

/** Without consent, or while suspended, a child sees nobody else. */
function onlooker(actor: ChildActor, now: Date) {
  const isActive = !actor.suspendedUntil;
  return {
    ...toReader(actor, now),
    readsPosts: isActive && hasConsent(actor, 'posts'),
    hasBuddies: isActive && hasConsent(actor, 'buddies'),
  };
}

function present(row: Row<typeof listSeen>): Activity {
  const { id, type, at, others, isNew, postId, title, commentId, content, level } = row;
  return {
    id,
    type,
    createdAt: at.toISOString(),
    fromUser: presentAuthor(row),
    others,
    post: postId === null || title === null ? null : { id: postId, title },
    comment: commentId === null || content === null ? null : { id: commentId, content },
    level,
    isNew,
  };
}
