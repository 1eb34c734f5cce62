-- Up Migration

-- A round that was played faster than a person can, or that ended in the same second as another one, brings nothing.
alter table game_results add column too_fast boolean not null default false;
create index game_results_latest on game_results (account_id, played_at);
