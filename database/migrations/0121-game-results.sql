-- Up Migration

-- How the games ended that a child played alone. What they were paid stands in the ledger, under the id of the round.
create table game_results (
  round_id uuid primary key,
  account_id uuid not null references children,
  game_id text not null references cards,
  score integer not null,
  completed boolean not null,
  time_taken integer not null,
  attempts integer not null,
  played_at timestamptz not null
);
create index game_results_of_account on game_results (account_id, game_id);
