import { bool, instant, int8, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, one, run } from '../platform/db/statement.ts';
import { category, status } from './columns.ts';

const own = { id: uuid, title: text, content: text, category, drawingId: nullable(uuid), createdAt: instant };

/**
 * A second request, from another tab or after a lost answer, waits for the first one and gets that one's row: `isNew` is
 * false then. (A row that was inserted just now has no xmax.)
 */
export const insertHeld = one(
  {
    id: uuid,
    accountId: uuid,
    clientId: uuid,
    title: text,
    content: text,
    category,
    drawingId: nullable(uuid),
    at: instant,
  },
  { ...own, status, isNew: bool, isGone: bool, authorName: nullable(text) },
  `insert into posts as first (id, author_id, client_id, title, content, category, drawing_id, status, created_at)
   values ($id, $accountId, $clientId, $title, $content, $category, $drawingId, 'held', $at)
   on conflict (author_id, client_id) do update set client_id = first.client_id
   returning id, title, content, category, drawing_id as "drawingId", created_at as "createdAt", status, xmax = 0 as "isNew",
     deleted_at is not null as "isGone",
     (select p.display_name from people p where p.id = first.author_id) as "authorName"`,
);

/** Serializes the posts of one child until the transaction ends, because the waiting ones are counted. */
export const lockOwnPosts = run(
  { accountId: text },
  `select where pg_advisory_xact_lock(hashtextextended('posts ' || $accountId, 0)) is not null`,
);

export const countWaiting = one(
  { accountId: uuid },
  { waiting: int8 },
  `select count(*) as waiting from posts where author_id = $accountId and status = 'held' and deleted_at is null`,
);

export const listWaiting = many(
  { accountId: uuid },
  own,
  `select id, title, content, category, drawing_id as "drawingId", created_at as "createdAt" from posts
   where author_id = $accountId and status = 'held' and deleted_at is null
   order by created_at desc, id desc limit 20`,
);

/** Keeps the row: decks refer to it, and a late request with its clientId must not create the post again. */
export const deleteOwn = run(
  { id: uuid, accountId: uuid, at: instant },
  `update posts set deleted_at = $at, title = '', content = '', drawing_id = null
   where id = $id and author_id = $accountId and deleted_at is null`,
);

/** When a parent turns reach off, it ends for all published posts. Turning it on again does not bring it back. */
export const endReach = run(
  { accountId: uuid },
  `update posts p set reach = 0 from people a
   where a.id = p.author_id and p.author_id = $accountId and p.reach > 0 and not 'reach' = any(a.scopes)`,
);

export const countAllWaiting = one(
  {},
  { count: int8 },
  `select count(*) as count from posts where status = 'held' and deleted_at is null`,
);
