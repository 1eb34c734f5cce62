import { uuid } from '../platform/db/columns.ts';
import { run } from '../platform/db/statement.ts';

/** In this order: counts of what others keep are put right before the rows behind them go. */
export const uncountLikes = run(
  { accountId: uuid },
  `update posts set likes_count = likes_count - 1
   where id in (select post_id from post_likes where account_id = $accountId)`,
);

export const uncountCommentLikes = run(
  { accountId: uuid },
  `update comments set likes_count = likes_count - 1
   where id in (select comment_id from comment_likes where account_id = $accountId)`,
);

export const uncountComments = run(
  { accountId: uuid },
  `update posts p set comments_count = p.comments_count - mine.count
   from (
     select post_id, count(*) as count from comments
     where author_id = $accountId and status = 'published' and hidden_at is null group by post_id
   ) mine
   where p.id = mine.post_id`,
);

/** Each half has an index of its own: with `or` PostgreSQL would read whole tables. */
const theirComments = `select id from comments where author_id = $accountId
  union select c.id from posts p join comments c on c.post_id = p.id where p.author_id = $accountId`;

export const deleteCommentLikes = run(
  { accountId: uuid },
  `delete from comment_likes where (comment_id, account_id) in (
     select comment_id, account_id from comment_likes where account_id = $accountId
     union select comment_id, account_id from comment_likes where comment_id in (${theirComments})
   )`,
);

export const deleteLikes = run(
  { accountId: uuid },
  `delete from post_likes where (post_id, account_id) in (
     select post_id, account_id from post_likes where account_id = $accountId
     union select l.post_id, l.account_id from posts p join post_likes l on l.post_id = p.id
       where p.author_id = $accountId
   )`,
);

export const deleteKindWords = run(
  { accountId: uuid },
  `delete from kind_words where (post_id, account_id) in (
     select post_id, account_id from kind_words where account_id = $accountId
     union select k.post_id, k.account_id from posts p join kind_words k on k.post_id = p.id
       where p.author_id = $accountId
   )`,
);

export const deleteComments = run({ accountId: uuid }, `delete from comments where id in (${theirComments})`);

export const deletePosts = run({ accountId: uuid }, 'delete from posts where author_id = $accountId');
