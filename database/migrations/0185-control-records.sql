-- Up Migration

-- What each grown-up has set for a child; `parent_id` is empty where a young person has chosen alone.
create table child_controls (
  id uuid primary key,
  child_id uuid not null references children,
  parent_id uuid references parents on delete cascade,
  daily_limit integer check (daily_limit between 15 and 120),
  open_hours integer[] check (cardinality(open_hours) = 14),
  is_paused boolean not null,
  allows_presence boolean not null,
  updated_at timestamptz not null,
  unique nulls not distinct (child_id, parent_id)
);
create index child_controls_of_parent on child_controls (parent_id) where parent_id is not null;

-- Each change of these settings as it was made, without names. It goes only with its child.
create table control_records (
  id uuid primary key,
  child_id uuid not null references children,
  parent_id uuid references parents on delete set null,
  changes jsonb not null,
  at timestamptz not null
);
create index control_records_of_child on control_records (child_id, at);
create index control_records_of_parent on control_records (parent_id) where parent_id is not null;

create function keep_control_record() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'parent_id' = to_jsonb(old) - 'parent_id' and new.parent_id is null then
    return new;
  end if;
  raise exception 'control records are only added to';
end
$$;
create trigger control_records_stay before update on control_records
  for each row execute function keep_control_record();

-- A child hears of changes: since when there is something that they have not read.
alter table consents add column controls_changed_at timestamptz;
