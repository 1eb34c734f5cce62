-- Up Migration

-- Of points: what each child has earned in a week, Monday first, by the child's own clock. Follows from point_transactions.
create table weekly_points (
  account_id uuid not null references accounts (id),
  week date not null,
  points bigint not null,
  primary key (account_id, week)
);
create index weekly_points_by_week on weekly_points (week);

insert into weekly_points (account_id, week, points)
select t.account_id, date_trunc('week', t.at at time zone a.time_zone)::date, sum(t.points)
from point_transactions t join accounts a on a.id = t.account_id
where t.at > now() - interval '15 days' and t.points > 0
group by 1, 2;

-- Children who have switched leaderboards on for themselves; no row is off. Under 13 the consent of a parent is asked besides.
create table leaderboard_players (
  account_id uuid primary key references accounts (id),
  -- By the birth date; brought up to date by a job, so that a board can be found by it.
  age_group text not null,
  joined_at timestamptz not null
);
create index leaderboard_players_by_age on leaderboard_players (age_group);

-- Weeks that are over everywhere and settled.
create table weekly_leaderboards (
  week_start date primary key,
  week_end date not null,
  settled_at timestamptz not null
);

-- Who took part in a settled week, and their rank in the age group that they were in.
create table user_leaderboard_entries (
  account_id uuid not null references accounts (id),
  week_start date not null references weekly_leaderboards,
  age_group text not null,
  rank integer not null,
  score bigint not null,
  primary key (account_id, week_start)
);
create index user_leaderboard_entries_by_rank on user_leaderboard_entries (week_start, age_group, rank);

-- Who needs no parent decides alone, by leaderboard_players.
update children set scopes = scopes || '{leaderboards}'
where consent = 'not_needed' and not 'leaderboards' = any (scopes);
