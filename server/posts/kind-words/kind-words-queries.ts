import { instant, nullable, uuid } from '../../platform/db/columns.ts';
import { maybeOne, run } from '../../platform/db/statement.ts';
import { kindWord } from '../columns.ts';

const key = { postId: uuid, accountId: uuid };

/** Null means that the words were withdrawn. Without a row the author was never notified. */
export const findKindWords = maybeOne(
  key,
  { words: nullable(kindWord) },
  'select words from kind_words where post_id = $postId and account_id = $accountId',
);

export const saveKindWords = run(
  { ...key, words: nullable(kindWord), at: instant },
  `insert into kind_words (post_id, account_id, words, at) values ($postId, $accountId, $words, $at)
   on conflict (post_id, account_id) do update set words = excluded.words, at = excluded.at`,
);
