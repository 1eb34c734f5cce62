-- Accounts on their way out: hidden and signed out at once, erased on a day, and until then taken back by one word.
-- `asked_by` is empty where the child asked; what a member of staff asks for needs a second one who agrees.
create table departures (
  account_id uuid primary key references accounts,
  state_before text not null,
  asked_by uuid references accounts,
  agreed_by uuid references accounts,
  asked_at timestamptz not null,
  erase_at timestamptz not null,
  -- From here on nothing can be undone.
  erasing_since timestamptz,
  check (agreed_by is null or agreed_by <> asked_by)
);
create index departures_to_erase on departures (erase_at);

alter table consent_links drop constraint consent_links_purpose_check;
alter table consent_links add constraint consent_links_purpose_check
  check (purpose in ('decide', 'not_mine', 'way_out', 'undo', 'stay'));
