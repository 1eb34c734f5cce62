-- Up Migration

-- Of family: what parents, young people and staff have asked of a child's data, and what became of it. Rows are only added
-- and answered, never changed otherwise. When a child is erased, they stay without a name until `kept_until`.
create table data_access_requests (
  id uuid primary key,
  child_id uuid references accounts (id),
  parent_id uuid references parents (id) on delete set null,
  kind text not null check (kind in ('copy', 'correct', 'delete', 'withdraw', 'keep')),
  asked_by text not null check (asked_by in ('parent', 'child', 'staff')),
  -- The member of staff who began it on a parent's behalf, and how they knew that it was the parent.
  staff_id uuid references accounts (id),
  identified_by text check (identified_by in ('callback', 'in_person', 'reply_from_address')),
  state text not null check (state in ('open', 'done', 'refused')),
  -- Of a correction: which fields, from what to what. Of a refusal: why.
  changes jsonb,
  note text,
  -- Staff should have a look at it.
  is_odd boolean not null default false,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  done_at timestamptz,
  looked_at timestamptz,
  kept_until timestamptz
);
create index data_access_requests_by_child on data_access_requests (child_id, asked_at);
create index data_access_requests_by_parent on data_access_requests (parent_id);
create index data_access_requests_by_staff on data_access_requests (staff_id);
create index data_access_requests_open on data_access_requests (due_at) where state = 'open';

-- Of family: copies of a child's things that a parent, or the young person, takes home. They live for a day.
create table data_copies (
  id uuid primary key,
  request_id uuid not null references data_access_requests (id),
  child_id uuid not null references accounts (id),
  -- Whose it is; null: the young person's own.
  parent_id uuid references parents (id) on delete cascade,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  asked_at timestamptz not null,
  claimed_at timestamptz,
  tries integer not null default 0,
  ready_at timestamptz,
  expires_at timestamptz,
  token_hash bytea unique,
  bytes bigint,
  saved_at timestamptz
);
create index data_copies_by_request on data_copies (request_id);
create index data_copies_by_child on data_copies (child_id, asked_at);
create index data_copies_by_parent on data_copies (parent_id);
create index data_copies_waiting on data_copies (asked_at) where state = 'waiting';

-- The ZIP in parts, each encrypted, in the database, where every node finds them.
create table data_copy_parts (
  copy_id uuid not null references data_copies (id) on delete cascade,
  number integer not null,
  sealed bytea not null,
  primary key (copy_id, number)
);
