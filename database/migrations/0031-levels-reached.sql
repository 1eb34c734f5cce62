-- Which level a child has reached when, each once: the id is that of the entry that brought it there.
create table levels_reached (
  id uuid primary key,
  account_id uuid not null references children,
  level integer not null,
  at timestamptz not null,
  unique (account_id, level)
);
