-- A new display name or bio that a grown-up looks at before others read it. Others go on seeing what was approved before.
create table waiting_words (
  id uuid primary key,
  account_id uuid not null references children,
  kind text not null check (kind in ('display_name', 'bio')),
  words text not null,
  at timestamptz not null,
  unique (account_id, kind)
);
