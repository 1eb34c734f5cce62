-- Up Migration

-- A streak is the longest run of days up to the last one in which no week misses two. Its last rest day says where the run
-- begins when its week misses another one.
alter table streaks drop column rest_week, add column rest_day date;

-- What each age group was asked for on a day, as it was asked: the content may have changed since.
create table daily_challenges (
  day date not null,
  age_group text not null,
  -- The children of the group were born after the one and up to the other day.
  born_after date not null,
  born_up_to date not null,
  theme text not null,
  points integer not null,
  items jsonb not null,
  primary key (day, age_group)
);

-- The streaks of all children from their deeds, also of those who were here before streaks were counted.
delete from streaks;
with days as (
  select distinct d.account_id, s.kind, d.day
  from deeds d
  join (values
    ('riddle', array['riddle_solved', 'word_solved']),
    ('game', array['memory_match', 'number_guess', 'word_scramble', 'math_challenge', 'played_together']),
    ('social', array['liked', 'comment_written', 'kind_words_sent', 'joke_reacted']),
    ('daily', null)
  ) as s (kind, deeds) on s.deeds is null or d.kind = any (s.deeds)
), gaps as (
  select *, row_number() over days_before as number, coalesce(day - lag(day) over days_before - 1, 0) as missed
  from days
  window days_before as (partition by account_id, kind order by day)
), broken as (
  select *, missed > 2
      or missed = 2 and date_trunc('week', (day - 1)::timestamp) = date_trunc('week', (day - 2)::timestamp) as is_broken
  from gaps
), seen as (
  select *, max(day) filter (where missed > 0) over gaps_before as gap_before,
    max(number) filter (where missed > 0) over gaps_before as gap_number
  from broken
  window gaps_before as (partition by account_id, kind order by day rows between unbounded preceding and 1 preceding)
), cuts as (
  select *, case
      when is_broken then number - 1
      when missed > 0 and date_trunc('week', (gap_before - 1)::timestamp) = date_trunc('week', (day - missed)::timestamp)
        then gap_number - 1
      else 0
    end as cut
  from seen
), runs as (
  select *, number - max(cut) over (partition by account_id, kind order by day) as length,
    max(cut) over (partition by account_id, kind) as last_cut
  from cuts
)
insert into streaks (account_id, kind, current, longest, last_day, rest_day, rests)
select account_id, kind, (array_agg(length order by day desc))[1], max(length), max(day),
  max(day - 1) filter (where missed > 0 and number > last_cut + 1),
  coalesce(sum(missed) filter (where not is_broken), 0)
from runs group by account_id, kind;
