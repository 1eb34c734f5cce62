import { bool, instant, int4, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';
import { gameStatus, gameType } from './columns.ts';

export const exportCollaborativeGames = many(
  { accountId: uuid },
  {
    gameType,
    status: gameStatus,
    wasHost: bool,
    title: text,
    words: nullable(text),
    description: text,
    score: int4,
    joinedAt: instant,
  },
  `select s.game_type as "gameType", s.status, coalesce(s.host_id = $accountId, false) as "wasHost", s.title,
     case when s.host_id = $accountId then s.words end as words,
     case when s.host_id = $accountId then s.description else '' end as description, p.score, p.joined_at as "joinedAt"
   from collaborative_game_participants p join collaborative_game_sessions s on s.id = p.session_id
   where p.account_id = $accountId order by p.joined_at, s.id`,
);

export const deleteParticipations = run(
  { accountId: uuid },
  'delete from collaborative_game_participants where account_id = $accountId',
);

/** A game that the child hosted stays for the others, without the child's words. */
export const deleteHosting = run(
  { accountId: uuid },
  `update collaborative_game_sessions set host_id = null, words = null, description = '', version = version + 1
   where host_id = $accountId`,
);
