import { day, instant, int4, int4s, int8, json, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, type Row, run } from '../../platform/db/statement.ts';
import type { Stop } from './figures.ts';

const stops = json<readonly Stop[]>();

/** The Friday of the last report, at 16:00 on the child's own clock, and the instant of it. */
const lastFriday = (now: string, timeZone: string) =>
  `date_trunc('week', (${now} at time zone ${timeZone}) - interval '4 days 16 hours') + interval '4 days'`;

/** Parents who had consented by then. One who joins later gets the next report. */
export const hadConsented = (guardian: string, at: string) => `exists (
  select from consent_records r
  where r.child_id = ${guardian}.child_id and r.parent_id = ${guardian}.parent_id and r.state = 'granted' and r.at <= ${at}
)`;

/** Parents who have not unsubscribed from the child's reports. */
export const wantsReport = (guardian: string) => `not exists (
  select from report_opt_outs o where o.child_id = ${guardian}.child_id and o.parent_id = ${guardian}.parent_id
)`;

/**
 * Children whose report of the week before their last Friday, 16:00, is not made yet. None while consent is awaited, after it was
 * refused or withdrawn, nor for an account that is being deleted. A week begins where the last report ended, so that a move to
 * another time zone neither loses nor repeats an hour.
 */
export const listDueReports = many(
  { now: instant, most: int8, lateDays: int4 },
  { childId: uuid, firstDay: day, since: instant, until: instant },
  `with fridays as (
     select a.id, a.time_zone, a.created_at, ${lastFriday('$now::timestamptz', 'a.time_zone')} as friday
     from named_accounts a join consent_in_force c on c.child_id = a.id
     where c.consent in ('granted', 'not_needed')
   ), weeks as (
     select id, created_at, (friday - interval '7 days')::date as first_day,
       (friday - interval '7 days') at time zone time_zone as since, friday at time zone time_zone as until,
       (friday + interval '16 hours') at time zone time_zone as due_at
     from fridays
   )
   select w.id as "childId", w.first_day as "firstDay", coalesce(before.covers_until, w.since) as since, w.until
   from weeks w
   left join user_activity_reports before on before.child_id = w.id and before.week_start = w.first_day - 7
   where w.created_at < w.until and w.due_at > $now::timestamptz - $lateDays::integer * interval '1 day'
     and not exists (select from user_activity_reports r where r.child_id = w.id and r.week_start = w.first_day)
     and not exists (select from leaving_accounts l where l.account_id = w.id)
     and exists (select from guardians g where g.child_id = w.id and ${hadConsented('g', 'w.due_at')})
   limit $most`,
);
export type DueReport = Row<typeof listDueReports>;

export interface NewReport {
  readonly child_id: string;
  readonly week_start: string;
  readonly covers_from: Date;
  readonly covers_until: Date;
  readonly riddles_solved: number;
  readonly points_earned: number;
  readonly jokes_liked: number;
  readonly posts_created: number;
  readonly comments_posted: number;
  readonly content_liked: number;
  readonly messages_sent: number;
  readonly time_active_minutes: number;
  readonly new_friends: number;
  readonly minutes_by_day: readonly number[];
  readonly filter_stops: readonly Stop[];
}

/**
 * Stores reports, and queues a mail to each parent who wants one, in one statement: whatever happens to the machine, a report and
 * its mails are there together, and once. Children who have gone meanwhile are left out.
 */
export const insertReports = run(
  { reports: json<readonly NewReport[]>(), kind: text, now: instant },
  `with made as (
     insert into user_activity_reports (
       child_id, week_start, covers_from, covers_until, riddles_solved, points_earned, jokes_liked, posts_created,
       comments_posted, content_liked, messages_sent, time_active_minutes, new_friends, minutes_by_day, filter_stops,
       daily_limit, created_at
     )
     select r.child_id, r.week_start, r.covers_from, r.covers_until, r.riddles_solved, r.points_earned, r.jokes_liked,
       r.posts_created, r.comments_posted, r.content_liked, r.messages_sent, r.time_active_minutes, r.new_friends,
       r.minutes_by_day, r.filter_stops, l.daily_limit, $now
     from jsonb_to_recordset($reports) as r (
       child_id uuid, week_start date, covers_from timestamptz, covers_until timestamptz, riddles_solved integer,
       points_earned bigint, jokes_liked integer, posts_created integer, comments_posted integer, content_liked integer,
       messages_sent integer, time_active_minutes integer, new_friends integer, minutes_by_day integer[], filter_stops jsonb
     ) join child_limits l on l.account_id = r.child_id
     on conflict do nothing
     returning child_id, week_start
   )
   insert into parent_mails (id, child_id, parent_id, kind, due_at, report_week)
   select gen_random_uuid(), g.child_id, g.parent_id, $kind, $now, made.week_start
   from made join guardians g on g.child_id = made.child_id
   where ${hadConsented('g', '$now')} and ${wantsReport('g')}
   on conflict do nothing`,
);

export const reportColumns = {
  firstDay: day,
  riddlesSolved: int4,
  pointsEarned: int8,
  jokesLiked: int4,
  postsCreated: int4,
  commentsPosted: int4,
  contentLiked: int4,
  messagesSent: int4,
  newBuddies: int4,
  timeActiveMinutes: int4,
  minutesByDay: int4s,
  dailyLimit: nullable(int4),
  stops,
  createdAt: instant,
} as const;

export const selectReport = `r.week_start as "firstDay", r.riddles_solved as "riddlesSolved", r.points_earned as "pointsEarned",
  r.jokes_liked as "jokesLiked", r.posts_created as "postsCreated", r.comments_posted as "commentsPosted",
  r.content_liked as "contentLiked", r.messages_sent as "messagesSent", r.new_friends as "newBuddies",
  r.time_active_minutes as "timeActiveMinutes", r.minutes_by_day as "minutesByDay", r.daily_limit as "dailyLimit", r.filter_stops as stops,
  r.created_at as "createdAt"`;

/** Weeks before a given day, newest first. */
export const listReports = many(
  { childId: uuid, before: nullable(day), most: int8 },
  reportColumns,
  `select ${selectReport} from user_activity_reports r
   where r.child_id = $childId and ($before::date is null or r.week_start < $before)
   order by r.week_start desc limit $most`,
);
export type ReportRow = Row<typeof listReports>;

export const exportReports = many(
  { childId: uuid },
  reportColumns,
  `select ${selectReport} from user_activity_reports r where r.child_id = $childId order by r.week_start`,
);

export const deleteReports = run({ childId: uuid }, 'delete from user_activity_reports where child_id = $childId');
