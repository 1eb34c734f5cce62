-- Who works on a case. It is empty again once somebody else has to go on: after an escalation, or when a removal needs a second person.
alter table cases add column claimed_by uuid;
alter table cases add column claimed_at timestamptz;
create index cases_claimed on cases (claimed_by) where claimed_by is not null and state in ('open', 'escalated', 'removing');

-- What staff did on a case, in order. `detail` is the name of a step or a note to the child, a colleague's account, or the words
-- of a private note: those go with the copy of the case.
create table case_log (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  event text not null,
  actor uuid not null,
  detail text,
  at timestamptz not null
);
create index case_log_in_order on case_log (case_id, at, id);
create unique index case_log_guidance_once on case_log (case_id, detail) where event = 'guidance';

-- How many people the last mail about a case went to.
alter table case_alerts add column people integer;
