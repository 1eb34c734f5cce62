import { day, instant, nullable, text, uuid } from '../../../platform/db/columns.ts';
import { maybeOne, run } from '../../../platform/db/statement.ts';
import { wordsStatus } from '../columns.ts';

export const findHostName = maybeOne(
  { id: uuid },
  { username: text },
  'select username from named_accounts where id = $id',
);

/** The host's words as staff see them. */
export const findWordsUnguarded = maybeOne(
  { id: uuid },
  { words: nullable(text), description: text, authorId: uuid, authorName: text, birthDate: day, createdAt: instant },
  `select s.words, s.description, p.id as "authorId", p.username as "authorName", p.birth_date as "birthDate",
     s.created_at as "createdAt"
   from collaborative_game_sessions s join people p on p.id = s.host_id
   where s.id = $id and s.words is not null`,
);

export const decideWords = run(
  { id: uuid, status: wordsStatus },
  'update collaborative_game_sessions set words_status = $status, version = version + 1 where id = $id',
);
