import { instant, int8, uuid } from '../platform/db/columns.ts';
import { many } from '../platform/db/statement.ts';
import { status } from './columns.ts';
import { fromPosts, postColumns, selectPost } from './queries.ts';
import { isPostVisible, reader } from './visibility.ts';

const page = { beforeAt: instant, beforeId: uuid, most: int8 };

/** Posts of one child that the reader may see, newest first. */
export const listVisibleBy = many(
  { ...reader, ...page, authorId: uuid },
  postColumns,
  `${selectPost}
   ${fromPosts}
   where p.author_id = $authorId and (p.published_at, p.id) < ($beforeAt, $beforeId) and ${isPostVisible}
   order by p.published_at desc, p.id desc limit $most`,
);

/** Own posts as they were written, newest first, also those that wait. */
export const listOwn = many(
  { readerId: uuid, ...page },
  { ...postColumns, status, createdAt: instant },
  `${selectPost}, p.status, p.created_at as "createdAt"
   ${fromPosts}
   where p.author_id = $readerId and p.deleted_at is null and p.status <> 'removed'
     and (p.created_at, p.id) < ($beforeAt, $beforeId)
   order by p.created_at desc, p.id desc limit $most`,
);
