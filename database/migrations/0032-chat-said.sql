-- The last words of one author are read with each of their messages, however long the conversation is.
create index chat_messages_said on chat_messages (conversation_id, sender_id, turn)
  where kind = 'words' and status in ('sent', 'held');
