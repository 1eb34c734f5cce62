-- Pairs who have had to do with each other: were buddies, commented, chatted, played. Stays when a friendship ends, as three
-- blocks by such children remove an account. One row a pair.
create table contacts (
  one_id uuid not null references children,
  other_id uuid not null references children,
  since timestamptz not null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index contacts_by_other on contacts (other_id);

-- The rooms after `family` hand in letters of their own: the kinds are theirs to name.
alter table parent_mails drop constraint parent_mails_kind_check;
