-- Up Migration

-- A message can be a drawing: its words are the drawing's id then.
alter table chat_messages drop constraint chat_messages_kind_check;
alter table chat_messages add constraint chat_messages_kind_check check (kind in ('words', 'phrase', 'drawing'));

create table chat_drawings (
  id uuid primary key,
  message_id uuid not null unique references chat_messages on delete cascade,
  sender_id uuid not null references children (account_id),
  strokes jsonb not null,
  picture bytea not null
);

create index chat_drawings_of_sender on chat_drawings (sender_id);
