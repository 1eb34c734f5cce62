-- Up Migration

-- Of accounts: what holds for a child now, as the settings of all grown-ups together make it. Open hours are two minutes of the day
-- for each weekday from Monday on; closed days have none between them.
alter table children
  add column daily_limit integer check (daily_limit between 15 and 120),
  add column open_hours integer[] check (cardinality(open_hours) = 14),
  add column is_paused boolean not null default false,
  add column allows_presence boolean not null default true;

-- The same rule as `isOpenAt` of contract/rules/family/open-hours.ts.
create function is_open_at(open_hours integer[], time_zone text, at timestamptz) returns boolean
language sql stable parallel safe as $$
  select open_hours is null or (
    extract(hour from at at time zone time_zone) * 60 + extract(minute from at at time zone time_zone)
      >= open_hours[2 * extract(isodow from at at time zone time_zone)::integer - 1]
    and extract(hour from at at time zone time_zone) * 60 + extract(minute from at at time zone time_zone)
      < open_hours[2 * extract(isodow from at at time zone time_zone)::integer]
  )
$$;

-- Of accounts: the children whose grown-ups have set open hours or a pause.
create view limited_children as
select c.account_id, c.open_hours, c.is_paused, a.time_zone
from children c
join accounts a on a.id = c.account_id
where c.open_hours is not null or c.is_paused;
