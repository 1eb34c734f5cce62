import {
  bool,
  type Column,
  instant,
  int4,
  int8,
  json,
  nullable,
  text,
  uuid,
  uuids,
} from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';

const state = json<object>();
const mode = text as Column<'single' | 'multi'>;

export const roundColumns = {
  id: uuid,
  kind: text,
  gameId: nullable(text),
  state,
  version: int4,
  startedAt: instant,
  endedAt: nullable(instant),
};
export const selectRound = `r.id, r.kind, r.game_id as "gameId", r.state, r.version, r.started_at as "startedAt", r.ended_at as "endedAt"`;

export const insertRound = run(
  {
    id: uuid,
    kind: text,
    mode,
    gameId: nullable(text),
    state,
    dueAt: nullable(instant),
    at: instant,
  },
  `insert into game_rounds (id, kind, mode, game_id, state, due_at, started_at)
   values ($id, $kind, $mode, $gameId, $state, $dueAt, $at)`,
);

/** In the order of seats. */
export const insertPlayers = run(
  { roundId: uuid, accountIds: uuids },
  `insert into game_players (round_id, seat, account_id)
   select $roundId, player.nth - 1, player.id from unnest($accountIds::uuid[]) with ordinality as player (id, nth)`,
);

/** Serializes the ends of a child's single-player rounds. */
export const lockPlayer = run(
  { accountId: text },
  `select where pg_advisory_xact_lock(hashtextextended('play ' || $accountId, 0)) is not null`,
);

/**
 * Everyone else who wants to change the round waits until the transaction ends. The player's row is locked too: otherwise
 * someone who waited would see the new state with their old number of moves, and the same move would count twice.
 */
export const lockRound = maybeOne(
  { id: uuid, mode, accountId: uuid },
  {
    ...roundColumns,
    seat: int4,
    moves: int4,
    lastMove: nullable(json<object>()),
    isCounted: bool,
    lastPlayedAt: nullable(instant),
  },
  `select ${selectRound}, p.seat, p.moves, p.last_move as "lastMove",
     exists (select from game_results own where own.round_id = r.id) as "isCounted",
     (select max(other.played_at) from game_results other
      where other.account_id = p.account_id and other.round_id <> r.id) as "lastPlayedAt"
   from game_rounds r join game_players p on p.round_id = r.id
   where r.id = $id and r.mode = $mode and p.account_id = $accountId
   for update of r, p`,
);

export const storeState = run(
  { id: uuid, state, dueAt: nullable(instant), endedAt: nullable(instant) },
  `update game_rounds set state = $state, due_at = $dueAt, ended_at = $endedAt, version = version + 1 where id = $id`,
);

export const storeMove = run(
  { roundId: uuid, seat: int4, move: json<object>() },
  'update game_players set moves = moves + 1, last_move = $move where round_id = $roundId and seat = $seat',
);

export const listDue = many(
  { now: instant, most: int8 },
  { id: uuid, mode },
  'select id, mode from game_rounds where due_at <= $now order by due_at limit $most',
);

/** Returns no row if someone is changing the round right now, or if it is no longer due. */
export const lockDue = maybeOne(
  { id: uuid, now: instant },
  roundColumns,
  `select ${selectRound} from game_rounds r where r.id = $id and r.due_at <= $now for update skip locked`,
);

/** Makes this transaction wait for the disk at commit, although it started without. */
export const surviveOutage = maybeOne(
  {},
  { setting: nullable(text) },
  `select set_config('synchronous_commit', 'on', true) as setting`,
);

export const exportRounds = many(
  { accountId: uuid },
  { kind: text, mode, gameId: nullable(text), startedAt: instant, endedAt: nullable(instant), moves: int4 },
  `select r.kind, r.mode, r.game_id as "gameId", r.started_at as "startedAt", r.ended_at as "endedAt", p.moves
   from game_players p join game_rounds r on r.id = p.round_id
   where p.account_id = $accountId order by r.started_at, r.id`,
);

/** Single-player rounds are deleted with their player. The others continue without them. */
export const deleteRoundsAlone = run(
  { accountId: uuid },
  `delete from game_rounds r using game_players p
   where p.round_id = r.id and p.account_id = $accountId and r.mode = 'single'`,
);

/** Also deletes what the child made in a collaborative game. The others keep their round. */
export const deleteWorks = run(
  { accountId: uuid },
  `update game_rounds r set state = jsonb_set(r.state, array['works', p.seat::text], 'null'::jsonb, false)
   from game_players p where p.round_id = r.id and p.account_id = $accountId and r.mode = 'multi' and r.state ? 'works'`,
);

/** And what the child typed in one, by word and seat. */
export const deleteGuesses = run(
  { accountId: uuid },
  `update game_rounds r set state = jsonb_set(r.state, array['tries'], (
     select jsonb_agg(jsonb_set(t.seats, array[p.seat::text, 'guesses'], '[]'::jsonb, false) order by t.nth)
     from jsonb_array_elements(r.state -> 'tries') with ordinality as t (seats, nth)
   ))
   from game_players p
   where p.round_id = r.id and p.account_id = $accountId and r.mode = 'multi'
     and jsonb_typeof(r.state -> 'tries') = 'array' and r.state -> 'tries' <> '[]'::jsonb`,
);

export const deletePlayer = run({ accountId: uuid }, 'delete from game_players where account_id = $accountId');

export const deleteOldRounds = run(
  { before: instant, limit: int8 },
  `delete from game_rounds where ctid = any (array(
     select ctid from game_rounds where started_at < $before order by started_at limit $limit
   ))`,
);
