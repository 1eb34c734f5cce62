import { reachableStarts } from '#contract/rules/levels.ts';
import { type Columns, day, instant, int4, int8, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../platform/db/statement.ts';

/** Part of the statement's text, which a connection parses once, because there are more than 300 levels. */
const levelSql = (total: string) => `width_bucket(${total}, '{${reachableStarts.join()}}'::bigint[])`;

/** Records the level that an `entry` brings, with the entry's `id`. Reads the CTE `updated`. */
const recordLevelSql = (id: string) => `reached as (
     insert into levels_reached (id, account_id, level, at)
     select ${id}, $accountId, ${levelSql('updated.total')}, $at from updated cross join entry
     where ${levelSql('updated.total')} > ${levelSql('updated.total - entry.points')}
     on conflict (account_id, level) do nothing
   )`;

/** Adds an `entry` to its week in the child's time zone. */
const noteWeek = `week as (
     insert into weekly_points as counted (account_id, week, points)
     select n.id, date_trunc('week', $at::timestamptz at time zone n.time_zone)::date, entry.points
     from entry join named_accounts n on n.id = $accountId
     where entry.points > 0
     on conflict (account_id, week) do update set points = counted.points + excluded.points
   )`;

/** Adds an entry and the new total in one statement. No row if it was already paid. Concurrent calls wait for each other. */
export const payOnce = maybeOne(
  { id: uuid, accountId: uuid, reason: text, target: text, points: int4, at: instant, most: int8 },
  { total: int8 },
  `with entry as (
     insert into point_transactions (id, account_id, reason, target, points, at)
     values ($id, $accountId, $reason, $target, $points, $at)
     on conflict (account_id, reason, target) do nothing
     returning account_id, points, (reason = 'riddle_solved')::integer as solved,
       (reason = 'riddle_revealed')::integer as revealed
   ), updated as (
     insert into child_points as existing (account_id, total, riddles_solved, riddles_revealed)
     select account_id, points, solved, revealed from entry
     on conflict (account_id) do update set
       total = least($most, existing.total + excluded.total),
       riddles_solved = existing.riddles_solved + excluded.riddles_solved,
       riddles_revealed = existing.riddles_revealed + excluded.riddles_revealed
     returning total
   ), ${recordLevelSql('$id')}, ${noteWeek}
   select total from updated`,
);

/**
 * Serializes everything that is paid, counted or spent for one child until the transaction ends. Take it before other locks, so that
 * no two transactions deadlock.
 */
export const lockPurse = run(
  { accountId: text },
  `select where pg_advisory_xact_lock(hashtextextended('purse ' || $accountId, 0)) is not null`,
);

/** If `perDay` entries have already brought points today, this one brings none, now and later. */
export const payUpTo = maybeOne(
  {
    id: uuid,
    accountId: uuid,
    reason: text,
    target: text,
    points: int4,
    at: instant,
    since: instant,
    perDay: int8,
    most: int8,
  },
  { total: int8, points: int4 },
  `with paid as (
     select count(*) as count from point_transactions
     where account_id = $accountId and reason = $reason and points > 0 and at >= $since
   ), entry as (
     insert into point_transactions (id, account_id, reason, target, points, at)
     select $id, $accountId, $reason, $target, case when paid.count < $perDay then $points else 0 end, $at from paid
     on conflict (account_id, reason, target) do nothing
     returning account_id, points
   ), updated as (
     insert into child_points as existing (account_id, total)
     select account_id, points from entry
     on conflict (account_id) do update set total = least($most, existing.total + excluded.total)
     returning total
   ), ${recordLevelSql('$id')}, ${noteWeek}
   select updated.total, entry.points from updated cross join entry`,
);

/** Pays each row of `due` (reason, target, points), the last of the given CTEs. No row if nothing was due. */
export const awardEachStatement = <const T extends Columns>(parameters: T, ctes: string) =>
  maybeOne(
    { ...parameters, accountId: uuid, at: instant, most: int8 },
    { total: int8, points: int4 },
    `with ${ctes}, paid as (
       insert into point_transactions (id, account_id, reason, target, points, at)
       select gen_random_uuid(), $accountId, reason, target, points, $at from due
       on conflict (account_id, reason, target) do nothing
       returning id, points
     ), entry as (
       select min(id::text)::uuid as id, sum(points)::integer as points from paid having count(*) > 0
     ), updated as (
       insert into child_points as existing (account_id, total)
       select $accountId, points from entry
       on conflict (account_id) do update set total = least($most, existing.total + excluded.total)
       returning total
     ), ${recordLevelSql('entry.id')}, ${noteWeek}
     select updated.total, entry.points from updated cross join entry`,
  );

export const findPoints = maybeOne(
  { accountId: uuid },
  { total: int8, riddlesSolved: int4, riddlesRevealed: int4 },
  `select total, riddles_solved as "riddlesSolved", riddles_revealed as "riddlesRevealed"
   from child_points where account_id = $accountId`,
);

/** The target of an entry that sums up earlier ones, instead of a round's id. */
const EARLIER = 'earlier';

/**
 * Replaces the entries of single game rounds by their sum. This is safe only for these entries: their rounds are deleted, so nothing can
 * be paid twice. The sum of the ledger stays the same.
 */
export const addUpRounds = one(
  { before: instant, limit: int8 },
  { count: int8 },
  `with old as (
     delete from point_transactions where id = any (array(
       select id from point_transactions
       where at < $before and target <> '${EARLIER}' and reason in
         ('memory_match', 'number_guess', 'word_scramble', 'math_challenge', 'word_puzzle', 'trivia_challenge', 'creative_challenge')
       order by at limit $limit
     )) returning account_id, reason, points, at
   ), added as (
     insert into point_transactions as existing (id, account_id, reason, target, points, at)
     select gen_random_uuid(), account_id, reason, '${EARLIER}', sum(points), max(at) from old group by account_id, reason
     on conflict (account_id, reason, target) do update set
       points = existing.points + excluded.points, at = greatest(existing.at, excluded.at)
   )
   select count(*) as count from old`,
);

export const listEntries = many(
  { accountId: uuid },
  { reason: text, target: text, points: int4, at: instant },
  'select reason, target, points, at from point_transactions where account_id = $accountId order by at, id',
);

export const listLevels = many(
  { accountId: uuid },
  { level: int4, at: instant },
  'select level, at from levels_reached where account_id = $accountId order by level',
);

export const listWeeks = many(
  { accountId: uuid },
  { week: day, points: int8 },
  'select week, points from weekly_points where account_id = $accountId order by week',
);

/** Deletes old weeks. The ledger keeps their entries. */
export const deleteWeeksBefore = run({ week: day }, 'delete from weekly_points where week < $week');

export const deleteWeeks = run({ accountId: uuid }, 'delete from weekly_points where account_id = $accountId');
export const deleteLevels = run({ accountId: uuid }, 'delete from levels_reached where account_id = $accountId');
export const deleteEntries = run({ accountId: uuid }, 'delete from point_transactions where account_id = $accountId');
export const deletePoints = run({ accountId: uuid }, 'delete from child_points where account_id = $accountId');
