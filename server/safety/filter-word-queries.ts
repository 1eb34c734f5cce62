import { type Column, instant, int8, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../platform/db/statement.ts';

const change = text as Column<'add' | 'allow'>;

export const listWords = many(
  {},
  { id: uuid, word: text, change, addedBy: uuid, at: instant },
  'select id, word, change, added_by as "addedBy", at from filter_words order by word',
);

export const countWords = one({}, { count: int8 }, 'select count(*) as count from filter_words');

/** The later change of a word wins. */
export const saveWord = run(
  { id: uuid, word: text, change, addedBy: uuid, at: instant },
  `insert into filter_words (id, word, change, added_by, at) values ($id, $word, $change, $addedBy, $at)
   on conflict (word) do update set change = excluded.change, added_by = excluded.added_by, at = excluded.at`,
);

export const deleteWord = maybeOne(
  { id: uuid },
  { word: text },
  'delete from filter_words where id = $id returning word',
);
