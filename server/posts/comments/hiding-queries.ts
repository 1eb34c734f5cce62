import { instant, int8, uuid } from '../../platform/db/columns.ts';
import { maybeOne } from '../../platform/db/statement.ts';
import { isCommentListed, isPostVisible, reader } from '../visibility.ts';

/** A comment on a post of the reader. Locked until the transaction ends, so that the count changes once. */
const ownComment = `select c.id, c.post_id, c.author_id, c.hidden_at
     from comments c join people w on w.id = c.author_id
     join posts p on p.id = c.post_id join people a on a.id = p.author_id
     where c.id = $id and a.id = $readerId and c.status = 'published' and ${isPostVisible} and ${isCommentListed}
     for no key update of c`;

const columns = { authorId: uuid, changes: int8 };

export const hide = maybeOne(
  { ...reader, id: uuid, at: instant },
  columns,
  `with own as (
     ${ownComment}
   ), changed as (
     update comments set hidden_at = $at where id in (select id from own where hidden_at is null) returning post_id
   ), counted as (
     update posts set comments_count = comments_count - 1 where id in (select post_id from changed)
   )
   select author_id as "authorId", (select count(*) from changed) as changes from own`,
);

export const show = maybeOne(
  { ...reader, id: uuid },
  columns,
  `with own as (
     ${ownComment}
   ), changed as (
     update comments set hidden_at = null where id in (select id from own where hidden_at is not null) returning post_id
   ), counted as (
     update posts set comments_count = comments_count + 1 where id in (select post_id from changed)
   )
   select author_id as "authorId", (select count(*) from changed) as changes from own`,
);
