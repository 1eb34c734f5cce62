-- What may be a piece of a phone number, or of a name elsewhere, is read with each message and comment of a day.
alter table chat_messages add column is_piece boolean not null default false;
-- Pieces that wait for a grown-up wait together: they are one case.
alter table chat_messages add column waits_with uuid;
create index chat_messages_pieces on chat_messages (conversation_id, sender_id, turn)
  where is_piece and status in ('sent', 'held');
create index chat_messages_waiting_with on chat_messages (waits_with) where waits_with is not null;
alter table comments add column is_piece boolean not null default false;
create index comments_pieces on comments (author_id, created_at) where is_piece and status <> 'removed';
