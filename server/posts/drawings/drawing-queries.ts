import { bytea, json, uuid } from '../../platform/db/columns.ts';
import { maybeOne, run } from '../../platform/db/statement.ts';

export const insertDrawing = run(
  { id: uuid, postId: uuid, authorId: uuid, strokes: json<object>(), picture: bytea },
  'insert into drawings (id, post_id, author_id, strokes, picture) values ($id, $postId, $authorId, $strokes, $picture)',
);

/** Without checking who may see it. */
export const findDrawingUnguarded = maybeOne(
  { id: uuid },
  { postId: uuid, authorId: uuid, picture: bytea },
  'select post_id as "postId", author_id as "authorId", picture from drawings where id = $id',
);

/** Deleted together with its post. */
export const deleteDrawing = run(
  { postId: uuid, accountId: uuid },
  'delete from drawings where post_id = $postId and author_id = $accountId',
);

export const deleteDrawings = run({ accountId: uuid }, 'delete from drawings where author_id = $accountId');

export const findOwnPicture = maybeOne(
  { postId: uuid, accountId: uuid },
  { picture: bytea },
  'select picture from drawings where post_id = $postId and author_id = $accountId',
);
