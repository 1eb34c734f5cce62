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
     where author_id = $accountId and status = 'published' group by post_id
   ) mine
   where p.id = mine.post_id`,
);

const theirs = `select c.id from comments c join posts p on p.id = c.post_id
  where c.author_id = $accountId or p.author_id = $accountId`;

export const forgetCommentLikes = run(
  { accountId: uuid },
  `delete from comment_likes where account_id = $accountId or comment_id in (${theirs})`,
);

export const forgetLikes = run(
  { accountId: uuid },
  `delete from post_likes
   where account_id = $accountId or post_id in (select id from posts where author_id = $accountId)`,
);

export const forgetComments = run({ accountId: uuid }, `delete from comments where id in (${theirs})`);

export const forgetPosts = run({ accountId: uuid }, 'delete from posts where author_id = $accountId');
