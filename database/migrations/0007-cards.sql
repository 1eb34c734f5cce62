-- Riddles, jokes and so on, loaded from the folder `content`. What is gone from there is retired, never deleted.
create table cards (
  id text primary key,
  kind text not null check (
    kind in ('riddle', 'joke', 'trivia', 'poster', 'fun_fact', 'common_knowledge', 'wordPuzzles')
  ),
  body jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

-- What a child has done with a card first: at most one row for each, never deleted while the account lives, and `at` stays,
-- because a deck is dealt from what was done before it. `choice` is the trivia letter or the reaction, empty again once the
-- reaction is taken back; `is_right` is set for trivia.
create table card_progress (
  account_id uuid not null references children,
  card_id text not null references cards,
  outcome text not null check (outcome in ('solved', 'revealed', 'answered', 'reacted', 'seen')),
  choice text,
  is_right boolean,
  at timestamptz not null,
  primary key (account_id, card_id)
);

create table card_guesses (
  id uuid primary key,
  account_id uuid not null references children,
  card_id text not null references cards,
  guess text not null,
  is_correct boolean not null,
  at timestamptz not null
);
create index card_guesses_of_account on card_guesses (account_id, card_id, at);
