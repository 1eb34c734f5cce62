-- Notices mailed to a child's parents: three more at the child's own wish, one a day.
create table consent_notices (
  id uuid primary key,
  child_id uuid not null references children,
  asked_by_child boolean not null,
  sent_at timestamptz not null
);
create index consent_notices_of_child on consent_notices (child_id, sent_at);
