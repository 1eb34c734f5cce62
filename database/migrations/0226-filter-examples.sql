-- What staff decided about texts that the filter had read, to measure the filter on this instance: only where an admin has chosen it.
-- The words are sealed; of a child who may be in danger there are none.
create table filter_examples (
  case_id uuid primary key references cases on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  words text,
  is_crisis boolean not null,
  reported boolean not null,
  filter_said text not null check (filter_said in ('allow', 'mask', 'hold', 'refuse', 'help')),
  rules text[] not null,
  version text not null,
  staff_said text not null check (staff_said in ('harmless', 'harmful', 'crisis')),
  at timestamptz not null,
  check ((words is null) = is_crisis)
);
create index filter_examples_account_id on filter_examples (account_id);
create index filter_examples_at on filter_examples (at);
