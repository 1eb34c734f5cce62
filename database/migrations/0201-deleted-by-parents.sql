-- Up Migration

-- Of accounts: a parent who deletes an account; nobody else can undo it.
alter table departures add column asked_by_parent uuid references parents (id) on delete set null;
create index departures_by_parent on departures (asked_by_parent) where asked_by_parent is not null;

create or replace view leaving_accounts as
select account_id, erase_at, (asked_by is not null) as is_by_staff, (erasing_since is not null) as is_final,
  asked_by_parent
from departures;

-- Of family: the mail that says everything is erased. Its words are sealed, because the row that held the address is erased.
create table last_mails (
  id uuid primary key,
  sealed text not null,
  due_at timestamptz not null,
  claimed_at timestamptz,
  tries integer not null default 0
);
create index last_mails_due on last_mails (due_at);
