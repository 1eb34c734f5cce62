-- Up Migration

-- Ready-made words that a buddy left at a child's pond: one each day.
create table pond_waves (
  id uuid primary key,
  owner_id uuid not null references children (account_id),
  visitor_id uuid not null references children (account_id),
  -- The day in the visitor's own time zone.
  day date not null,
  words text not null,
  at timestamptz not null,
  unique (owner_id, visitor_id, day)
);

create index pond_waves_of_visitor on pond_waves (visitor_id);
create index pond_waves_by_age on pond_waves (at);
