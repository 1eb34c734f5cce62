import { bool, instant, int4, int8, nullable, text, uuid, uuids } from '../../platform/db/columns.ts';
import { many, maybeOne, type Row, run } from '../../platform/db/statement.ts';
import { roundColumns, selectRound } from '../rounds/round-queries.ts';
import { gameStatus, gameType, wordsStatus } from './columns.ts';

const session = {
  id: uuid,
  hostId: nullable(uuid),
  gameType,
  title: text,
  status: gameStatus,
  maxPlayers: int4,
  isPrivate: bool,
  roundId: nullable(uuid),
  nextId: nullable(uuid),
  playerIds: uuids,
};
const sessionColumns = `s.id, s.host_id as "hostId", s.game_type as "gameType", s.title, s.status, s.max_players as "maxPlayers",
  s.is_private as "isPrivate", s.round_id as "roundId", s.next_id as "nextId",
  array(
    select p.account_id from collaborative_game_participants p
    where p.session_id = s.id and p.status = 'active' order by p.joined_at, p.account_id
  ) as "playerIds"`;
export type Session = Row<typeof findSession>;

export const findSession = maybeOne(
  { id: uuid },
  session,
  `select ${sessionColumns} from collaborative_game_sessions s where s.id = $id`,
);

export const findSessionByCode = maybeOne(
  { code: text },
  session,
  `select ${sessionColumns} from collaborative_game_sessions s where s.invite_code = $code`,
);

/** Held while a child joins, so that two screens cannot join two games. Taken before the session's row. */
export const lockPlayer = run(
  { accountId: uuid },
  `select where pg_advisory_xact_lock(hashtextextended('game ' || $accountId::uuid, 0)) is not null`,
);

/** Every change locks the session's row until the end of the transaction, and reads it after that. */
export const lockSession = run({ id: uuid }, 'select from collaborative_game_sessions where id = $id for update');

export const lockSessionByCode = run(
  { code: text },
  'select from collaborative_game_sessions where invite_code = $code for update',
);

/** Games in which a child plays or waits, newest first. */
export const listOpenSessionsByAccount = many(
  { accountIds: uuids },
  { accountId: uuid, ...session },
  `select m.account_id as "accountId", ${sessionColumns}
   from collaborative_game_participants m join collaborative_game_sessions s on s.id = m.session_id
   where m.account_id = any($accountIds) and m.status = 'active' and s.status in ('waiting', 'in_progress')
   order by m.joined_at desc, s.id`,
);

export const findSessionIdOfRound = maybeOne(
  { roundId: uuid },
  { id: uuid },
  'select id from collaborative_game_sessions where round_id = $roundId',
);

export const findRoundOfSession = maybeOne(
  { sessionId: uuid },
  roundColumns,
  `select ${selectRound} from collaborative_game_sessions s join game_rounds r on r.id = s.round_id where s.id = $sessionId`,
);

export const lockNextSession = run(
  { id: uuid },
  `select from collaborative_game_sessions n
   where n.id = (select s.next_id from collaborative_game_sessions s where s.id = $id) for update`,
);

/** A finished game that this child has played. */
export const findPlayedSession = maybeOne(
  { id: uuid, accountId: uuid },
  session,
  `select ${sessionColumns} from collaborative_game_sessions s
   where s.id = $id and s.status = 'completed' and exists (
     select from collaborative_game_participants m where m.session_id = s.id and m.account_id = $accountId)`,
);

export const findNextSession = maybeOne(
  { id: uuid },
  session,
  `select ${sessionColumns} from collaborative_game_sessions before join collaborative_game_sessions s on s.id = before.next_id
   where before.id = $id`,
);

export const insertSession = run(
  {
    id: uuid,
    hostId: uuid,
    gameType,
    title: text,
    words: nullable(text),
    description: text,
    wordsStatus,
    maxPlayers: int4,
    isPrivate: bool,
    inviteCode: nullable(text),
    now: instant,
  },
  `insert into collaborative_game_sessions
     (id, host_id, game_type, title, words, description, words_status, max_players, is_private, invite_code, created_at, active_at)
   values ($id, $hostId, $gameType, $title, $words, $description, $wordsStatus, $maxPlayers, $isPrivate, $inviteCode, $now, $now)`,
);

/** Counts a change, and stores the time of the last activity. */
export const touchSession = run(
  { id: uuid, now: instant },
  'update collaborative_game_sessions set version = version + 1, active_at = $now where id = $id',
);

/** The typed words go with the host who typed them: they are neither the next host's, nor for the next host's friends. */
export const setHost = run(
  { id: uuid, hostId: nullable(uuid) },
  `update collaborative_game_sessions set host_id = $hostId, words = null, description = '', words_status = 'shown'
   where id = $id`,
);

export const startSession = run(
  { id: uuid, roundId: uuid, now: instant },
  `update collaborative_game_sessions set status = 'in_progress', round_id = $roundId, started_at = $now where id = $id`,
);

export const endSession = run(
  { id: uuid, status: gameStatus, now: instant },
  `update collaborative_game_sessions set status = $status, completed_at = $now
   where id = $id and status in ('waiting', 'in_progress')`,
);

/** A move counts as activity, but isn't stored every time. */
export const recordMove = run(
  { id: uuid, now: instant, before: instant },
  'update collaborative_game_sessions set active_at = $now where id = $id and active_at < $before',
);

export const setNext = run(
  { id: uuid, nextId: uuid },
  'update collaborative_game_sessions set next_id = $nextId where id = $id',
);

/** Games with no activity, to which nobody has come back. */
export const listIdleSessions = many(
  { before: instant },
  { id: uuid },
  `select id from collaborative_game_sessions where status in ('waiting', 'in_progress') and active_at < $before`,
);

export const deleteOldSessions = run(
  { before: instant, limit: int8 },
  `delete from collaborative_game_sessions where ctid = any (array(
     select ctid from collaborative_game_sessions where created_at < $before
       and status in ('completed', 'cancelled') order by created_at limit $limit
   ))`,
);
