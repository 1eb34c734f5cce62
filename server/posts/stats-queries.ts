import { int8, uuid } from '../platform/db/columns.ts';
import { one } from '../platform/db/statement.ts';

/** What others may know of a child's posts: how many they can read, and how often those were liked. */
export const countShownPosts = one(
  { accountId: uuid },
  { totalPosts: int8, totalLikes: int8 },
  `select count(*) as "totalPosts", coalesce(sum(likes_count), 0)::bigint as "totalLikes"
   from posts where author_id = $accountId and status = 'published' and published_at is not null and deleted_at is null`,
);
