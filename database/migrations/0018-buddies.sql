-- Requests between two children. `waiting`: both want, and grown-ups are asked. `ends_at` is when an open one runs out, and
-- until when a declined or refused one keeps the same question from being asked again.
create table friend_requests (
  id uuid primary key,
  sender_id uuid not null references children,
  receiver_id uuid not null references children,
  status text not null
    check (status in ('pending', 'waiting', 'accepted', 'declined', 'refused', 'withdrawn', 'expired')),
  by_code boolean not null,
  -- Whether a grown-up of theirs has to agree.
  asks_for_sender boolean not null default false,
  asks_for_receiver boolean not null default false,
  sent_at timestamptz not null,
  changed_at timestamptz not null,
  ends_at timestamptz not null,
  check (sender_id <> receiver_id)
);
create unique index friend_requests_open on friend_requests (least(sender_id, receiver_id), greatest(sender_id, receiver_id))
  where status in ('pending', 'waiting');
create index friend_requests_of_sender on friend_requests (sender_id, status);
create index friend_requests_of_receiver on friend_requests (receiver_id, status);
create index friend_requests_to_end on friend_requests (ends_at);

-- One question to one parent. The hash is that of the link in the newest mail.
create table buddy_approvals (
  id uuid primary key,
  request_id uuid not null references friend_requests on delete cascade,
  child_id uuid not null references children,
  parent_id uuid not null references parents on delete cascade,
  mail_id uuid,
  token_hash bytea unique,
  answer text check (answer in ('yes', 'no')),
  answered_at timestamptz,
  unique (request_id, child_id, parent_id)
);
create index buddy_approvals_of_child on buddy_approvals (child_id, parent_id);
create index buddy_approvals_of_parent on buddy_approvals (parent_id);

create table buddy_settings (
  account_id uuid primary key references children,
  code text unique,
  wants_suggestions boolean not null default false
);

-- Children are found by the beginning of their names.
create index accounts_by_username on accounts (username text_pattern_ops);
create index children_by_display_name on children (lower(display_name) text_pattern_ops);
