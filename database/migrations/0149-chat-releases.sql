-- Up Migration

-- When staff let a held message through: its reader sees it first then, however long ago it was written.
alter table chat_messages add column released_at timestamptz;
