-- Up Migration

-- A game that children play together. Who hosts it may change while it lasts; null once that account is erased. The round is
-- one of game_rounds. `title` is the name of a ready-made one; `words` and `description` are the host's own, which only friends
-- who may type to each other see, and nobody while they wait for staff. `version` grows with every change, so that no screen
-- shows an older state over a newer one.
create table collaborative_game_sessions (
  id uuid primary key,
  host_id uuid references children,
  game_type text not null
    check (game_type in ('memory_match', 'word_puzzle', 'trivia_challenge', 'creative_challenge')),
  title text not null,
  words text,
  description text not null default '',
  words_status text not null default 'shown' check (words_status in ('shown', 'held', 'removed')),
  status text not null default 'waiting' check (status in ('waiting', 'in_progress', 'completed', 'cancelled')),
  max_players integer not null default 4 check (max_players in (2, 3, 4, 6, 8)),
  is_private boolean not null default false,
  invite_code text unique,
  difficulty text not null default 'medium' check (difficulty in ('easy', 'medium', 'hard')),
  theme text,
  round_id uuid unique,
  next_id uuid references collaborative_game_sessions on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  active_at timestamptz not null,
  started_at timestamptz,
  completed_at timestamptz,
  check (is_private = (invite_code is not null))
);
create index collaborative_game_sessions_open on collaborative_game_sessions (created_at)
  where status in ('waiting', 'in_progress');
create index collaborative_game_sessions_by_host on collaborative_game_sessions (host_id);
create index collaborative_game_sessions_next on collaborative_game_sessions (next_id) where next_id is not null;

-- Who plays. `seen_at` is renewed by the node that holds the player's socket; without it the player has dropped out.
create table collaborative_game_participants (
  session_id uuid not null references collaborative_game_sessions on delete cascade,
  account_id uuid not null references children,
  score integer not null default 0,
  points_awarded integer not null default 0,
  status text not null default 'active' check (status in ('active', 'left')),
  team_id integer,
  seat integer,
  is_here boolean not null default true,
  seen_at timestamptz not null,
  joined_at timestamptz not null,
  primary key (session_id, account_id)
);
create index collaborative_game_participants_by_account on collaborative_game_participants (account_id, joined_at desc);
