-- What happened, told by the rooms. `settled_at` is empty while reactions after the commit are still owed.
create table events (
  id uuid primary key,
  name text not null,
  account_id uuid,
  facts jsonb not null,
  at timestamptz not null,
  settled_at timestamptz
);
create index events_unsettled on events (at) where settled_at is null;
create index events_of_account on events (account_id, at desc) where account_id is not null;

-- What the instance itself must remember: secrets it made, and what its operator decided.
create table settings (
  name text primary key,
  value text not null,
  updated_at timestamptz not null default now()
);
