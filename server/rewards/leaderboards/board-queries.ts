import {
  areFriends,
  isNotBlocked,
  listedChild,
  listedChildColumns,
  visibility,
  visibleField,
  wasReported,
} from '../../friends/index.ts';
import { bool, day, instant, int4, int8, uuid } from '../../platform/db/columns.ts';
import { many, type Row } from '../../platform/db/statement.ts';
import { weekPoints } from '../../points/index.ts';

const reader = { readerId: uuid, now: instant };
const near = { bornAfter: day, bornUpTo: day };

/** Whether a child takes part and the reader may see them. Also true for the reader. */
const isShown = `${visibility.isVisible('p')} and 'leaderboards' = any(p.scopes) and ${isNotBlocked('$readerId', 'p.id')}`;
const isShownStranger = `${isShown} and ${visibility.areNear('p')} and not ${wasReported}`;

/** The reader and the buddies whose consent covers being buddies. */
const readerAndBuddies = `(
     select $readerId::uuid as id
     union all
     select f.buddy_id from friend_pairs f join people b on b.id = f.buddy_id
     where f.account_id = $readerId and 'buddies' = any(b.scopes)
   )`;

const rankingColumns = { ...listedChild, rank: int8, place: int8, score: int8, isBuddy: bool, points: int8 };

const selectRanking = (ranked: string) =>
  `${listedChildColumns}, ${ranked}.rank, ${ranked}.place, ${ranked}.score, ${areFriends('$readerId', 'p.id')} as "isBuddy", p.points`;

/** Ranks the rows of `board` (id, score, name), and returns the top rows and those around the reader. */
const rankBoard = (board: string) => `with board as (${board}), ranked as (
     select id, score, rank() over (order by score desc) as rank, row_number() over (order by score desc, name, id) as place
     from board
   ), own as (
     select place from ranked where id = $readerId
   )
   select ${selectRanking('r')}
   from ranked r left join own on true join people p on p.id = r.id
   where r.place <= $first or abs(r.place - own.place) <= $around
   order by r.place`;

export const listBuddiesOfWeek = many(
  { ...reader, week: day, first: int8, around: int8 },
  rankingColumns,
  rankBoard(`
     select p.id, w.points as score, lower(${visibleField.name('p')}) as name
     from ${readerAndBuddies} c
     join leaderboard_players l on l.account_id = c.id
     join people p on p.id = l.account_id
     cross join lateral (${weekPoints('l.account_id', '$week')}) w
     where ${isShown}`),
);
export type RankingRow = Row<typeof listBuddiesOfWeek>;

export const listAgeGroupOfWeek = many(
  { ...reader, ...near, week: day, first: int8, around: int8 },
  rankingColumns,
  rankBoard(`
     select p.id, w.points as score, p.username as name
     from leaderboard_players own
     join leaderboard_players l on l.age_group = own.age_group
     join people p on p.id = l.account_id
     cross join lateral (${weekPoints('l.account_id', '$week')}) w
     where own.account_id = $readerId and ${isShownStranger}`),
);

/** For each settled week in which the reader took part: the top rows, and the reader's own. */
export const listBuddiesOfPastWeeks = many(
  { ...reader, first: int8 },
  { ...rankingColumns, week: day },
  `with ranked as (
     select e.account_id, e.week_start, e.score,
       rank() over (partition by e.week_start order by e.score desc) as rank,
       row_number() over (partition by e.week_start order by e.score desc, lower(${visibleField.name('p')}), p.id) as place
     from ${readerAndBuddies} c
     join user_leaderboard_entries e on e.account_id = c.id
     join user_leaderboard_entries own on own.account_id = $readerId and own.week_start = e.week_start
     join people p on p.id = e.account_id
     where ${isShown}
   )
   select ${selectRanking('r')}, r.week_start as week
   from ranked r join people p on p.id = r.account_id
   where r.place <= $first or r.account_id = $readerId
   order by r.week_start desc, r.place`,
);

/** Uses the ranks that were settled. */
export const listAgeGroupOfPastWeeks = many(
  { ...reader, ...near, first: int8 },
  { ...rankingColumns, rank: int4, week: day },
  `with shown as (
     select e.account_id, own.week_start, e.rank, e.rank::bigint as place, e.score
     from user_leaderboard_entries own cross join lateral (
       select e.account_id, e.rank, e.score
       from user_leaderboard_entries e join people p on p.id = e.account_id
       where e.week_start = own.week_start and e.age_group = own.age_group and ${isShownStranger}
       order by e.rank, p.username limit $first
     ) e
     where own.account_id = $readerId
     union
     select account_id, week_start, rank, rank, score from user_leaderboard_entries where account_id = $readerId
   )
   select ${selectRanking('s')}, s.week_start as week
   from shown s join people p on p.id = s.account_id
   order by s.week_start desc, s.rank, p.username`,
);
