-- Every message has its turn, in which its author reads it; `seq` counts only what was sent. A gap in what the reader counts
-- would tell of a message that was held or refused.
alter table conversations rename column last_seq to last_turn;
alter table conversations add column last_seq bigint not null default 0;
alter table chat_messages rename column seq to turn;
alter table chat_messages rename constraint chat_messages_conversation_id_seq_key to chat_messages_conversation_id_turn_key;
alter table chat_messages add column seq bigint;
update chat_messages m set seq = n.seq from (
  select id, count(*) filter (where status = 'sent') over (partition by conversation_id order by turn) as seq
  from chat_messages
) n where n.id = m.id;
alter table chat_messages alter column seq set not null;
update conversations c set last_seq = n.seq from (
  select conversation_id, max(seq) as seq from chat_messages group by conversation_id
) n where n.conversation_id = c.id;
