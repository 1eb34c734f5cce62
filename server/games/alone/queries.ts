import { bool, instant, int4, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';
import { awardSql } from '../../points/index.ts';

/** The newest unfinished round of a game. */
export const findRunning = maybeOne(
  { accountId: uuid, gameId: text },
  { id: uuid },
  `select r.id from game_players p join game_rounds r on r.id = p.round_id
   where p.account_id = $accountId and r.mode = 'single' and r.game_id = $gameId and r.ended_at is null
   order by r.started_at desc limit 1`,
);

/** Two tabs that start the same game wait for each other, and get the same round. */
export const lockStart = run(
  { accountId: text, gameId: text },
  `select where pg_advisory_xact_lock(hashtextextended('start ' || $accountId || $gameId, 0)) is not null`,
);

export const markGivenUp = run(
  { id: uuid, at: instant },
  'update game_rounds set ended_at = $at, due_at = null where id = $id and ended_at is null',
);

const result = { score: int4, completed: bool, timeTaken: int4, attempts: int4, tooFast: bool };

export const insertResult = run(
  { roundId: uuid, accountId: uuid, gameId: text, ...result, at: instant },
  `insert into game_results (round_id, account_id, game_id, score, completed, time_taken, attempts, too_fast, played_at)
   values ($roundId, $accountId, $gameId, $score, $completed, $timeTaken, $attempts, $tooFast, $at)
   on conflict (round_id) do nothing`,
);

/** The best round has the highest score, then the fewest attempts, then the shortest time. Nothing right is nobody's best. */
export const findResult = maybeOne(
  { roundId: uuid, accountId: uuid },
  { ...result, isBest: bool },
  `select r.score, r.completed, r.time_taken as "timeTaken", r.attempts, r.too_fast as "tooFast",
     r.completed and r.score > 0 and not exists (
       select from game_results other
       where other.account_id = r.account_id and other.game_id = r.game_id and other.completed
         and other.round_id <> r.round_id
         and (-other.score, other.attempts, other.time_taken) <= (-r.score, r.attempts, r.time_taken)
     ) as "isBest"
   from game_results r where r.round_id = $roundId and r.account_id = $accountId`,
);

export const findPay = maybeOne(
  { accountId: uuid, reason: text, roundId: text },
  { points: int4, level: nullable(int4) },
  awardSql('$accountId', '$reason', '$roundId'),
);

export const listBests = many(
  { accountId: uuid },
  { gameId: text, score: int4, attempts: int4, timeTaken: int4 },
  `select distinct on (game_id) game_id as "gameId", score, attempts, time_taken as "timeTaken"
   from game_results where account_id = $accountId and completed and score > 0
   order by game_id, score desc, attempts, time_taken`,
);

/** A round without a move was only looked at. */
export const listRunning = many(
  { accountId: uuid },
  { gameId: nullable(text) },
  `select distinct r.game_id as "gameId" from game_players p join game_rounds r on r.id = p.round_id
   where p.account_id = $accountId and r.mode = 'single' and r.ended_at is null and p.moves > 0`,
);

export const exportResults = many(
  { accountId: uuid },
  { gameId: text, ...result, at: instant },
  `select game_id as "gameId", score, completed, time_taken as "timeTaken", attempts, too_fast as "tooFast", played_at as at
   from game_results where account_id = $accountId order by played_at, round_id`,
);

/** Keeps the child's best result of each game, because it is shown. */
export const deleteOldResults = run(
  { before: instant, limit: int8 },
  `delete from game_results where round_id = any (array(
     select r.round_id from game_results r
     where r.played_at < $before and (not r.completed or exists (
       select from game_results other
       where other.account_id = r.account_id and other.game_id = r.game_id and other.completed
         and (-other.score, other.attempts, other.time_taken, other.round_id) < (-r.score, r.attempts, r.time_taken, r.round_id)
     )) order by r.played_at limit $limit
   ))`,
);

export const deleteResults = run({ accountId: uuid }, 'delete from game_results where account_id = $accountId');
