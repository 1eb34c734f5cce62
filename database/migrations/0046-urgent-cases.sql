-- Cases of visitors stand in a lane of their own, so that nobody who has no account can push children's cases back.
alter table cases add column lane text not null default 'children' check (lane in ('children', 'visitors'));
update cases set lane = 'visitors' where kind = 'contact' and author_id is null;
drop index cases_in_order;
create index cases_in_order on cases (lane, rank_at, id) where state in ('open', 'escalated', 'removing');

-- Cases gather: what the same author writes in the same conversation is added to the case that is open. `conversation` is a
-- digest of who or what it goes to, so that no case names another child.
alter table cases add column conversation text;
create unique index cases_open_conversation on cases (kind, author_id, conversation) nulls not distinct
  where conversation is not null and state in ('open', 'escalated', 'removing');

-- What was added to a case after its first copy. The words go with those of the first copy; the subject stays for the decision.
create table case_additions (
  case_id uuid not null references cases on delete cascade,
  subject uuid not null,
  title text,
  text text,
  author_name text,
  picture bytea,
  written_at timestamptz not null,
  primary key (case_id, subject)
);
create index case_additions_in_order on case_additions (case_id, written_at, subject);
create index case_additions_of_subject on case_additions (subject);

-- The author has three urgent cases open already: this one does not go before those of other children.
alter table cases add column crowded boolean not null default false;

-- When a member of staff opened the case; empty again when something was added since.
alter table cases add column read_at timestamptz;
create index cases_unread on cases (lane) where urgent and read_at is null and state in ('open', 'escalated', 'removing');

-- When staff were last told of a case, by each way of telling.
create table case_alerts (
  case_id uuid not null references cases on delete cascade,
  channel text not null check (channel in ('mail', 'webhook')),
  at timestamptz not null,
  primary key (case_id, channel)
);

-- One row for each lane and way of telling: which node is busy with it, when it last went out, and since when it fails.
create table staff_alerts (
  lane text not null check (lane in ('children', 'visitors')),
  channel text not null check (channel in ('mail', 'webhook')),
  busy_until timestamptz not null default '-infinity',
  sent_at timestamptz,
  failed_at timestamptz,
  primary key (lane, channel)
);
insert into staff_alerts (lane, channel)
select lane, channel from unnest(array['children', 'visitors']) lane, unnest(array['mail', 'webhook']) channel;

-- Visitors' messages about danger of the last hour, to limit them; `network` is a keyed digest.
create table visitor_alarms (
  message_id uuid primary key references contact_messages on delete cascade,
  network bytea not null,
  at timestamptz not null
);
create index visitor_alarms_at on visitor_alarms (at);
