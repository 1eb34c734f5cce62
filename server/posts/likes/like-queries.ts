import { bool, instant, int4, text, uuid } from '../../platform/db/columns.ts';
import { maybeOne, run } from '../../platform/db/statement.ts';
import { wasAwarded } from '../../points/index.ts';
import { isCommentVisible, isPostVisible, reader } from '../visibility.ts';

/** Serializes one child's likes and kind words until the transaction ends. */
export const lockOwnReactions = run(
  { accountId: text },
  `select where pg_advisory_xact_lock(hashtextextended('answers ' || $accountId, 0)) is not null`,
);

const parameters = { ...reader, id: uuid };
const columns = { authorId: uuid, postId: uuid, likesCount: int4, hasChanged: bool, wasCounted: bool };

/** Locks the post or comment until the transaction ends, so that the returned count is the stored one. */
const selectVisiblePost = `select p.id, p.id as post_id, p.author_id, p.likes_count
     from posts p join people a on a.id = p.author_id
     where p.id = $id and ${isPostVisible}
     for no key update of p`;

const selectVisibleComment = `select c.id, c.post_id, c.author_id, c.likes_count
     from comments c join people w on w.id = c.author_id
     join posts p on p.id = c.post_id join people a on a.id = p.author_id
     where c.id = $id and c.status = 'published' and ${isPostVisible} and ${isCommentVisible}
     for no key update of c`;

/** `wasCounted`: this child's first heart here was already paid, or was over the daily limit. */
const likeSql = (seen: string, things: 'posts' | 'comments', inserted: string) =>
  `with seen as (
     ${seen}
   ), changed as (
     ${inserted} select id, $readerId, $at from seen
     on conflict do nothing returning 1
   ), counted as (
     update ${things} set likes_count = likes_count + 1 where id in (select id from seen) and exists (select from changed)
   )
   select s.author_id as "authorId", s.post_id as "postId",
     s.likes_count + (select count(*) from changed)::integer as "likesCount",
     exists (select from changed) as "hasChanged",
     ${wasAwarded('$readerId', 'liked', 's.id::text')} as "wasCounted"
   from seen s`;

const unlikeSql = (seen: string, things: 'posts' | 'comments', removed: string) =>
  `with seen as (
     ${seen}
   ), changed as (
     ${removed} in (select id from seen) and account_id = $readerId
     returning 1
   ), counted as (
     update ${things} set likes_count = likes_count - 1 where id in (select id from seen) and exists (select from changed)
   )
   select s.author_id as "authorId", s.post_id as "postId",
     s.likes_count - (select count(*) from changed)::integer as "likesCount",
     exists (select from changed) as "hasChanged", true as "wasCounted"
   from seen s`;

export const insertPostLike = maybeOne(
  { ...parameters, at: instant },
  columns,
  likeSql(selectVisiblePost, 'posts', 'insert into post_likes (post_id, account_id, at)'),
);
export const insertCommentLike = maybeOne(
  { ...parameters, at: instant },
  columns,
  likeSql(selectVisibleComment, 'comments', 'insert into comment_likes (comment_id, account_id, at)'),
);
export const deletePostLike = maybeOne(
  parameters,
  columns,
  unlikeSql(selectVisiblePost, 'posts', 'delete from post_likes where post_id'),
);
export const deleteCommentLike = maybeOne(
  parameters,
  columns,
  unlikeSql(selectVisibleComment, 'comments', 'delete from comment_likes where comment_id'),
);
