-- Up Migration

-- What the filter has stopped, by kind and place and without words, for the child's parents. Tries within ten minutes are one.
create table filter_stops (
  account_id uuid not null references accounts (id),
  place text not null,
  reason text not null,
  at timestamptz not null,
  primary key (account_id, at, place, reason)
);

create index filter_stops_by_age on filter_stops (at);

-- What a child did in a week, as parents were told on its last Friday. The week ends when that Friday begins.
create table user_activity_reports (
  child_id uuid not null references children (account_id),
  week_start date not null,
  covers_from timestamptz not null,
  covers_until timestamptz not null,
  riddles_solved integer not null,
  points_earned bigint not null,
  jokes_liked integer not null,
  posts_created integer not null,
  comments_posted integer not null,
  content_liked integer not null,
  messages_sent integer not null,
  time_active_minutes integer not null,
  new_friends integer not null,
  -- Seven days, the first one first.
  minutes_by_day integer[] not null,
  -- Minutes a day that the parents allowed when the week ended; none where they set no limit.
  daily_limit integer,
  filter_stops jsonb not null,
  created_at timestamptz not null,
  primary key (child_id, week_start)
);

-- Parents who do not want the weekly report about a child.
create table report_opt_outs (
  child_id uuid not null,
  parent_id uuid not null,
  at timestamptz not null,
  primary key (child_id, parent_id),
  foreign key (child_id, parent_id) references guardianships (child_id, parent_id) on delete cascade
);

create index report_opt_outs_of_parent on report_opt_outs (parent_id);

-- Which week a report by mail is about.
alter table parent_mails add column report_week date;
create unique index parent_mails_of_report on parent_mails (child_id, parent_id, report_week) where report_week is not null;

create index chat_messages_by_sender on chat_messages (sender_id, created_at);
