-- Accounts that end by themselves: nobody has used them for long, or the child comes of age. Two notices go out before.
create table account_endings (
  account_id uuid primary key references accounts (id),
  why text not null check (why in ('unused', 'of_age')),
  noticed_at timestamptz not null,
  noticed_again_at timestamptz,
  erase_at timestamptz not null,
  -- From here on nothing can stop it.
  erasing_since timestamptz
);
create index account_endings_due on account_endings (erase_at);
create index accounts_last_used on accounts (coalesce(last_active_at, created_at)) where role = 'child';
create index children_by_birth on children (birth_date);
