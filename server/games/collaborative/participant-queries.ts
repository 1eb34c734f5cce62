import { instant, int4, int4s, nullable, text, uuid, uuids } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';
import { awardSql } from '../../points/index.ts';

/** The players of a session's round. */
export const listSeatsOfSession = many(
  { sessionId: uuid },
  { accountId: uuid, seat: int4, moves: int4 },
  `select p.account_id as "accountId", p.seat, p.moves
   from collaborative_game_sessions s join game_players p on p.round_id = s.round_id where s.id = $sessionId`,
);

/** The players of a round, and its session. */
export const listSeatsOfRound = many(
  { roundId: uuid },
  { sessionId: uuid, sessionVersion: int4, accountId: uuid, seat: int4, moves: int4 },
  `select s.id as "sessionId", s.version as "sessionVersion", g.account_id as "accountId", g.seat, g.moves
   from collaborative_game_sessions s
   join game_players g on g.round_id = s.round_id
   join collaborative_game_participants p
     on p.session_id = s.id and p.account_id = g.account_id and p.status = 'active'
   where s.round_id = $roundId`,
);

export const insertParticipant = run(
  { sessionId: uuid, accountId: uuid, now: instant },
  `insert into collaborative_game_participants (session_id, account_id, seen_at, joined_at)
   values ($sessionId, $accountId, $now, $now) on conflict do nothing`,
);

/** Deletes a player from a waiting room. In a running game they stay listed as having left. */
export const deleteParticipant = run(
  { sessionId: uuid, accountId: uuid },
  'delete from collaborative_game_participants where session_id = $sessionId and account_id = $accountId',
);

export const markLeft = run(
  { sessionId: uuid, accountId: uuid },
  `update collaborative_game_participants set status = 'left', is_here = false
   where session_id = $sessionId and account_id = $accountId`,
);

export const seatPlayers = run(
  { sessionId: uuid, playerIds: uuids },
  `update collaborative_game_participants p set seat = seated.nth - 1
   from unnest($playerIds::uuid[]) with ordinality as seated (id, nth)
   where p.session_id = $sessionId and p.account_id = seated.id`,
);

/** Only for a player who has not left. */
export const findRoundIdOfPlayer = maybeOne(
  { sessionId: uuid, accountId: uuid },
  { roundId: nullable(uuid) },
  `select s.round_id as "roundId"
   from collaborative_game_sessions s join collaborative_game_participants p on p.session_id = s.id
   where s.id = $sessionId and p.account_id = $accountId and p.status = 'active' and s.status = 'in_progress'`,
);

/** What the game has paid to each of these players. Queued after the awards. */
export const savePoints = run(
  { sessionId: uuid, accountIds: uuids, reason: text, roundId: text },
  `update collaborative_game_participants p
   set points_awarded = coalesce((select paid.points from (${awardSql('p.account_id', '$reason', '$roundId')}) paid), 0)
   where p.session_id = $sessionId and p.account_id = any($accountIds)`,
);

/** Players who stayed to the end, with their time zones for the daily limit. */
export const listFinishers = many(
  { sessionId: uuid },
  { accountId: uuid, seat: int4, timeZone: text },
  `select p.account_id as "accountId", coalesce(p.seat, 0) as seat, a.time_zone as "timeZone"
   from collaborative_game_participants p join named_accounts a on a.id = p.account_id
   where p.session_id = $sessionId and p.status = 'active' order by p.seat`,
);

/** In the order of seats. */
export const saveScores = run(
  { sessionId: uuid, scores: int4s },
  `update collaborative_game_participants p set score = result.score
   from unnest($scores::integer[]) with ordinality as result (score, nth)
   where p.session_id = $sessionId and p.seat = result.nth - 1`,
);
