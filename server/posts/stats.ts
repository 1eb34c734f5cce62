/** SQL for one row: how much of what a child wrote can still be read, and how often it was liked. */
export const writtenBy = (accountId: string) =>
  `select p.count as "postsCreated", c.count as "commentsPosted", (p.likes + c.likes)::bigint as "likesReceived"
   from (
     select count(*) as count, coalesce(sum(likes_count), 0) as likes from posts
     where author_id = ${accountId} and status = 'published' and deleted_at is null
   ) p, (
     select count(*) as count, coalesce(sum(likes_count), 0) as likes from comments
     where author_id = ${accountId} and status = 'published'
   ) c`;
