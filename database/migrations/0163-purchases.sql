-- Up Migration

-- What children have bought for their Pips. What is left of a purse is what was earned minus what was spent.
create table purchases (
  account_id uuid not null references accounts (id),
  item_id text not null,
  cost integer not null check (cost > 0),
  at timestamptz not null,
  primary key (account_id, item_id)
);
