-- What waits for a grown-up's eye, or had it. One open case a thing: what comes to it later is added to that one.
-- `rank_at` is its place in the queue: the moment of opening, moved back by everything that makes it pressing, so that
-- waiting counts by itself and nothing is left behind.
create table cases (
  id uuid primary key,
  kind text not null,
  subject uuid not null,
  reason text not null,
  severity integer not null check (severity between 0 and 4),
  urgent boolean not null default false,
  -- The child who wrote it, where it was one.
  author_id uuid,
  age_group text check (age_group in ('6-8', '9-10', '11-12', '13-17')),
  reports integer not null default 0,
  opened_at timestamptz not null,
  rank_at timestamptz not null,
  verdict_version text,
  -- `removing`: one member of staff wants the account removed, and a second one must agree. `withdrawn`: the author took it back.
  state text not null check (state in ('open', 'escalated', 'removing', 'decided', 'withdrawn')),
  decision text,
  decided_by uuid,
  decided_at timestamptz,
  on_hold boolean not null default false,
  -- The child was erased while a legal hold stood: it goes when the hold does.
  erase_after_hold boolean not null default false
);
create unique index cases_open_subject on cases (kind, subject) where state in ('open', 'escalated', 'removing');
create index cases_in_order on cases (rank_at, id) where state in ('open', 'escalated', 'removing');
create index cases_of_author on cases (author_id) where author_id is not null;
create index cases_by_decision on cases (decided_at) where decided_at is not null;

-- What was said, as it was then. Emptied 30 days after the decision, unless a legal hold stands.
create table case_copies (
  case_id uuid primary key references cases on delete cascade,
  title text not null,
  text text not null,
  author_name text not null,
  written_at timestamptz not null
);

-- Who told of what. The thing is hidden from them from then on.
create table reports (
  reporter_id uuid not null,
  kind text not null,
  subject uuid not null,
  case_id uuid not null references cases on delete cascade,
  reason text not null,
  at timestamptz not null,
  primary key (reporter_id, kind, subject)
);
create index reports_of_case on reports (case_id);

-- Words of staff to a child, by the name of a template. `about` is what it is about in the child's own words.
create table staff_notices (
  id uuid primary key,
  account_id uuid not null,
  case_id uuid references cases on delete set null,
  template text not null,
  about text not null default '',
  at timestamptz not null,
  seen_at timestamptz
);
create index staff_notices_of_account on staff_notices (account_id, at);

create table pauses (
  id uuid primary key,
  account_id uuid not null,
  case_id uuid references cases on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  appealed_at timestamptz
);
create index pauses_of_account on pauses (account_id, ends_at);

-- Members of staff who have said that they are looking.
create table duties (
  account_id uuid primary key,
  since timestamptz not null
);

-- Until then the child plays alone. Over by itself.
alter table accounts add column paused_until timestamptz;

-- Posts that waited for a look before there was a desk.
with waiting as (
  select gen_random_uuid() as id, p.id as subject, p.author_id, p.title, p.content, p.created_at, c.display_name
  from posts p join children c on c.account_id = p.author_id
  where p.status = 'held' and p.deleted_at is null
), opened as (
  insert into cases (id, kind, subject, reason, severity, author_id, opened_at, rank_at, state)
  select id, 'post', subject, 'held', 0, author_id, created_at, created_at, 'open' from waiting
)
insert into case_copies (case_id, title, text, author_name, written_at)
select id, title, content, display_name, created_at from waiting;
