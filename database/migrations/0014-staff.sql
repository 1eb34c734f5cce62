-- The second step of staff. Made in a session that still owes it, and counts from `confirmed_at` on; the secret is sealed
-- with a key of the instance. `last_step` is the time step of the newest code that was taken: none counts twice.
create table second_steps (
  account_id uuid primary key references accounts,
  session_id uuid not null,
  sealed_secret text not null,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz
);

-- For who has lost the phone; each works once, and is gone then.
create table recovery_codes (
  code_hash bytea primary key,
  account_id uuid not null references accounts
);
create index recovery_codes_of_account on recovery_codes (account_id);

-- `later` counts as done on a developer's machine only.
alter table sessions add column second_step text not null default 'done'
  check (second_step in ('done', 'owed', 'later'));
-- Whoever is staff already signs in anew, and sets the second step up.
delete from sessions s using accounts a where a.id = s.account_id and a.role <> 'child';
