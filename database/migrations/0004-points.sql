create table child_points (
  account_id uuid primary key references children,
  total bigint not null default 0 check (total >= 0),
  riddles_solved integer not null default 0,
  riddles_revealed integer not null default 0
);

-- The ledger. One row per reason and target for ever: asking twice can never pay twice.
create table point_transactions (
  id uuid primary key,
  account_id uuid not null references children,
  reason text not null,
  target text not null,
  points integer not null check (points >= 0),
  at timestamptz not null,
  unique (account_id, reason, target)
);
create index point_transactions_by_day on point_transactions (account_id, reason, at);
