-- Up Migration

-- A game that is being played, by one child or by several, and for a short time after its end. The state holds what players
-- may not see yet. `due_at` is when it changes by itself.
create table game_rounds (
  id uuid primary key,
  kind text not null,
  mode text not null check (mode in ('single', 'multi')),
  game_id text references cards,
  state jsonb not null,
  version integer not null default 0,
  due_at timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index game_rounds_due on game_rounds (due_at) where due_at is not null;
create index game_rounds_started on game_rounds (started_at);

-- Who sits where, how many moves they have made, and the last one: a move that arrives twice counts once.
create table game_players (
  round_id uuid not null references game_rounds on delete cascade,
  seat integer not null,
  account_id uuid not null references children,
  moves integer not null default 0,
  last_move jsonb,
  primary key (round_id, seat),
  unique (round_id, account_id)
);
create index game_players_of_account on game_players (account_id);
