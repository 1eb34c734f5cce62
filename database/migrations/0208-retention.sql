-- What the retention job has deleted: figures for the operator, and about nobody.
create table retention_runs (
  table_name text primary key,
  ran_at timestamptz not null,
  deleted bigint not null,
  deleted_in_all bigint not null,
  -- Whether nothing old was left when the run ended.
  is_done boolean not null
);

-- After a year only the day of a deed stays, which streaks and counts follow from.
alter table deeds alter column at drop not null;
create index deeds_by_time on deeds (at);

create index card_guesses_by_time on card_guesses (at);
create index game_results_by_time on game_results (played_at);

-- Points of games are added up after a year; 'earlier' holds the sum.
create index point_transactions_of_games on point_transactions (at) where target <> 'earlier' and reason in
  ('memory_match', 'number_guess', 'word_scramble', 'math_challenge', 'word_puzzle', 'trivia_challenge', 'creative_challenge');

create index collaborative_game_sessions_ended on collaborative_game_sessions (created_at)
  where status in ('completed', 'cancelled');
create index events_of_nobody on events (at) where account_id is null and settled_at is not null;
create index active_minutes_by_time on active_minutes using brin (minute);
