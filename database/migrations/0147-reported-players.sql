-- Up Migration

-- A player in one game: what a child reports when somebody behaves badly in it, or has made something that does not fit.
alter table collaborative_game_participants add column id uuid not null default gen_random_uuid();
create unique index collaborative_game_participants_id on collaborative_game_participants (id);
