-- Two children who have written to each other, the one with the smaller id first. Whoever writes holds this row until the
-- message is stored, so that `last_seq` numbers the messages in the order in which they can be read.
create table conversations (
  id uuid primary key,
  one_id uuid not null references children,
  other_id uuid not null references children,
  last_seq bigint not null default 0,
  unique (one_id, other_id),
  check (one_id < other_id)
);
create index conversations_by_other on conversations (other_id);

-- held: its sender alone sees it until a grown-up has looked. refused: the desk alone, because it may mean danger.
-- `masked` is what both see instead of the words. `lures` are the filter's rules about luring that the words have met.
create table chat_messages (
  id uuid primary key,
  conversation_id uuid not null references conversations,
  seq bigint not null,
  sender_id uuid not null references children,
  receiver_id uuid not null references children,
  client_id uuid not null,
  kind text not null check (kind in ('words', 'phrase')),
  message text not null,
  masked text,
  lures text[] not null default '{}',
  status text not null check (status in ('sent', 'held', 'refused', 'removed')),
  needs_comfort boolean not null default false,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (sender_id, client_id),
  unique (conversation_id, seq)
);
create index chat_messages_unread on chat_messages (receiver_id, sender_id) where read_at is null and status = 'sent';
create index chat_messages_luring on chat_messages (conversation_id, sender_id) where lures <> '{}';
create index chat_messages_by_age on chat_messages using brin (created_at);
