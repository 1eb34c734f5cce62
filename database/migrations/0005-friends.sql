-- Two rows a pair, one in each direction, so that each child's buddies are one index range.
create table friendships (
  account_id uuid not null references children,
  buddy_id uuid not null references children,
  is_favorite boolean not null default false,
  since timestamptz not null,
  primary key (account_id, buddy_id),
  check (account_id <> buddy_id)
);

create table blocked_users (
  blocker_id uuid not null references children,
  blocked_id uuid not null references children,
  at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocked_users_by_blocked on blocked_users (blocked_id);
